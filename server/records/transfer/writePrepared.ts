import type { Field, Model } from '../../../engine/plan/compiled.ts';
import type { Session } from '../../db/Database.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import { addedEntries, writeHistory } from '../history/writeHistory.ts';
import { type UniqueGroup, uniqueGroups } from '../uniqueGroups.ts';
import { codeProblems } from '../write/checkedCodes.ts';
import { firstProblems } from '../write/drafts.ts';
import { insertRows } from '../write/insertRows.ts';
import { writeLinks } from '../write/links.ts';
import { fillOrder } from '../write/orderNumbers.ts';
import { orphanProblems, type Through, touchParents } from '../write/orphans.ts';
import { sealed } from '../write/secrets.ts';
import { lockTree, placeDrafts, updateMovedNodes } from '../write/tree.ts';
import { takenDrafts } from '../write/unique.ts';
import { keptFields } from '../write/writeRows.ts';
import type { ImportHooks, ImportTarget } from './ImportTarget.ts';
import type { Prepared } from './prepareRows.ts';
import type { RowError } from './RowError.ts';

/** New records that were written, and why others were not. */
export interface RowsWritten {
  ids: ReadonlySet<string>;
  errors: RowError[];
}

/**
 * Writes new records; those with something wrong are left out. `through`: the record they come under knows of them.
 */
export async function writePrepared(
  session: Session,
  target: ImportTarget,
  prepared: readonly Prepared[],
  hooks: ImportHooks,
  through?: Through,
): Promise<RowsWritten> {
  await lockTree(target, session);
  const { sound, errors } = await withoutBroken(session, target, prepared, hooks);
  const written = await write(session, target, sound, hooks, through);
  return { ids: written.ids, errors: [...errors, ...written.errors] };
}

function columnsOf({ context, actor, shape }: ImportTarget, { id, values }: Prepared): Record<string, unknown> {
  const columns: Record<string, unknown> = {
    id,
    tenant_id: actor.tenant,
    version: 1,
    create_by: actor.username,
    create_time: formatDateTime(context.clock(), context.compiled().app.timeZone),
    sys_org_code: actor.orgCode,
  };
  for (const field of keptFields(shape.model)) columns[field.column] = values[field.key] ?? null;
  return columns;
}

/**
 * The rows with nothing wrong, and all that is wrong with the others: by the rules of fields, the tenant's check rules
 * and their table's, and by what other records hold.
 */
async function withoutBroken(
  session: Session,
  target: ImportTarget,
  prepared: readonly Prepared[],
  hooks: ImportHooks,
): Promise<{ sound: Prepared[]; errors: RowError[] }> {
  const rows = prepared.map(({ values }) => values);
  const problems = await codeProblems(target, rows, session);
  const orphaned = await orphanProblems(target, prepared, session);
  const ofTable = await hooks?.check?.(target, prepared, session);
  const found = prepared.map((each, index) => [
    ...each.problems,
    ...(orphaned[index] ?? []),
    ...(ofTable?.get(each) ?? []),
    ...(problems[index] ?? []),
  ]);
  const wrong = prepared.filter((_, index) => (found[index] ?? []).length > 0);
  const taken = await takenDrafts(target, knownGroups(target), wrong, [], session);
  const errors = prepared.flatMap((each, index) =>
    firstProblems([...(found[index] ?? []), ...(taken.get(each) ?? [])]).map((problem) => ({
      row: each.row,
      ...problem,
    })),
  );
  const wrongOnes = new Set(wrong);
  return { sound: prepared.filter((each) => !wrongOnes.has(each)), errors };
}

/** A field hidden from the actor must not tell its values by being taken. */
function knownGroups({ shape: { model, columns } }: ImportTarget): UniqueGroup[] {
  return uniqueGroups(model).filter(({ fields }) => fields.every(({ key }) => columns.has(key)));
}

async function write(
  session: Session,
  target: ImportTarget,
  prepared: readonly Prepared[],
  hooks: ImportHooks,
  through: Through | undefined,
): Promise<RowsWritten> {
  const { model } = target.shape;
  const byRule = knownGroups(target).filter(({ indexed }) => !indexed);
  const misplaced = await placeDrafts(target, prepared, session);
  const held = new Map([...(await takenDrafts(target, byRule, prepared, [], session)), ...misplaced]);
  const free = prepared.filter((each) => !held.has(each));
  await fillOrder(target, free, session);
  const rows = await sealed(
    target,
    free.map((each) => columnsOf(target, each)),
  );
  const written = await insertRows(session, model.table, rows, { skipTaken: true });
  const added = free.filter(({ id }) => written.has(id));
  await writeLinks(target, added, session);
  await updateMovedNodes(target, added, session);
  await touchParents(target, added, session, through);
  await writeHistory(target, addedEntries(target, added, 'import'), session);
  await hooks?.written?.(target, added, session);
  const taken = prepared.flatMap((each): RowError[] => {
    if (written.has(each.id)) return [];
    const [problem] = held.get(each) ?? [];
    return [problem ? { row: each.row, ...problem } : takenError(model, each.row)];
  });
  return { ids: written, errors: taken };
}

function takenError(model: Model, row: number): RowError {
  const [only, ...others] = uniqueGroups(model);
  if (!only || others.length > 0) return { row, key: '', message: '与已有记录重复' };
  const { fields } = only;
  return { row, key: fields[0]?.key ?? '', message: `${titlesOf(fields)}${fields.length > 1 ? '的组合' : ''}已存在` };
}

function titlesOf(fields: readonly Field[]): string {
  return fields.map((field) => field.title).join('、');
}
