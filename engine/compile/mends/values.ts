import { getNodeValue, type Node } from 'jsonc-parser';
import type { Mend } from '../../sentence.ts';
import { loadDocument, placeOf } from '../documents.ts';
import { removal, respelling } from '../language/edits.ts';
import type { Spot } from './Spot.ts';

const propertyAt = (node: Node | undefined): Node | undefined =>
  node?.parent?.type === 'property' && node.parent.children?.[0] === node ? node.parent : undefined;

/** Takes a key away that may not be written. */
export function mendKey({ node }: Spot): Mend | undefined {
  const property = propertyAt(node);
  return property && { title: `删去 "${node?.value}"`, edits: [removal(property)] };
}

/** Of a key that is written twice with the same value one goes; which of two values is meant nobody can tell. */
export function mendTwice(spot: Spot): Mend | undefined {
  const property = propertyAt(spot.node);
  const same = property?.parent?.children?.filter(({ children }) => children?.[0]?.value === spot.node?.value);
  const values = new Set(same?.map(({ children }) => JSON.stringify(children?.[1] && getNodeValue(children[1]))));
  return values.size === 1 ? mendKey(spot) : undefined;
}

/** A plain item that stands in its list already goes. */
export function mendItem({ node }: Spot): Mend | undefined {
  const list = node?.parent;
  if (node?.value === undefined || list?.type !== 'array') return undefined;
  const again = list.children?.filter((item) => item.type === node.type && item.value === node.value) ?? [];
  return again.length > 1 && again[0] !== node
    ? { title: `删去 ${JSON.stringify(node.value)}`, edits: [removal(node)] }
    : undefined;
}

/** Writes a key by the language's own name. */
export function mendSpelling({ problem, text }: Spot): Mend | undefined {
  const { document } = loadDocument({ path: problem.file, text });
  const spelling = document?.spelled.find(({ path }) => {
    const { line, column } = placeOf({ text, tree: document.tree, spelled: [] }, path, 'key');
    return line === problem.line && column === problem.column;
  });
  if (document === undefined || spelling === undefined) return undefined;
  const title = spelling.value === null ? `删去 "${spelling.written}"` : `改为 "${spelling.own}"`;
  return { title, edits: respelling(document.tree, spelling) };
}

/** Takes quotation marks away or puts them, and brackets around what is one of several. */
export function mendType({ node, problem, text }: Spot): Mend | undefined {
  const wanted = new Set(problem.expected?.split('或').map((each) => each.trim()));
  const { suggestion } = problem;
  // A word that is meant by `true`.
  const word =
    node?.type === 'boolean' && suggestion?.startsWith('"') === false ? JSON.stringify(suggestion) : undefined;
  const plain = node?.type === 'string' ? suggestion : undefined;
  const written = node && (word ?? retyped(node, text, wanted) ?? plain);
  return node && written !== undefined
    ? { title: `改为 ${written}`, edits: [{ offset: node.offset, length: node.length, text: written }] }
    : undefined;
}

/** `wanted`: what the language calls the types that may stand there; `true 或 false` is one of them. */
function retyped({ type, value, offset, length, children }: Node, text: string, wanted: ReadonlySet<string>) {
  if (type === 'string' && wanted.has('true') && /^(?:true|false)$/.test(value)) return String(value);
  const isNumber = (wanted.has('整数') && INTEGER.test(value)) || (wanted.has('数字') && NUMBER.test(value));
  if (type === 'string' && isNumber) return String(value);
  if ((type === 'number' || type === 'boolean') && wanted.has('文字')) return JSON.stringify(String(value));
  const [only] = children ?? [];
  if (type === 'array' && children?.length === 1 && only?.value !== undefined && !wanted.has('数组'))
    return text.slice(only.offset, only.offset + only.length);
  return type !== 'array' && type !== 'null' && wanted.has('数组')
    ? `[${text.slice(offset, offset + length)}]`
    : undefined;
}

const INTEGER = /^-?(?:0|[1-9]\d*)$/;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
