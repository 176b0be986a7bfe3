import { createRequire } from 'node:module';
import type { CompileSchema } from '../../engine/compile/forms/formSchemas.ts';
import { once } from '../../engine/once.ts';

/** What texts of each format look like; times are local, as everywhere on the wire. */
const FORMATS = {
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  'date-time': /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
  time: /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
  email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
  uri: /^https?:\/\/\S+$/,
};

/** Parts that the written code asks for by name; each is one function that needs nothing around it. */
const RUNTIME = ['ajv/dist/runtime/equal', 'ajv/dist/runtime/ucs2length'];

/** A misspelt keyword fails; `message` is the author's own words. */
const STRICT = { strict: true, strictTypes: false, strictRequired: false, keywords: ['message'] };

const load = createRequire(import.meta.url);

/** What writes validators, loaded for the first schema: most commands have none to write, and as modules they are slow. */
const tools = once(() => {
  const { Ajv2020 } = load('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  const path = '@rjsf/validator-ajv8/dist/compileSchemaValidators';
  const { compileSchemaValidatorsCode } = load(
    path,
  ) as typeof import('@rjsf/validator-ajv8/dist/compileSchemaValidators');
  return { Ajv2020, compileSchemaValidatorsCode };
});

/** Every instance would compile the schema of schemas for itself, which takes longer than all forms together. */
const judge = once(() => new (tools().Ajv2020)(STRICT));

function requireSchema(schema: object): void {
  const ajv = judge();
  if (!ajv.validateSchema(schema)) throw new Error(`schema is invalid: ${ajv.errorsText()}`);
}

/**
 * Writes the ES module of a form's schema, for RJSF's precompiled validator: it imports nothing and compiles nothing,
 * so a page runs it under a policy without `unsafe-eval`.
 */
const compileSchema: CompileSchema = (schema) => {
  try {
    requireSchema(schema);
    // A copy: parsing marks the schemas it is given.
    const { Ajv2020, compileSchemaValidatorsCode } = tools();
    const code = compileSchemaValidatorsCode(structuredClone(schema), {
      AjvClass: Ajv2020,
      ajvFormatOptions: false,
      customFormats: FORMATS,
      ajvOptionsOverrides: { ...STRICT, meta: false, validateSchema: false },
    });
    return { ok: true, code: asModule(code) };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
};

/** Nothing but the schema says what is written of it: whoever compiles it again in this process is given the same. */
const known = new Map<string, ReturnType<CompileSchema>>();
/** Schemas that are edited for days must not fill the memory. */
const MAX_KNOWN = 500;

/** Ajv takes long over a schema: one that did not change is not written again. */
export const compileSchemaOnce: CompileSchema = (schema) => {
  const text = JSON.stringify(schema);
  const made = known.get(text) ?? compileSchema(schema);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(text, made);
  return made;
};

/** What Ajv writes is CommonJS. */
function asModule(code: string): string {
  const parts = RUNTIME.filter((name) => code.includes(`require("${name}")`));
  const stray = code.replaceAll(/require\("([^"]*)"\)/g, (call, name) => (parts.includes(name) ? '' : call));
  if (stray.includes('require(')) throw new Error('关键字需要运行时模块');
  const runtime = parts.map((name) => `${JSON.stringify(name)}: { default: ${sourceOf(name)} },`);
  return [
    'const exports = {};',
    `const runtime = {\n${runtime.join('\n')}\n};`,
    'const require = (name) => runtime[name];',
    code,
    'export { exports as validators };',
    '',
  ].join('\n');
}

function sourceOf(name: string): string {
  const part = load(name) as { default: unknown };
  return String(part.default);
}
