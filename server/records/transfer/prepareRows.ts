import { setImmediate as pause } from 'node:timers/promises';
import type { Field } from '../../../engine/plan/compiled.ts';
import type { ValueKind } from '../../../engine/plan/Plan.ts';
import { optionsOf } from '../../../engine/values/optionsOf.ts';
import type { Parsed, Value } from '../../../engine/values/ValueType.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';
import { type UniqueGroup, uniqueGroups, uniqueKey } from '../uniqueGroups.ts';
import { completed } from '../write/check.ts';
import { emptied, firstProblems } from '../write/drafts.ts';
import { readBody, stateProblems, withDefaults } from '../write/input.ts';
import type { Lines } from '../write/lines.ts';
import { readReferred } from '../write/references.ts';
import type { ImportTarget } from './ImportTarget.ts';
import type { GivenRow } from './matchRows.ts';
import type { RowError } from './RowError.ts';

export type Problem = Omit<RowError, 'row' | 'line'>;

/** A row that is to be a new record. */
export interface NewRow extends GivenRow {
  id: string;
  /** What it holds whatever was given. */
  fixed?: Readonly<Record<string, Value>>;
}

/** A new record that was read. */
export interface Prepared {
  row: number;
  id: string;
  values: Record<string, Value>;
  /** What the rules of fields say of it. */
  problems: readonly Problem[];
}

const BREATH = 200;

/** Reads new records by the kinds and rules of their fields; `linesOf` are the rows of their sub-tables. */
export async function prepare(
  target: ImportTarget,
  rows: readonly NewRow[],
  linesOf?: (id: string) => Lines,
): Promise<Prepared[]> {
  const seen = uniqueGroups(target.shape.model).map((group) => ({ group, rows: new Map<string, number>() }));
  const prepared: Prepared[] = [];
  for (const [index, given] of rows.entries()) {
    // Others wait for this process too.
    if (index % BREATH === BREATH - 1) await pause();
    const { row, id } = given;
    const { values, problems } = readRow(target, given, linesOf?.(id));
    const askable = problems.length > 0 ? emptied(values, problems) : values;
    const found = [...problems, ...repeated(seen, askable, given, problems.length === 0)];
    prepared.push({ row, id, values: askable, problems: found });
  }
  return prepared;
}

function readRow(target: ImportTarget, { given, problems: unnamed, fixed }: NewRow, tables: Lines | undefined) {
  const read = readBody(given, target.shape, target.dictionary);
  const whole = { ...withDefaults(read.values, target.shape), ...fixed };
  const { row, problems } = completed(target, whole, tables ? { tables } : {});
  // What cannot be read counts as missing too; the first diagnostic is the one that helps.
  return {
    values: row,
    problems: firstProblems([...unnamed, ...read.problems, ...stateProblems(given, target.shape), ...problems]),
  };
}

const byName: ReadonlySet<ValueKind> = new Set(['reference', 'area', 'code', 'codes']);

/** People write names into files; records keep what the names stand for. Whom nobody knows is told. */
export function withoutNames(target: ImportTarget, given: unknown): { named: unknown; problems: Problem[] } {
  const problems: Problem[] = [];
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { named: given, problems };
  const row: Record<string, unknown> = { ...given };
  for (const field of target.shape.fields) {
    const { key, kind, title } = field;
    const text = row[key];
    if (!byName.has(kind) || typeof text !== 'string') continue;
    const parsed = readName(target, field, text);
    if (parsed?.ok) row[key] = parsed.value;
    else if (parsed && (kind === 'reference' || isRecordName(target, field))) {
      problems.push({ key, message: `${title}：${parsed.reason}` });
      delete row[key];
    }
  }
  return { named: row, problems };
}

/** Whether a field's words are names of records that were looked up. */
const isRecordName = ({ recordNames }: ImportTarget, { dictCode }: Field): boolean =>
  dictCode !== undefined && recordNames?.has(dictCode) === true;

function readName(target: ImportTarget, field: Field, text: string): Parsed | undefined {
  const { references, dictionary, context, recordNames } = target;
  const { kind, type, dictCode, cell } = field;
  const referred = references?.get(type);
  if (referred) {
    const picker = 'picker' in cell && cell.picker ? context.compiled().pickers.get(cell.picker) : undefined;
    return readReferred(text, referred, picker?.value === 'id' ? 'id' : 'value');
  }
  const items = dictCode === undefined ? undefined : dictionary(dictCode);
  const named = recordNames?.get(dictCode ?? '');
  if (named && optionsOf(cell, items).open !== true) return readReferred(text, named, 'value', kind === 'code');
  return items && valueTypes[kind].fromText(text, optionsOf(cell, items));
}

type Seen = readonly { group: UniqueGroup; rows: Map<string, number> }[];

/** What rows before it hold; a row that is wrong itself takes nothing from those behind it. */
function repeated(
  seen: Seen,
  values: Readonly<Record<string, Value>>,
  { row, fixed = {} }: Pick<NewRow, 'row' | 'fixed'>,
  takes: boolean,
): Problem[] {
  const errors: Problem[] = [];
  for (const { group, rows } of seen) {
    const known = uniqueKey(group, values);
    if (known === undefined) continue;
    const before = rows.get(known);
    if (before !== undefined) {
      const fields = group.fields.filter(({ key }) => !(key in fixed));
      const message = `${titlesOf(fields)}与第 ${before} 行重复`;
      errors.push({ key: fields[0]?.key ?? '', message, repeats: before });
    } else if (takes) rows.set(known, row);
  }
  return errors;
}

function titlesOf(fields: readonly Field[]): string {
  return fields.map((field) => field.title).join('、');
}
