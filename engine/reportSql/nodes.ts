/** A node of the parser's tree. */
export type Node = Readonly<Record<string, unknown>>;

export const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const asNode = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {});
export const inside = (value: unknown, key: string): Node => asNode(asNode(value)[key]);

/** The names under a key, but for stars. Asked of every column of every report: a plain loop. */
export function namesOf(list: unknown): string[] {
  const names: string[] = [];
  for (const each of listed(list)) {
    const text = asNode(asNode(each).String).sval;
    if (typeof text === 'string') names.push(text);
  }
  return names;
}

/** The last of the names under a key, as in `pg_catalog.count`. */
export const lastName = (names: unknown): string | undefined => {
  const { sval } = inside(listed(names).at(-1), 'String');
  return typeof sval === 'string' ? sval : undefined;
};

const TEXTS: ReadonlySet<string> = new Set(['text', 'varchar', 'bpchar']);

/** What is under casts to text: the same value. */
export function plainText(value: unknown): unknown {
  const { arg, typeName } = inside(value, 'TypeCast');
  return arg !== undefined && TEXTS.has(lastName(asNode(typeName).names) ?? '') ? plainText(arg) : value;
}

/** A written text; `constant` is where it stands. */
export function textOf(value: unknown): { text: string; constant: Node } | undefined {
  const constant = inside(plainText(value), 'A_Const');
  return constant.sval === undefined ? undefined : { text: String(asNode(constant.sval).sval ?? ''), constant };
}
