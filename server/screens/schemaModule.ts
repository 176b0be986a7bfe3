import { createRequire } from 'node:module';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { CompileSchema } from '../../engine/compile/forms/formSchemas.ts';

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

/**
 * Writes the ES module of a form's schema, for RJSF's precompiled validator: it imports nothing and compiles nothing,
 * so a page runs it under a policy without `unsafe-eval`.
 */
const compileSchema: CompileSchema = (schema) => {
  try {
    // A copy: parsing marks the schemas it is given.
    const code = compileSchemaValidatorsCode(structuredClone(schema), {
      AjvClass: Ajv2020,
      ajvFormatOptions: false,
      customFormats: FORMATS,
      // A misspelt keyword fails here; `message` is the author's own words.
      ajvOptionsOverrides: { strict: true, strictTypes: false, strictRequired: false, keywords: ['message'] },
    });
    return { ok: true, code: asModule(code) };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
};

/** Ajv takes some tenths of a second a schema: one that did not change is not written again. */
export function createSchemaCompiler(): CompileSchema {
  const known = new Map<string, ReturnType<CompileSchema>>();
  return (schema) => {
    const text = JSON.stringify(schema);
    const made = known.get(text) ?? compileSchema(schema);
    known.set(text, made);
    return made;
  };
}

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
  const part = createRequire(import.meta.url)(name) as { default: unknown };
  return String(part.default);
}
