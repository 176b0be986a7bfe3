import type { Value } from '../../../engine/values/ValueType.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import { ParamError } from '../../http/errors.ts';
import type { Draft, Records, StoredRow } from '../Records.ts';
import { lockProblems } from '../states/locks.ts';
import { completed, type Surroundings } from './check.ts';
import { readBody, stateProblems, withDefaults } from './input.ts';
import { ownDefaults } from './ownDefaults.ts';
import type { FieldProblem } from './refusals.ts';

/** What a request says about one record, before computing and checking. */
export interface Reading {
  values: Record<string, Value>;
  old?: StoredRow;
  problems: FieldProblem[];
}

/** Reads a new record; `fixed` are values the server decides. */
export function readNew(records: Records, body: unknown, fixed: Readonly<Record<string, Value>> = {}): Reading {
  const { values, problems } = readBody(body, records.shape, records.dictionary);
  const { context, actor, shape } = records;
  const now = formatDateTime(context.clock(), context.compiled().app.timeZone);
  const own = ownDefaults(shape.model, actor, now);
  return {
    values: { ...withDefaults({ ...own, ...values }, shape), ...fixed },
    problems: [...problems, ...stateProblems(body, shape)],
  };
}

/** Reads a changed record: what was not sent stays as it is kept. */
export function readChange(
  records: Records,
  body: unknown,
  old: StoredRow,
  fixed: Readonly<Record<string, Value>> = {},
): Reading {
  const { values, problems } = readBody(body, records.shape, records.dictionary);
  return {
    values: { ...old, ...values, ...fixed },
    old,
    problems: [...problems, ...stateProblems(body, records.shape, old)],
  };
}

/** Computes and checks; at most one problem a field, the first one found: what cannot be read is also missing. */
export function draftOf(
  records: Records,
  { values, old, problems }: Reading,
  around: Pick<Surroundings, 'rows' | 'tables'> = {},
  id = old?.id ?? records.context.newId(),
): { draft: Draft; problems: FieldProblem[] } {
  const { row, problems: broken } = completed(records, values, { ...around, old });
  const draft = { id, ...(old ? { old } : {}), values: row };
  const locked = old ? lockProblems(records, old, row) : [];
  return { draft, problems: firstProblems([...problems, ...locked, ...broken]) };
}

/** What the database may be asked about: it cannot compare a value that its column could not hold. */
export function askable({ draft, problems }: { draft: Draft; problems: readonly FieldProblem[] }): Draft {
  return problems.length === 0 ? draft : { ...draft, values: emptied(draft.values, problems) };
}

/** The values without those something is wrong with. */
export function emptied(
  values: Readonly<Record<string, Value>>,
  problems: readonly Pick<FieldProblem, 'key'>[],
): Record<string, Value> {
  return { ...values, ...Object.fromEntries(problems.map(({ key }) => [key, null])) };
}

/** One problem a field, the first one found. */
export function firstProblems<Problem extends FieldProblem>(problems: readonly Problem[]): Problem[] {
  const first = new Map([...problems].reverse().map((problem) => [problem.key, problem]));
  return problems.filter((problem) => first.get(problem.key) === problem);
}

/** Values that differ from what is kept: unchanged ones must not pass through a rounding. */
export function changedFields({ old, values }: Pick<Draft, 'old' | 'values'>): Record<string, Value> {
  const same = (left: Value | undefined, right: Value | undefined) => JSON.stringify(left) === JSON.stringify(right);
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => !same(value, old?.[key])));
}

/** Which record and version a body names. Throws ParamError. */
export function namedRecord(body: unknown): { id: string; version: number } {
  if (typeof body !== 'object' || body === null) throw new ParamError('record is no object');
  const { id, version } = body as { id?: unknown; version?: unknown };
  const number = typeof version === 'string' && /^\d{1,9}$/.test(version) ? Number(version) : version;
  if (typeof id !== 'string' || id === '') throw new ParamError('id');
  if (typeof number !== 'number' || !Number.isInteger(number)) throw new ParamError('version');
  return { id, version: number };
}
