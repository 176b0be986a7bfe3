import type { ModelTree } from '../../plan/compiled.ts';
import type { TreePlan } from '../../plan/Plan.ts';
import { sentences } from '../../problems.ts';
import type { Making } from '../Memory.ts';
import { linkRecords, type PlannedRecords, textFirst } from './records.ts';
import type { ScreenOf, ScreenScope, ScreenType } from './ScreenType.ts';
import { linkSubLists, SUB_TABLES, type SubListSaid } from './subLists.ts';

/** Records below one another, a level at a time. */
export const treeScreen: ScreenType<'tree'> = { link: linkTree, nested: true };

function linkTree(screen: ScreenOf<'tree'>, scope: ScreenScope): Making<TreePlan> | undefined {
  const records = linkRecords(screen, scope, true);
  if (records === undefined) return undefined;
  const { value, document } = screen;
  const { model, base, plan } = records;
  if (model.tree === undefined) {
    scope.linker.report(document, 'tree-model', sentences['tree-model'](model.id), ['model'], 'value');
    return undefined;
  }
  const { tree } = model;
  // Objects after normalizing.
  const said = value.subLists as SubListSaid[] | undefined;
  const lists = said && linkSubLists({ document, model, base, said }, scope, SUB_TABLES);
  return () => ({ ...treePlan(plan(), value, tree), ...(lists === undefined ? {} : { subLists: lists() }) });
}

function treePlan(plan: PlannedRecords, value: ScreenOf<'tree'>['value'], tree: ModelTree): TreePlan {
  return {
    ...plan,
    type: 'tree',
    columns: textFirst(plan.columns, tree),
    rowActions: plan.rowActions.map((action, index) => {
      const declared = (value.rowActions as { title?: string }[] | undefined)?.[index]?.title;
      return action.code === 'add' && declared === undefined ? { ...action, title: '添加下级' } : action;
    }),
    tree,
  };
}
