import type { QueryResult, Row } from '../Database.ts';

/** What the driver says of an output. */
export interface MysqlField {
  name: string;
  /** Number of the type in the protocol. */
  columnType?: number;
  /** 63: bytes. */
  characterSet?: number;
}

const BYTES = 63;

/** PostgreSQL's name of the type that carries the same kind of value, by the protocol's number. */
const TYPES: Readonly<Record<number, string>> = {
  0: 'numeric',
  246: 'numeric',
  1: 'int2',
  2: 'int2',
  3: 'int4',
  9: 'int4',
  13: 'int4',
  8: 'int8',
  4: 'float4',
  5: 'float8',
  10: 'date',
  14: 'date',
  7: 'timestamp',
  12: 'timestamp',
  11: 'time',
  245: 'json',
  16: 'bytea',
};

const TEXT_TYPES: ReadonlySet<number> = new Set([15, 247, 248, 249, 250, 251, 252, 253, 254]);

function typeOf({ columnType = 0, characterSet }: MysqlField): string {
  const known = TYPES[columnType];
  if (known !== undefined) return known;
  return TEXT_TYPES.has(columnType) && characterSet !== BYTES ? 'text' : 'bytea';
}

/** The outputs by the names of types that the product speaks of. */
export const mysqlFields = (fields: readonly MysqlField[]): QueryResult['fields'] =>
  fields.map((field) => ({ name: field.name, type: typeOf(field) }));

/** A row as the product keeps it in memory: dates as text, numbers as numbers where none of their digits is lost. */
export function mysqlRow(row: Record<string, unknown>, fields: readonly MysqlField[]): Row {
  return Object.fromEntries(fields.map((field) => [field.name, readValue(row[field.name], typeOf(field))]));
}

function readValue(value: unknown, type: string): unknown {
  if (value === null || value === undefined) return null;
  if (type === 'numeric' || type === 'int8') return numberOf(String(value));
  if (value instanceof Uint8Array) return type === 'bytea' ? `0x${Buffer.from(value).toString('hex')}` : String(value);
  if (type === 'date' || type === 'timestamp') {
    const text = String(value);
    return text.startsWith('0000-00-00') ? null : text.slice(0, type === 'date' ? 10 : 19);
  }
  if (type === 'time') return String(value).slice(0, 8);
  return type === 'json' && typeof value === 'string' ? JSON.parse(value) : value;
}

function numberOf(text: string): number | string {
  const value = Number(text);
  const plain = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return Math.abs(value) < 1e12 || String(value) === plain ? value : text;
}
