import type { Model } from '../../../engine/plan/compiled.ts';
import type { Value } from '../../../engine/values/ValueType.ts';
import { lockAdvisory, type Session } from '../../db/Database.ts';
import { builder, run, sqlFragment } from '../../db/sql.ts';
import { ofTenant } from '../../db/where.ts';
import type { Draft, Records } from '../Records.ts';
import { type UniqueGroup, uniqueGroups, uniqueKey } from '../uniqueGroups.ts';
import { type FieldProblem, shownFields, takenProblems } from './refusals.ts';

/** Whose records of which model are looked at. */
type Owner = { actor: Pick<Records['actor'], 'tenant'>; shape: Records['shape'] };

/** Whether saving the draft brings a key into the group that its record did not have. */
export function bringsKey(group: UniqueGroup, { old, values }: Draft): boolean {
  const key = uniqueKey(group, values);
  return key !== undefined && (old === undefined || uniqueKey(group, old) !== key);
}

/** Drafts that would share a key with another one; the problems are of those that bring it. */
export function repeatedDrafts(model: Model, drafts: readonly Draft[]): Map<Draft, FieldProblem[]> {
  const found = new Map<Draft, FieldProblem[]>();
  for (const group of uniqueGroups(model)) {
    const byKey = new Map<string, Draft[]>();
    for (const draft of drafts) {
      const key = uniqueKey(group, draft.values);
      if (key !== undefined) byKey.set(key, [...(byKey.get(key) ?? []), draft]);
    }
    for (const same of byKey.values()) {
      if (same.length < 2) continue;
      for (const draft of same.filter((each) => bringsKey(group, each)))
        addProblems(found, draft, repeatedProblems(group));
    }
  }
  return found;
}

function repeatedProblems(group: UniqueGroup): FieldProblem[] {
  const fields = shownFields(group.fields);
  const [only, ...others] = fields;
  if (only && others.length === 0) {
    const message = only.rules.find((rule) => rule.rule === 'unique')?.message;
    return [{ key: only.key, message: message ?? `${only.title}不能重复` }];
  }
  const titles = fields.map((field) => field.title).join('、');
  return fields.map((field) => ({ key: field.key, message: `${titles}的组合不能重复` }));
}

/**
 * Drafts whose key a record outside of them holds already; `leaving` are the records about to go. Where no index of
 * the table backs a group, two who bring a key at the same time wait for each other.
 */
export async function takenDrafts(
  records: Owner,
  groups: readonly UniqueGroup[],
  drafts: readonly Draft[],
  leaving: readonly string[],
  session: Session,
): Promise<Map<Draft, FieldProblem[]>> {
  const found = new Map<Draft, FieldProblem[]>();
  const apart = new Set([...leaving, ...drafts.flatMap((draft) => (draft.old ? [draft.id] : []))]);
  for (const group of groups) {
    const bringing = drafts.filter((draft) => bringsKey(group, draft));
    if (bringing.length === 0) continue;
    if (!group.indexed) await lockAdvisory(session, `${records.actor.tenant} ${records.shape.model.table} unique`);
    const held = await heldKeys(records, group, bringing, apart, session);
    for (const draft of bringing) {
      if (held.has(uniqueKey(group, draft.values) ?? '')) addProblems(found, draft, takenProblems(group.fields));
    }
  }
  return found;
}

/** What the model's fields say about values of the one draft that others hold; of fields the actor may know. */
export async function takenBy(records: Owner, draft: Draft, session: Session): Promise<FieldProblem[]> {
  const groups = uniqueGroups(records.shape.model);
  const found = (await takenDrafts(records, groups, [draft], [], session)).get(draft) ?? [];
  // A field hidden from the actor must not tell its values by being taken.
  return found.filter(({ key }) => records.shape.columns.has(key));
}

const AT_ONCE = 1_000;

async function heldKeys(
  records: Owner,
  group: UniqueGroup,
  drafts: readonly Draft[],
  apart: ReadonlySet<string>,
  session: Session,
): Promise<Set<string>> {
  const [first] = group.fields;
  const held = new Set<string>();
  if (!first) return held;
  const wanted = [...new Set(drafts.map((draft) => draft.values[first.key]))];
  for (let start = 0; start < wanted.length; start += AT_ONCE) {
    const select = builder
      .selectFrom(records.shape.model.table)
      .where(ofTenant(records.actor.tenant))
      .where(first.column, 'in', wanted.slice(start, start + AT_ONCE))
      .select('id')
      .select(group.fields.map((field) => sqlFragment.ref<Value>(field.column).as(field.key)));
    for (const { id, ...values } of (await run<Record<string, Value> & { id: string }>(session, select)).rows) {
      const key = uniqueKey(group, values);
      if (key !== undefined && !apart.has(id)) held.add(key);
    }
  }
  return held;
}

function addProblems(found: Map<Draft, FieldProblem[]>, draft: Draft, problems: readonly FieldProblem[]): void {
  found.set(draft, [...(found.get(draft) ?? []), ...problems]);
}
