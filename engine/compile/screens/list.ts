import type { ListScreen } from '../../../schemas/generated/types.ts';
import type { Model } from '../../plan/compiled.ts';
import type { ListPlan, PlanColumn, PlanGrid } from '../../plan/Plan.ts';
import { sentences } from '../../problems.ts';
import { checkGridOptions, checkTreeGrid, editable, gridColumns, gridOptions, withOrder } from './planGrid.ts';
import { linkRecords, textFirst } from './records.ts';
import type { ScreenOf, ScreenScope, ScreenType } from './ScreenType.ts';
import type { ScreenWorld } from './ScreenWorld.ts';

/** Records page by page, edited in a window or in place. */
export const listScreen: ScreenType<'list'> = { link: linkList };

function linkList(screen: ScreenOf<'list'>, scope: ScreenScope): ListPlan | undefined {
  const records = linkRecords(screen, scope, false);
  if (records === undefined) return undefined;
  const { value, document } = screen;
  const { linker, world } = scope;
  const { model, plan } = records;
  checkGridOptions(linker, document, value.grid, model, ['grid']);
  if (value.editing !== 'inline') {
    if (value.grid !== undefined)
      linker.report(document, 'grid-needs-inline', sentences['grid-needs-inline'](), ['grid'], 'key');
    return { ...plan, type: 'list', editing: 'modal' };
  }
  const grid = inlineGrid(value, plan.columns, model, world);
  const inline = { ...plan, type: 'list', editing: 'inline', grid } as const;
  if (model.tree === undefined) return inline;
  checkTreeGrid(linker, document, value.grid, ['grid']);
  const columns = textFirst(grid.columns, model.tree);
  return { ...inline, grid: { ...grid, columns }, tree: model.tree };
}

function inlineGrid(
  value: ListScreen,
  columns: readonly PlanColumn[],
  model: Model,
  { models }: Pick<ScreenWorld, 'models'>,
): PlanGrid {
  const listed = value.columns === undefined ? gridColumns(model) : editable(model, columns);
  return {
    options: gridOptions(
      model.tree === undefined ? withOrder(value.grid, listed) : value.grid,
      ['add', 'save', 'remove', 'clearSelection'],
      models,
    ),
    columns: listed,
  };
}
