import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readEnglish, Translator } from './english.ts';
import { type JsonSchema, readSchemas } from './readSchemas.ts';
import { chinese, english } from './referenceWords.ts';
import { staleUnions } from './unions.ts';
import { writeLanguage } from './writeLanguage.ts';
import { writeReference } from './writeReference.ts';
import { writeTypes } from './writeTypes.ts';
import { writeValidators, writeValidatorTypes } from './writeValidators.ts';

/**
 * Writes everything that is made from the schemas, or with `check` compares instead. Answers the exit code: 1 when it is
 * stale, or when something has no English.
 */
export async function generate({ check = false }: { check?: boolean } = {}): Promise<number> {
  const root = process.cwd();
  const read = readSchemas(root);
  const unions = staleUnions(read);
  const schemas = new Map([...read, ...unions]);
  const translator = new Translator(readEnglish(root));
  const files: Record<string, string> = {
    ...Object.fromEntries([...unions].map(([file, schema]) => [`schemas/${file}`, formatted(file, schema)])),
    'schemas/generated/types.ts': await writeTypes(schemas),
    'schemas/generated/validators.js': writeValidators(schemas),
    'schemas/generated/validators.d.ts': writeValidatorTypes(),
    'schemas/generated/language.ts': writeLanguage(schemas),
    'docs/reference.md': writeReference(schemas, { words: chinese, say: (text) => text }),
    'docs/reference.en.md': writeReference(schemas, { words: english, say: translator.say }),
  };
  const stale = Object.entries(files).filter(
    ([file, text]) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text,
  );
  const untranslated = translator.problems();
  for (const problem of untranslated) console.error(problem);
  if (check) {
    for (const [file] of stale) console.error(`${file}: 与 schemas/ 不一致，请运行 npm run types 后提交`);
    return stale.length + untranslated.length > 0 ? 1 : 0;
  }
  for (const [file, text] of stale) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(`写入 ${file}`);
  }
  if (stale.length === 0) console.log('生成文件都是最新的');
  return untranslated.length > 0 ? 1 : 0;
}

/** A schema as the house writes JSON. */
function formatted(file: string, schema: JsonSchema): string {
  const format = ['node_modules/@biomejs/biome/bin/biome', 'format', `--stdin-file-path=schemas/${file}`];
  return execFileSync(process.execPath, format, { input: JSON.stringify(schema, null, 2), encoding: 'utf8' });
}
