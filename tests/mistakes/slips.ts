import type { Node } from 'jsonc-parser';
import { schemas } from '../../schemas/generated/language.ts';
import { type Chance, misspelt, nodesOf } from '../../scripts/mutate/text.ts';

/** A slip of somebody's hand in a right text. */
export interface Slip {
  kind: string;
  text: string;
  /** Offset of what is wrong now. */
  at: number;
}

type MakeSlip = (text: string, nodes: readonly Node[], chance: Chance) => { text: string; at: number } | undefined;

const isKey = ({ parent }: Node): boolean => parent?.type === 'property' && parent.children?.length !== undefined;
const keyOf = (node: Node): Node | undefined =>
  node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;

const put = (text: string, { offset, length }: Pick<Node, 'offset' | 'length'>, written: string) => ({
  text: text.slice(0, offset) + written + text.slice(offset + length),
  at: offset,
});
const one = <T>(all: readonly T[], chance: Chance): T | undefined => all[chance(all.length)];

const inWord =
  (suits: (node: Node) => boolean): MakeSlip =>
  (text, nodes, chance) => {
    const node = one(
      nodes.filter((each) => typeof each.value === 'string' && each.value.length > 3 && suits(each)),
      chance,
    );
    return node && put(text, node, JSON.stringify(misspelt(String(node.value), chance)));
  };

const under =
  (...keys: string[]) =>
  (node: Node): boolean => {
    const named = node.parent?.type === 'array' ? node.parent : node;
    const key = keyOf(named);
    return key !== undefined && key !== node && keys.includes(String(key.value));
  };

/** Names other products have for a key, which the language takes as well. */
const otherNames = (): Map<string, string> => {
  const found = new Map<string, string>();
  const walk = (schema: unknown, key: string): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const { 'x-aliases': listed } = schema as { 'x-aliases'?: unknown };
    for (const each of [listed].flat()) if (typeof each === 'string') found.set(key, each);
    for (const [name, inner] of Object.entries(schema)) walk(inner, name);
  };
  walk(schemas, '');
  return found;
};

/** What hands do wrong, by what it is called. */
export const slips: Readonly<Record<string, MakeSlip>> = {
  'a key misspelt': inWord((node) => isKey(node) && keyOf(node) === node),
  'a type misspelt': inWord(under('type', 'mode', 'order', 'mark')),
  'a reference misspelt': inWord(under('model', 'dictCode', 'screen', 'picker', 'extends', 'measure')),
  'a field misspelt': inWord(
    (node) => under('columns', 'query', 'fields', 'foreignKey')(node) && node.type === 'string',
  ),
  'a number in quotation marks': (text, nodes, chance) => {
    const node = one(
      nodes.filter(({ type, parent }) => type === 'number' && parent?.type === 'property'),
      chance,
    );
    return node && put(text, node, JSON.stringify(String(node.value)));
  },
  'true in quotation marks': (text, nodes, chance) => {
    const node = one(
      nodes.filter(({ type }) => type === 'boolean'),
      chance,
    );
    return node && put(text, node, JSON.stringify(String(node.value)));
  },
  'a comma forgotten': (text, _, chance) => {
    const at = one(
      [...text.matchAll(/,(?=\s*\n)/g)].map(({ index }) => index),
      chance,
    );
    return at === undefined ? undefined : put(text, { offset: at, length: 1 }, '');
  },
  'a comma too many': (text, _, chance) => {
    const at = one(
      [...text.matchAll(/[\]}"\w](?=\n\s*[\]}])/g)].map(({ index }) => index + 1),
      chance,
    );
    return at === undefined ? undefined : put(text, { offset: at, length: 0 }, ',');
  },
  'a colon forgotten': (text, nodes, chance) => {
    const key = one(
      nodes.filter((node) => keyOf(node) === node),
      chance,
    );
    return key && put(text, { offset: key.offset + key.length, length: 1 }, '');
  },
  'a quotation mark forgotten': (text, nodes, chance) => {
    const node = one(
      nodes.filter(({ type, length }) => type === 'string' && length > 3),
      chance,
    );
    return node && put(text, { offset: node.offset + (chance(2) === 0 ? 0 : node.length - 1), length: 1 }, '');
  },
  'a key without quotation marks': (text, nodes, chance) => {
    const key = one(
      nodes.filter((node) => keyOf(node) === node && /^[a-z]\w+$/i.test(String(node.value))),
      chance,
    );
    return key && put(text, key, String(key.value));
  },
  'single quotation marks': (text, nodes, chance) => {
    const node = one(
      nodes.filter(({ type, value }) => type === 'string' && /^[\w /]+$/.test(String(value))),
      chance,
    );
    return node && put(text, node, `'${node.value}'`);
  },
  'the first bracket lost': (text) => (text.startsWith('{\n') ? put(text, { offset: 0, length: 2 }, '') : undefined),
  'the last bracket lost': (text) =>
    text.endsWith('\n}\n') ? put(text, { offset: text.length - 3, length: 2 }, '') : undefined,
  'a remark': (text, _, chance) => {
    const at = one([...text.matchAll(/\n/g)].map(({ index }) => index).slice(0, -1), chance);
    return at === undefined ? undefined : put(text, { offset: at, length: 0 }, '  // 待定');
  },
  'a line twice': (text, nodes, chance) => {
    const property = one(
      nodes.filter(({ type, parent, offset, length }) => {
        if (type !== 'property' || parent?.children?.at(-1) === undefined) return false;
        const line = text.slice(text.lastIndexOf('\n', offset) + 1, offset);
        return line.trim() === '' && text[offset + length] === ',';
      }),
      chance,
    );
    if (property === undefined) return undefined;
    const start = text.lastIndexOf('\n', property.offset);
    const line = text.slice(start, property.offset + property.length + 1);
    return put(text, { offset: property.offset + property.length + 1, length: 0 }, line);
  },
  'an item twice': (text, nodes, chance) => {
    const item = one(
      nodes.filter(({ type, parent }) => type === 'string' && parent?.type === 'array'),
      chance,
    );
    return item && put(text, { offset: item.offset + item.length, length: 0 }, `, ${JSON.stringify(item.value)}`);
  },
  'another name of a key': (text, nodes, chance) => {
    const names = otherNames();
    const key = one(
      nodes.filter((node) => keyOf(node) === node && names.has(String(node.value))),
      chance,
    );
    return key && put(text, key, JSON.stringify(names.get(String(key.value))));
  },
  'a file name for a model': (text, nodes, chance) => {
    const node = one(
      nodes.filter((each) => typeof each.value === 'string' && under('model')(each)),
      chance,
    );
    return node && put(text, node, JSON.stringify(`${node.value}.model.json`));
  },
  'a byte order mark': (text) => put(text, { offset: 0, length: 0 }, '\ufeff'),
};

/** A slip of that kind somewhere in the text; undefined where there is no room for it. */
export function slipIn(text: string, kind: string, chance: Chance): Slip | undefined {
  const made = slips[kind]?.(text, nodesOf(text), chance);
  return made === undefined || made.text === text ? undefined : { kind, ...made };
}
