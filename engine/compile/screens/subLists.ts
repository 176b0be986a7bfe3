import type { Sort, SubRowsShown } from '../../../schemas/generated/types.ts';
import type { Model, SubTable } from '../../plan/compiled.ts';
import type { PlanBase, PlanSubList } from '../../plan/Plan.ts';
import { sentences } from '../../problems.ts';
import type { Document } from '../documents.ts';
import type { Linker } from '../Linker.ts';
import type { Making } from '../Memory.ts';
import { type ListSaid, planRecords } from './records.ts';
import type { ScreenScope } from './ScreenType.ts';

/** What a screen says of one of its sub-lists, after normalizing. */
export type SubListSaid = ListSaid & Pick<SubRowsShown, 'table' | 'title'> & { sort?: Sort };

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
  const { linker, world } = scope;
  if (!hasSubTables(linker, document, model)) return undefined;
  const tables = new Map(model.subTables.map((table) => [table.model, table]));
  const taken = new Set<string>();
  const entries: readonly SubListSaid[] = said ?? model.subTables.map((table) => ({ table: table.model }));
  const lists = entries.flatMap((entry, index): Making<PlanSubList>[] => {
    const at = ['subLists', index];
    const table = linker.reference(document, '子表', entry.table, tables, [...at, 'table']);
    const child = table && world.models.get(table.model);
    if (table === undefined || child === undefined) return [];
    if (taken.has(table.model))
      linker.report(document, 'taken-name', sentences['taken-name']('子表', table.model, '另一个页签'), at);
    taken.add(table.model);
    const title = entry.title ?? table.title;
    const list = {
      model: child,
      value: { ...unsaid, ...entry },
      document,
      at,
      base: baseOf(base, child, title),
      screen: base.code,
      movable: false,
      tables: true,
    };
    const plan = planRecords(list, scope);
    return plan === undefined ? [] : [() => subList(plan(), child, table)];
  });
  return () => lists.map((list) => list());
}

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
  plan: Omit<PlanSubList, 'type' | 'editing' | 'grid' | 'foreignKey' | 'single' | 'look'>,
  { permission }: Model,
  { foreignKey, single }: SubTable,
): PlanSubList {
  const look = { code: 'list', title: '查看', permission: `${permission}:list` };
  return { ...plan, type: 'list', editing: 'modal', foreignKey, ...(single ? { single } : {}), look };
}
