import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { everyFileKind } from '../../engine/compile/language/fileKinds.ts';
import { annotations, type JsonSchema } from './readSchemas.ts';
import { withoutErrors } from './withoutErrors.ts';

/** Where the schemas are said to be. */
export const BASE = 'https://weft.invalid/schemas/';

/** An Ajv that knows the whole language; strict, so that a typo in a schema fails here. */
export function languageAjv(schemas: Map<string, JsonSchema>): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allErrors: false,
    discriminator: true,
    allowUnionTypes: true,
    // Lengths in UTF-16 units: the generated module stays free of run-time imports.
    unicode: false,
    inlineRefs: false,
    logger: false,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addVocabulary(annotations(schemas));
  for (const [file, schema] of schemas) ajv.addSchema(schema, BASE + file);
  return ajv;
}

/** The standalone module: one function a file kind, no `new Function` at run time. */
export function writeValidators(schemas: Map<string, JsonSchema>): string {
  const ajv = languageAjv(schemas);
  const exported = Object.fromEntries(everyFileKind.map((kind) => [`validate_${kind}`, `${BASE}${kind}.schema.json`]));
  for (const id of Object.values(exported)) ajv.getSchema(id);
  const code = withoutErrors(
    (standalone as unknown as { default: (ajv: Ajv2020, refs: Record<string, string>) => string }).default(
      ajv,
      exported,
    ),
  );
  const imports = code.includes('require("ajv/dist/runtime/equal").default')
    ? 'import equalModule from "ajv/dist/runtime/equal.js";\n'
    : '';
  const body = code.replaceAll('require("ajv/dist/runtime/equal").default', '(equalModule.default ?? equalModule)');
  if (body.includes('require('))
    throw new Error(
      `the standalone validators want a module: ${body.slice(body.indexOf('require('), body.indexOf('require(') + 60)}`,
    );
  return `// Written by \`npm run types\` from schemas/*.schema.json. Do not edit.\n${imports}${body}\n/** By file kind. */\nexport const validators = { ${everyFileKind.map((kind) => `${kind}: validate_${kind}`).join(', ')} };\n`;
}

/** Typings beside the standalone module. */
export function writeValidatorTypes(): string {
  return `// Written by \`npm run types\`. Do not edit.
export interface Validate {
  (data: unknown): boolean;
}
/** By file kind. */
export const validators: Record<${everyFileKind.map((kind) => `'${kind}'`).join(' | ')}, Validate>;
`;
}
