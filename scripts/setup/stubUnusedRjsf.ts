import type { Plugin } from 'vite';
import { inProject } from './checkout.mjs';

const registry = JSON.stringify(inProject('renderers', 'forms', 'draw', 'formRegistry.ts'));
const deepEqual = JSON.stringify(inProject('renderers', 'forms', 'draw', 'deepEqual.ts'));

/**
 * What stands in the place of modules that RJSF imports for schemas and parts our forms never have: a form of a plan
 * is one flat object without references, whose fields are cells. Should one of them be asked after all, it says so.
 */
const replaced: Readonly<Record<string, string>> = {
  // A whole library of inputs, arrays and Markdown descriptions.
  'getDefaultRegistry.js': `export { formRegistry as default } from ${registry};`,
  // A library for maps, sets, buffers and circles.
  'deepEquals.js': `export { deepEqual as default } from ${deepEqual};`,
  // Draws the message of a wrong order of fields.
  'markdown-to-jsx/react': 'export const Markdown = ({ children }) => children;',
  // Addresses of `$ref`, of which there are none.
  'fast-uri':
    'const none = () => { throw new Error("a form has no references"); }; export default { equal: none, resolve: none };',
  jsonpointer: 'export default { get: () => { throw new Error("a form has no references"); } };',
  // `allOf`, of which there is none.
  'shallowAllOfMerge.js': absent('allOf'),
  // `anyOf` and `oneOf`.
  'getClosestMatchingOption.js': absent('options'),
  'getFirstMatchingOption.js': absent('options'),
  'findSelectedOptionInXxxOf.js': absent('options'),
  // Other data or another schema put in place of the first: our values go past RJSF.
  'sanitizeDataForNewSchema.js': absent('second schema'),
  'toPathSchema.js': absent('extra data'),
};

function absent(what: string): string {
  return `export default function absent() { throw new Error("a form has no ${what}"); }`;
}

/** Keeps out of the build what RJSF imports and our forms cannot reach. */
export function stubUnusedRjsf(): Plugin {
  return {
    name: 'slim-forms',
    enforce: 'pre',
    resolveId: (source, importer) => {
      if (!importer?.includes('@rjsf')) return undefined;
      const name = Object.keys(replaced).find((key) => source === key || source.endsWith(`/${key}`));
      return name === undefined ? undefined : `\0slim-forms:${name}`;
    },
    load: (id) => (id.startsWith('\0slim-forms:') ? replaced[id.slice('\0slim-forms:'.length)] : undefined),
  };
}
