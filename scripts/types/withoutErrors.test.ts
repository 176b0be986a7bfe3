import { expect, test } from 'vitest';
import { fileKindOf } from '../../engine/compile/documents.ts';
import { validators } from '../../schemas/generated/validators.js';
import { readDeclarations } from '../../server/screens/readFiles.ts';
import { readSchemas } from './readSchemas.ts';
import { withoutErrors } from './withoutErrors.ts';
import { BASE, languageAjv } from './writeValidators.ts';

const OTHERS = [null, 1, '?', true, [], {}, -0.5];
/** Of all mutants: each takes two validations of its whole file. */
const EVERY = 7;

/** Makes every value another one and takes every key away, one after another, each put right again. */
function* mutations(value: unknown): Generator<void> {
  if (typeof value !== 'object' || value === null) return;
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record)) {
    const before = record[key];
    for (const other of OTHERS) {
      record[key] = other;
      yield;
    }
    delete record[key];
    yield;
    record[key] = before;
    yield* mutations(before);
  }
}

test('the validators answer as Ajv’s own do, to shipped files and to what is wrong in every place of them', async () => {
  const ajv = languageAjv(readSchemas(process.cwd()));
  const seen = { right: 0, wrong: 0 };
  for (const { path, text } of await readDeclarations('screens')) {
    const kind = fileKindOf(path)?.kind;
    const own = kind && ajv.getSchema(`${BASE}${kind}.schema.json`);
    if (kind === undefined || own === undefined) continue;
    const value: unknown = JSON.parse(text);
    const compare = (): void => {
      const right = own(value) as boolean;
      if (validators[kind](value) !== right) expect(value, path).toBe(right);
      seen[right ? 'right' : 'wrong'] += 1;
    };
    compare();
    let at = 0;
    for (const _ of mutations(value)) {
      at += 1;
      if (at % EVERY === 0) compare();
    }
  }
  expect(seen.right).toBeGreaterThan(100);
  expect(seen.wrong).toBeGreaterThan(1_000);
});

test('what only errors need is gone: their objects, what is handed on for them, and the schemas they quote', () => {
  const code = [
    'const schema1 = {"type":"object"};',
    'const schema2 = {"a":1};',
    'function validate2(data, {instancePath="", rootData=data}={}){',
    'let vErrors = null;',
    'let errors = 0;',
    'for (const key in data) if (!(key in schema2)) { validate2.errors = [{instancePath,params:schema1}]; return false; }',
    'if(!(validate1(data.a, {instancePath:instancePath+"/a",rootData}))){',
    'vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);',
    'errors = vErrors.length;',
    '}',
    'if(vErrors !== null){ vErrors.length = 0; }',
    'validate2.errors = vErrors;',
    'return errors === 0;',
    '}',
  ].join('\n');
  expect(withoutErrors(code).split(/\n/).filter(Boolean)).toEqual([
    'const schema2 = {"a":1};',
    'function validate2(data){',
    'let errors = 0;',
    'for (const key in data) if (!(key in schema2)) {  return false; }',
    'if(!(validate1(data.a))){',
    'errors++;',
    '}',
    'return errors === 0;',
    '}',
  ]);
  expect(() => withoutErrors('function (')).toThrow('the validators are no JavaScript');
});
