/** A part of a condition or a figure after reading: what the compiler makes of an expression. */
export interface Read extends Readonly<Record<string, unknown>> {
  op: string;
}

export const isRead = (value: unknown): value is Read =>
  typeof value === 'object' && value !== null && typeof (value as { op?: unknown }).op === 'string';

/** What was read of an expression, as one would write it. */
export function written(read: unknown): string {
  if (!isRead(read)) return '';
  const { op, of, left, right, value, kind } = read;
  if (op === 'column') return `row.${String(read.key ?? read.column)}`;
  if (op === 'user') return `user.${String(read.name)}`;
  if (op === 'number') return String(value);
  if (op === 'text') return `'${String(value)}'`;
  if (op === 'empty') return "''";
  if (op === 'negative') return `-${inner(of)}`;
  if (op === 'not') return `!${inner(of)}`;
  if (op === 'startsWith') return `${written(left)}.startsWith(${written(right)})`;
  if (op === 'aggregate') return aggregate(read);
  if (op === 'in') return `${left === undefined ? `row.${String(read.key)}` : written(left)} in ${list(read)}`;
  if (op === 'values') return texts(read.values as readonly unknown[]);
  if (op === 'granted') return 'granted';
  if (op === 'roles') return 'user.roles';
  if (op === 'records') return `${String(read.model)}.${String(read.column)}`;
  const sign = { equal: '==', compare: String(read.sign), and: '&&', or: '||' }[op] ?? op;
  return kind === undefined && op !== 'equal'
    ? `${inner(left)} ${sign} ${inner(right)}`
    : `${written(left)} ${sign} ${written(right)}`;
}

/** In brackets where it has two sides. */
function inner(read: unknown): string {
  const text = written(read);
  return isRead(read) && read.left !== undefined && read.op !== 'startsWith' ? `(${text})` : text;
}

function aggregate({ name, of, when }: Read): string {
  const given = [of, when].filter((each) => each !== undefined).map(written);
  return `${String(name)}(${given.join(', ')})`;
}

const list = ({ list: whole, values }: Read): string =>
  isRead(whole) ? written(whole) : texts((values ?? []) as readonly unknown[]);

const texts = (values: readonly unknown[]): string =>
  `[${values.map((value) => (isRead(value) ? written(value) : `'${String(value)}'`)).join(', ')}]`;
