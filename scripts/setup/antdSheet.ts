import postcss from 'postcss';
import type { Plugin } from 'vite';

/** antd's style sheet: what its components look like, in values that a theme sets. */
const SHEET = /[\\/]antd[\\/]dist[\\/]antd\.css$/;
/** Where a component says the same in functions, which would make its rules when it is first drawn. */
const STYLE = /[\\/]antd[\\/]es[\\/][a-z-]+[\\/]style[\\/]\w+\.js$/;
const MAKERS: ReadonlySet<string> = new Set(['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook']);

/** Components nobody draws: the folder of each, and how its classes begin where that is another word. */
const UNUSED: Readonly<Record<string, string>> = {
  ...{ affix: 'affix', anchor: 'anchor', avatar: 'avatar', 'border-beam': 'border-beam', breadcrumb: 'breadcrumb' },
  ...{ card: 'card', carousel: 'carousel', collapse: 'collapse', 'color-picker': 'color-picker' },
  ...{ 'float-button': 'float-btn', list: 'list', listy: 'listy', masonry: 'masonry', mentions: 'mentions' },
  ...{ 'qr-code': 'qrcode', rate: 'rate', splitter: 'splitter', statistic: 'statistic', tour: 'tour' },
  ...{ transfer: 'transfer' },
};
const UNUSED_CLASS = new RegExp(`\\.ant-(?:${Object.values(UNUSED).join('|')})(?![a-z])`);
/** The values of antd's own theme; the product's theme sets them. */
const VALUES = /^\.css-var-/;

/**
 * The look of antd's components as a style sheet of those the product draws, in place of functions that make it in the
 * browser. The build fails when a component is drawn whose rules are left out.
 */
export function antdSheet(): Plugin {
  return {
    name: 'antd-sheet',
    enforce: 'pre',
    transform(code, id) {
      if (SHEET.test(id)) return { code: used(code), map: null };
      if (!STYLE.test(id)) return undefined;
      const silent = withoutRules(code, this.parse(code));
      return silent === undefined ? undefined : { code: silent, map: null };
    },
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
      for (const id of modules) {
        const folder = /[\\/]antd[\\/]es[\\/]([a-z-]+)[\\/]style[\\/]/.exec(id)?.[1];
        if (folder !== undefined && folder in UNUSED)
          this.error(
            `antd's ${folder} is drawn without its rules: take it out of UNUSED in scripts/setup/antdSheet.ts`,
          );
      }
    },
  };
}

/** The rules that something in the product may meet. */
function used(sheet: string): string {
  const root = postcss.parse(sheet);
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !UNUSED_CLASS.test(selector) && !VALUES.test(selector));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  return root.toString();
}

interface Node {
  type: string;
  start: number;
  end: number;
}

/** A component's style with no rules of its own, also where no theme stands around it; undefined where there is none. */
function withoutRules(code: string, program: object): string | undefined {
  const made = callsIn(program).flatMap((call) => call.arguments.slice(1, 2));
  if (made.length === 0) return undefined;
  return made.reduceRight((text, { start, end }) => `${text.slice(0, start)}() => []${text.slice(end)}`, code);
}

interface Call extends Node {
  callee: Node & { name?: string };
  arguments: Node[];
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
