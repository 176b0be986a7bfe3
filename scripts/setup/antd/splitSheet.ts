import postcss, { type ChildNode, type Rule } from 'postcss';

/** Components by the word their classes begin with, where that is not the name of their folder. */
const FOLDERS: Readonly<Record<string, string>> = {
  btn: 'button',
  col: 'grid',
  'float-btn': 'float-button',
  otp: 'input',
  picker: 'date-picker',
  'picker-calendar': 'calendar',
  qrcode: 'qr-code',
  ribbon: 'badge',
  row: 'grid',
};

/** The part of what several components stand on: movements, icons, links. */
export const COMMON = 'common';

/** Rules that nothing in the product meets, by a pattern of selectors; the first are the values of antd's own theme. */
const NEVER_MET: readonly RegExp[] = [/^\.css-var-/];

/** Likewise, as long as none of our sources says what would need them. */
export const UNUSED: readonly { rules: RegExp; neededBy: RegExp }[] = [
  { rules: /-rtl(?![a-z])/, neededBy: /direction[=:] ?["']rtl/ },
  {
    rules: /\.ant-col-(?:xs|sm|md|lg|xl|xxl|xxxl|push|pull|offset|order)\b/,
    neededBy: /<Col\b|\b(?:label|wrapper)Col=.*\b(?:xs|sm|md|lg|xl|xxl|xxxl|push|pull|offset|order)\b/,
  },
  {
    rules: /\.ant-skeleton-(?:avatar|button|image|input|node)\b/,
    neededBy: /<Skeleton(?:\.|\b[^>]*\bavatar\b)/,
  },
  { rules: /\.ant-pagination-simple\b/, neededBy: /<Pagination\b[^>]*\bsimple\b/ },
  { rules: /\.ant-[a-z-]+-underlined\b/, neededBy: /["']underlined["']/ },
  { rules: /\.ant-menu-dark\b/, neededBy: /<(?:Main)?Menu\b[^>]*\btheme=/ },
  {
    rules: /\.ant-btn-color-(?:blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold)\b/,
    neededBy: /<Button\b[^>]*\bcolor=["{'](?!primary|danger|default)/,
  },
];

const isMet = (selector: string): boolean =>
  ![...NEVER_MET, ...UNUSED.map(({ rules }) => rules)].some((pattern) => pattern.test(selector));

/**
 * antd's style sheet in parts: the rules of each component by its folder (`date-picker`), in the sheet's order, and
 * under `common` those of no component. A rule belongs to the component whose class its selector names last: it counts
 * for nothing where that is not drawn, as in a table within a menu.
 */
export function splitSheet(sheet: string, folders: ReadonlySet<string>): ReadonlyMap<string, string> {
  const parts = new Map<string, string[]>();
  const add = (part: string, text: string) => parts.set(part, [...(parts.get(part) ?? []), text]);
  const words = [...folders, ...Object.keys(FOLDERS)].toSorted((one, other) => other.length - one.length);
  const folderOf = (name: string): string | undefined => {
    const word = words.find((start) => name === start || name.startsWith(`${start}-`));
    return word === undefined ? undefined : (FOLDERS[word] ?? word);
  };
  const partOf = (selector: string): string => {
    const names = selector.replaceAll(/:not\([^()]*\)/g, '').matchAll(/\.ant-([a-z-]+)/g);
    const folders = [...names].flatMap(([, name = '']) => folderOf(name) ?? []);
    return folders.at(-1) ?? COMMON;
  };

  const addRule = (rule: Rule, around: readonly string[]) => {
    const met = new Map<string, string[]>();
    for (const selector of rule.selectors.filter(isMet)) {
      const part = partOf(selector);
      met.set(part, [...(met.get(part) ?? []), selector]);
    }
    for (const [part, selectors] of met) {
      const text = `${selectors.join(',')}{${rule.nodes.map(String).join(';')}}`;
      add(
        part,
        around.reduceRight((inside, condition) => `${condition}{${inside}}`, text),
      );
    }
  };
  const walk = (nodes: readonly ChildNode[], around: readonly string[]) => {
    for (const node of nodes) {
      if (node.type === 'rule') addRule(node, around);
      else if (node.type !== 'atrule') continue;
      else if (/keyframes$/.test(node.name)) add(COMMON, String(node));
      else walk(node.nodes ?? [], [...around, `@${node.name} ${node.params}`]);
    }
  };
  walk(postcss.parse(sheet).nodes, []);
  return new Map([...parts].map(([part, texts]) => [part, texts.join('')]));
}
