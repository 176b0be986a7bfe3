import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { inProject } from '../checkout.mjs';
import { COMMON, splitSheet } from './splitSheet.ts';

/** Where a component says in functions what it looks like; called when it is first drawn, they make its rules. */
const STYLE = /[\\/]antd[\\/]es[\\/](?:_util[\\/])?([a-z-]+)[\\/]style(?:[\\/]\w+)?\.js$/;
const MAKERS: ReadonlySet<string> = new Set(['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook']);
/** What would put made rules into the page, with a compiler of style sheets behind it: there are none left to put. */
const REGISTER = /[\\/]@ant-design[\\/]cssinjs[\\/]es[\\/]hooks[\\/]useStyleRegister\.js$/;
const PART = 'virtual:antd-rules/';

/**
 * Rules of antd's components ready-made, in place of functions that make them in the browser: each part of antd's own
 * style sheet comes with the code of its component. They stand in the layer `antd`, which any rule of ours outdoes.
 * For a theme with `zeroRuntime`.
 */
export function antdRules(): Plugin {
  let parts: ReadonlyMap<string, string> | undefined;
  const rulesOf = (part: string): string => {
    parts ??= readParts();
    return parts.get(part) ?? '';
  };
  const plugin: Plugin = {
    name: 'antd-rules',
    enforce: 'pre',
    resolveId: (source) => (source.startsWith(PART) ? { id: `\0${source}`, moduleSideEffects: true } : undefined),
    load: (id) => (id.startsWith(`\0${PART}`) ? partModule(id.slice(PART.length + 1), rulesOf) : undefined),
    transform(code, id) {
      if (REGISTER.test(id)) return { code: withoutBody(code, this.parse(code)), map: null };
      const folder = STYLE.exec(id)?.[1];
      if (folder === undefined) return undefined;
      const silent = withoutMakers(code, this.parse(code));
      return silent === undefined ? undefined : { code: `import '${PART}${folder}';\n${silent}`, map: null };
    },
  };
  // While developing, libraries are bundled by themselves before the rest.
  return { ...plugin, config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [plugin] } } }) };
}

function readParts(): ReadonlyMap<string, string> {
  const es = inProject('node_modules', 'antd', 'es');
  const folders = readdirSync(es).filter((name) => existsSync(path.join(es, name, 'style')));
  return splitSheet(readFileSync(inProject('node_modules', 'antd', 'dist', 'antd.css'), 'utf8'), new Set(folders));
}

/** Adopts the rules as it is loaded, after those that all parts stand on. */
function partModule(part: string, rulesOf: (part: string) => string): string {
  const rules = rulesOf(part);
  const before = part === COMMON ? '' : `import '${PART}${COMMON}';\n`;
  if (rules === '') return before;
  return `${before}const sheet = new CSSStyleSheet();
sheet.replaceSync(${JSON.stringify(`@layer antd{${rules}}`)});
document.adoptedStyleSheets.push(sheet);`;
}

interface Node {
  type: string;
  start: number;
  end: number;
}

interface Call extends Node {
  callee: Node & { name?: string };
  arguments: Node[];
}

/** A component's style without the function that makes its rules; undefined where there is none. */
function withoutMakers(code: string, program: object): string | undefined {
  const made = callsIn(program).flatMap((call) => call.arguments.slice(1, 2));
  if (made.length === 0) return undefined;
  return made.reduceRight((text, { start, end }) => `${text.slice(0, start)}() => []${text.slice(end)}`, code);
}

/** A module whose default function does nothing. */
function withoutBody(code: string, program: ReturnType<Rolldown.PluginContext['parse']>): string {
  const found = program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  if (found?.declaration.type !== 'FunctionDeclaration' || !found.declaration.body)
    throw new Error('cssinjs: useStyleRegister.js no longer exports a function; see scripts/setup/antd/antdRules.ts');
  const { start, end } = found.declaration.body;
  return `${code.slice(0, start)}{}${code.slice(end)}`;
}

function callsIn(tree: unknown): Call[] {
  if (Array.isArray(tree)) return tree.flatMap(callsIn);
  if (typeof tree !== 'object' || tree === null) return [];
  const inside = Object.values(tree).flatMap(callsIn);
  return isMaker(tree) ? [tree, ...inside] : inside;
}

function isMaker(node: object): node is Call {
  const { type, callee } = node as Partial<Call>;
  return type === 'CallExpression' && MAKERS.has(callee?.name ?? '');
}
