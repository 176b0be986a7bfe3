import type { Sort, SubListSaid as SubList, SubRowsShown } from '../../../schemas/generated/types.ts';
import type { Model } from '../../plan/compiled.ts';
import type { PlanBase, PlanSubList } from '../../plan/Plan.ts';
import { sentences } from '../../problems.ts';
import type { Document } from '../documents.ts';
import type { Linker } from '../Linker.ts';
import type { Making } from '../Memory.ts';
import type { Path } from '../places.ts';
import { rowLocks } from '../states/linkLocks.ts';
import { fieldsByKey } from './planColumns.ts';
import { type ListSaid, planRecords } from './records.ts';
import type { ScreenScope } from './ScreenType.ts';

/** What a screen says of one of its sub-lists, after normalizing. */
export type SubListSaid = ListSaid &
  Pick<SubRowsShown, 'table' | 'title'> &
  Pick<SubList, 'field' | 'of'> & { sort?: Sort };

/** What the rows of a sub-table offer that says nothing: all of it. */
export const SUB_TABLES = {
  toolbar: ['add', 'batch_delete', 'export'].map((code) => ({ code })),
  rowActions: ['edit', 'detail', 'delete'].map((code) => ({ code })),
} as Partial<ListSaid>;

/** What is no sub-table is another's to change. */
const LOOK = { query: [], toolbar: [], rowActions: [{ code: 'detail' }] } as unknown as Partial<ListSaid>;

/** The screen whose records open to sub-lists. */
export interface SubListOwner {
  document: Document;
  model: Model;
  base: PlanBase;
  /** Absent: all sub-tables, as their models say. */
  said: readonly SubListSaid[] | undefined;
}

/**
 * A list for each sub-table that is named, in that order; `unsaid` is what holds where nothing is said of one. Undefined
 * when the model has no sub-tables, which is then a problem.
 */
export function linkSubLists(
  { document, model, base, said }: SubListOwner,
  scope: ScreenScope,
  unsaid: ListSaid,
): Making<PlanSubList[]> | undefined {
  const { linker } = scope;
  const ownOnly = said?.every(({ field }) => field === undefined) ?? true;
  if (ownOnly && !hasSubTables(linker, document, model)) return undefined;
  const taken = new Set<string>();
  const entries: readonly SubListSaid[] = said ?? model.subTables.map((table) => ({ table: table.model }));
  const lists = entries.flatMap((entry, index): Making<PlanSubList>[] => {
    const at = ['subLists', index];
    const bond = entry.field === undefined ? subTableBond(entry, model) : fieldBond(entry, model);
    const found = bond(scope, document, at);
    if (found === undefined) return [];
    const { child } = found;
    if (taken.has(child.id))
      linker.report(document, 'taken-name', sentences['taken-name']('子表', child.id, '另一个页签'), at);
    taken.add(child.id);
    const title = entry.title ?? found.title;
    const list = {
      model: child,
      value: { ...(entry.field === undefined ? unsaid : LOOK), ...entry },
      document,
      at,
      base: baseOf(base, child, title),
      screen: base.code,
      movable: false,
      tables: true,
    };
    const plan = planRecords(list, scope);
    return plan === undefined ? [] : [() => subList(plan(), found)];
  });
  return () => lists.map((list) => list());
}

/** How rows belong to the chosen record. */
interface Bond extends Pick<PlanSubList, 'foreignKey' | 'single' | 'of' | 'below' | 'locks'> {
  child: Model;
  title: string;
}

type Bonding = (scope: ScreenScope, document: Document, at: Path) => Bond | undefined;

const subTableBond =
  ({ table }: SubListSaid, owner: Model): Bonding =>
  ({ linker, world }, document, at) => {
    const tables = new Map(owner.subTables.map((each) => [each.model, each]));
    const found = linker.reference(document, '子表', table, tables, [...at, 'table']);
    const child = found && world.models.get(found.model);
    if (found === undefined || child === undefined) return undefined;
    const { title, foreignKey, single } = found;
    const locks = rowLocks(owner, found.name);
    return { child, title, foreignKey, ...(single ? { single } : {}), ...(locks ? { locks } : {}) };
  };

/** By what a field of any model holds; one that is chosen from a tree, by what stands below that as well. */
const fieldBond =
  ({ table, field = '', of }: SubListSaid, owner: Model): Bonding =>
  ({ linker, world }, document, at) => {
    const child = linker.reference(document, '模型', table, world.models, [...at, 'table']);
    if (child === undefined) return undefined;
    const byKey = new Map(child.fields.map((each) => [each.key, each]));
    const holds = linker.reference(document, '字段', field, byKey, [...at, 'field']);
    if (of !== undefined && !linker.reference(document, '字段', of, fieldsByKey(owner), [...at, 'of']))
      return undefined;
    if (holds === undefined) return undefined;
    const below = holds.branch === undefined ? {} : { below: true as const };
    return { child, title: child.title, foreignKey: field, ...(of === undefined ? {} : { of }), ...below };
  };

/** Whether the model of a screen has sub-tables; that it has none is a problem. */
export function hasSubTables(linker: Linker, document: Document, { id, subTables }: Model): boolean {
  if (subTables.length === 0) linker.report(document, 'sub-tables', sentences['sub-tables'](id), ['model']);
  return subTables.length > 0;
}

function baseOf({ id, code }: PlanBase, child: Model, title: string): PlanBase {
  const { permission } = child;
  return { id: `${id}/${child.code}`, code: `${code}_${child.code}`, hash: '', title, permission, dictCodes: [] };
}

function subList(
  plan: Omit<PlanSubList, 'type' | 'editing' | 'grid' | 'foreignKey' | 'single' | 'of' | 'below' | 'look' | 'locks'>,
  { child, title: _title, ...bond }: Bond,
): PlanSubList {
  const look = { code: 'list', title: '查看', permission: `${child.permission}:list` };
  return { ...plan, type: 'list', editing: 'modal', ...bond, look };
}
