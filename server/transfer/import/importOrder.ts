import type { Field } from '../../../engine/plan/compiled.ts';
import { BusinessError, ParamError } from '../../http/errors.ts';
import { fileLimits } from '../../records/limits.ts';
import type { Records } from '../../records/Records.ts';
import type { ImportMode } from '../../records/transfer/importRows.ts';
import { passedOver } from '../../records/write/input.ts';

/** `insert`: every row is a new record; `update`: it changes one; `upsert`: it changes the one it finds, or is new. */
export type ImportHow = 'insert' | 'update' | 'upsert';

/** A file by its stored path, and as people call it. */
export interface ImportFile {
  path: string;
  name: string;
}

/** How the rows of a sub-table are read, and by which of its fields they find those that are there. */
export interface LinesOrder {
  mapping: Readonly<Record<string, string>>;
  /** None: a row is the one that says the same. */
  key: readonly string[];
}

/** What is done with files. */
export interface ImportOrder {
  files: readonly ImportFile[];
  /** Headings, and the keys of the fields they fill; empty: not imported. Others are guessed. */
  mapping: Readonly<Record<string, string>>;
  how: ImportHow;
  /** Keys of the fields by which rows find records. */
  key: readonly string[];
  mode: ImportMode;
  /** Empty cells empty the fields of records that are changed. */
  clear: boolean;
  /** Of sub-tables, by their wire codes; of others both are guessed. */
  lines: Readonly<Record<string, LinesOrder>>;
  /** What every row holds, whatever its line says, by the keys of fields: the record that rows of a sub-list belong to. */
  fixed: Readonly<Record<string, string>>;
  /** How many rows there are, where that is known. */
  total: number;
}

const MOST_NAMED = 1_000;
const LONGEST = 500;
const MOST_TABLES = 50;
const HOW: ReadonlySet<unknown> = new Set(['insert', 'update', 'upsert']);
const MODES: ReadonlySet<unknown> = new Set(['all', 'good', 'check']);

/** Reads what was sent, or kept with a job. Throws ParamError. */
export function readOrder(sent: unknown): ImportOrder {
  if (typeof sent !== 'object' || sent === null) throw new ParamError('import is no object');
  const {
    files,
    mapping = {},
    how = 'insert',
    key = [],
    mode = 'all',
    clear = false,
    total = 0,
    lines = {},
    fixed = {},
  } = sent as {
    [name in keyof ImportOrder]?: unknown;
  };
  if (!HOW.has(how) || !MODES.has(mode) || typeof clear !== 'boolean') throw new ParamError('how or mode');
  if (typeof total !== 'number' || !Number.isInteger(total) || total < 0) throw new ParamError('total');
  if (!Array.isArray(files) || files.length === 0 || files.length > fileLimits.files) throw new ParamError('files');
  if (typeof lines !== 'object' || lines === null || Object.keys(lines).length > MOST_TABLES)
    throw new ParamError('lines');
  const ofLines = Object.entries(lines as Record<string, Partial<LinesOrder> | null>).map(
    ([code, own]): [string, LinesOrder] => [
      code,
      { mapping: readMapping(own?.mapping ?? {}), key: readKey(own?.key ?? []) },
    ],
  );
  return {
    files: files.map(readFile),
    mapping: readMapping(mapping),
    key: readKey(key),
    clear,
    total,
    lines: Object.fromEntries(ofLines),
    fixed: readMapping(fixed),
    how: how as ImportHow,
    mode: mode as ImportMode,
  };
}

function readKey(sent: unknown): string[] {
  if (!Array.isArray(sent) || sent.length > 10 || !sent.every(isText)) throw new ParamError('key');
  return sent;
}

function readMapping(sent: unknown): Record<string, string> {
  const named = typeof sent === 'object' && sent !== null ? Object.entries(sent) : [];
  if (named.length > MOST_NAMED || !named.flat().every(isText)) throw new ParamError('mapping');
  return Object.fromEntries(named);
}

function readFile(sent: unknown): ImportFile {
  const { path, name } = (sent ?? {}) as { path?: unknown; name?: unknown };
  if (!isText(path) || !isText(name)) throw new ParamError('file');
  return { path, name };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;

/** Kinds whose values tell records apart by being equal. */
const TELLING: ReadonlySet<Field['kind']> = new Set(['text', 'number', 'code', 'date', 'datetime']);

/** Fields by which rows may find records. */
export function keyFields({ shape }: Pick<Records, 'shape'>): Field[] {
  return shape.fields.filter(
    ({ kind, store, cell }) => TELLING.has(kind) && store.links === undefined && cell.value === undefined,
  );
}

/** The fields of a key. Throws BusinessError where there is none, or one is unfit. */
export function keyOf(records: Pick<Records, 'shape'>, { key, how }: Pick<ImportOrder, 'key' | 'how'>): Field[] {
  if (how === 'insert') return [];
  if (key.length === 0) throw new BusinessError('请选择按哪些字段匹配已有记录');
  const fit = new Map(keyFields(records).map((field) => [field.key, field]));
  return key.map((name) => {
    const field = fit.get(name);
    if (!field) throw new BusinessError(`不能按“${name.slice(0, 60)}”匹配记录`);
    return field;
  });
}

/** Fields that rows may fill. */
export function fillableFields({ shape }: Pick<Records, 'shape'>): Field[] {
  return shape.fields.filter(
    (field) => field.key !== shape.model.tree?.hasChild && passedOver(field, shape.model) === undefined,
  );
}
