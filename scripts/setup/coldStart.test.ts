import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from './checkout.mjs';

/** What takes as long to load as all else together: a command asks for it when its work begins. */
const HEAVY = /^(kysely|pg|ajv|libpg-query|vite|typescript|@electric-sql\/|@rjsf\/)/;

/** What a file loads as it is loaded itself, its own files and libraries; types load nothing. */
function loadedBy(file: string, known = new Map<string, string>(), from = ''): ReadonlyMap<string, string> {
  // Templates of files that are yet to be written import what stands beside those.
  if (known.has(file) || !fs.existsSync(file)) return known;
  known.set(file, from);
  const text = fs.readFileSync(file, 'utf8');
  for (const [, name = ''] of text.matchAll(/^import (?!type )(?:[^;]*? from )?'([^']+)';$/gm)) {
    if (name.startsWith('.')) loadedBy(path.resolve(path.dirname(file), name), known, file);
    else known.set(name, file);
  }
  return known;
}

test.each(['check', 'db', 'load', 'migrate', 'new', 'playground', 'validate', 'weft'])(
  'npm run %s begins its work before anything heavy is loaded',
  (name) => {
    const loaded = loadedBy(inProject('scripts', `${name}.ts`));
    expect(loaded.size).toBeGreaterThan(5);
    const heavy = [...loaded].filter(([each]) => HEAVY.test(each));
    expect(heavy.map(([each, from]) => `${each} by ${path.relative(inProject(), from)}`)).toEqual([]);
  },
);
