import type { Model } from '../../../engine/plan/compiled.ts';
import type { Value } from '../../../engine/values/ValueType.ts';
import type { Session } from '../../db/Database.ts';
import type { Draft, Writer } from '../Records.ts';
import { shapeOf } from '../shape.ts';
import { completed } from './check.ts';
import { changedFields } from './drafts.ts';
import { fieldsOfLines, keptLines, totalFields } from './lines.ts';
import { type FieldProblem, ValidationError } from './refusals.ts';
import { lockRows } from './tenantRows.ts';
import { updateKept } from './writeRows.ts';

/**
 * Computes what records are made of out of the rows of their sub-tables, after these were written by themselves; answers
 * the ids of those that are others now. Held first and read afterwards: of two who write rows of one record the later
 * counts both. Throws ValidationError for what a rule of the record has against it.
 */
export async function settleMasters(
  writer: Writer,
  model: Model,
  ids: readonly string[],
  session: Session,
): Promise<string[]> {
  const { context, actor } = writer;
  const masters = { ...writer, shape: shapeOf(model, new Set()) };
  const kept = await lockRows(masters, ids, session);
  const known = { model, models: context.compiled().models, tenant: actor.tenant };
  const linesOf = await keptLines(known, [...kept.keys()], session);
  const drafts: Draft[] = [];
  const problems: FieldProblem[] = [];
  for (const old of kept.values()) {
    const { row, problems: broken } = completed(masters, old, { old, tables: linesOf(old.id) });
    const values: Record<string, Value> = { ...old };
    for (const key of totalFields(model)) values[key] = row[key] ?? null;
    const wrong = broken.filter(({ key }) => fieldsOfLines(model).has(key));
    problems.push(...wrong.map((problem) => ({ key: '', message: `所属的${model.title}：${told(model, problem)}` })));
    const draft = { id: old.id, old, values };
    if (Object.keys(changedFields(draft)).length > 0) drafts.push(draft);
  }
  if (problems.length > 0) throw new ValidationError(problems.slice(0, 1));
  await updateKept(masters, drafts, session);
  return drafts.map(({ id }) => id);
}

/** What a restricted field holds nobody learns from what is said against it. */
function told({ fields }: Model, { key, message }: FieldProblem): string {
  return fields.some((field) => field.key === key && field.restricted) ? '这样改不符合它的规则' : message;
}
