import type { ListScreen } from '../../../schemas/generated/types.ts';
import type { Model } from '../../plan/compiled.ts';
import type { ListPlan } from '../../plan/Plan.ts';
import { sentences } from '../../problems.ts';
import type { Making } from '../Memory.ts';
import {
  checkGridOptions,
  checkTreeGrid,
  codesBelow,
  editable,
  gridColumns,
  gridOptions,
  withOrder,
} from './planGrid.ts';
import { linkRecords, type PlannedRecords, textFirst } from './records.ts';
import type { ScreenOf, ScreenScope, ScreenType } from './ScreenType.ts';

/** Records page by page, edited in a window or in place. */
export const listScreen: ScreenType<'list'> = { link: linkList };

function linkList(screen: ScreenOf<'list'>, scope: ScreenScope): Making<ListPlan> | undefined {
  const records = linkRecords(screen, scope, false);
  if (records === undefined) return undefined;
  const { value, document } = screen;
  const { linker, world } = scope;
  const { model, plan } = records;
  checkGridOptions(linker, document, value.grid, model, ['grid']);
  const said = {
    ...(value.open === true ? { open: true as const } : {}),
    ...(value.refresh === undefined ? {} : { refresh: value.refresh }),
  };
  if (value.editing !== 'inline') {
    if (value.grid !== undefined)
      linker.report(document, 'grid-needs-inline', sentences['grid-needs-inline'](), ['grid'], 'key');
    return () => ({ ...plan(), ...said, type: 'list', editing: 'modal' });
  }
  if (model.tree !== undefined) checkTreeGrid(linker, document, value.grid, ['grid']);
  const codes = codesBelow(model, world.models);
  return () => ({ ...inlinePlan(value, plan(), model, codes), ...said });
}

function inlinePlan(
  { grid: said, columns: named }: ListScreen,
  plan: PlannedRecords,
  model: Model,
  codes: ReadonlyMap<string, string>,
): ListPlan {
  const listed = named === undefined ? gridColumns(model) : editable(model, plan.columns);
  const options = (declared: typeof said) => gridOptions(declared, ['add', 'save', 'remove', 'clearSelection'], codes);
  const inline = { ...plan, type: 'list', editing: 'inline' } as const;
  const { tree } = model;
  if (tree === undefined) return { ...inline, grid: { options: options(withOrder(said, listed)), columns: listed } };
  return { ...inline, grid: { options: options(said), columns: textFirst(listed, tree) }, tree };
}
