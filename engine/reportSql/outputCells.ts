/** PostgreSQL's names of types that carry the same kind of value. */
export const NUMBERS: readonly string[] = ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'money', 'oid'];
export const MOMENTS: readonly string[] = ['timestamp', 'timestamptz'];
export const TIMES: readonly string[] = ['time', 'timetz'];

/** The cell type that shows an output of PostgreSQL's type `found` as what it is. */
export function cellFor(found: string): string {
  if (NUMBERS.includes(found)) return 'inputNumber';
  if (found === 'date') return 'date';
  if (MOMENTS.includes(found)) return 'datetime';
  return TIMES.includes(found) ? 'time' : 'normal';
}
