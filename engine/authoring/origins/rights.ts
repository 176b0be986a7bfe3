import type { Path } from '../../compile/places.ts';
import type { Compiled } from '../../plan/compiled.ts';
import type { Plan, PlanAction, PlanColumn, PlanSubList } from '../../plan/Plan.ts';
import { actionsOf } from '../../plan/parts.ts';
import type { Spot } from './Part.ts';
import { pageOf, spotOf } from './page.ts';
import type { Sources } from './Sources.ts';

/** A right that a page asks for, and where it is declared that it does. */
export interface DeclaredRight {
  code: string;
  spot: Spot;
  /** The whole of what is there is about something else too. */
  implied: boolean;
}

/** The rights of every page: of its buttons, its restricted columns, and of what stands below its records. */
export function rightsOnPages({ plans }: Pick<Compiled, 'plans'>, sources: Sources): DeclaredRight[] {
  return [...plans.values()].flatMap((plan) => {
    const found = partsWithRights(plan).flatMap(({ code, path }): DeclaredRight[] => {
      const at = spotOf(plan, sources, path);
      return at === undefined ? [] : [{ code, spot: at.spot, implied: at.how === 'default' }];
    });
    const known = new Set(found.map(({ code }) => code));
    const around = pageOf(plan, sources)?.around;
    // What an editable list saves and a recycle bin purges has no button of its own.
    const others = actionsOf(plan).filter(({ permission }) => !known.has(permission));
    return [
      ...found,
      ...(around === undefined ? [] : others.map(({ permission: code }) => ({ code, spot: around, implied: true }))),
    ];
  });
}

interface PartWithRight {
  code: string;
  path: Path;
}

function partsWithRights(plan: Plan | PlanSubList, at: Path = []): PartWithRight[] {
  const columns = (permission: string, list: readonly PlanColumn[] = [], path: Path = []): PartWithRight[] =>
    list.flatMap(({ key, restricted }, index) =>
      restricted ? { code: `${permission}:${key}`, path: [...at, ...path, index, 'restricted'] } : [],
    );
  const actions = (place: string, list: readonly PlanAction[] = []): PartWithRight[] =>
    list.map(({ permission }, index) => ({ code: permission, path: [...at, place, index, 'code'] }));
  const { permission } = plan;
  const held = plan as Partial<Pick<PlanSubList, 'columns' | 'form' | 'grid' | 'look' | 'toolbar' | 'rowActions'>>;
  return [
    ...columns(permission, held.columns, ['columns']),
    ...columns(permission, held.form?.fields, ['form', 'fields']),
    ...columns(permission, held.grid?.columns, ['grid', 'columns']),
    ...(held.form?.subTables ?? []).flatMap((table, index) =>
      columns(table.permission, table.columns, ['form', 'subTables', index, 'columns']),
    ),
    ...(held.look === undefined ? [] : [{ code: held.look.permission, path: [...at, 'look', 'code'] }]),
    ...actions('toolbar', held.toolbar),
    ...actions('rowActions', held.rowActions),
    ...('subLists' in plan ? (plan.subLists ?? []) : []).flatMap((list, index) =>
      partsWithRights(list, [...at, 'subLists', index]),
    ),
  ];
}
