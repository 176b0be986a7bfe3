import type { TreePlan } from '../../plan/Plan.ts';
import { sentences } from '../../problems.ts';
import { linkRecords, textFirst } from './records.ts';
import type { ScreenOf, ScreenScope, ScreenType } from './ScreenType.ts';

/** Records below one another, a level at a time. */
export const treeScreen: ScreenType<'tree'> = { link: linkTree, nested: true };

function linkTree(screen: ScreenOf<'tree'>, scope: ScreenScope): TreePlan | undefined {
  const records = linkRecords(screen, scope, true);
  if (records === undefined) return undefined;
  const { value, document } = screen;
  const { model, plan } = records;
  if (model.tree === undefined) {
    scope.linker.report(document, 'tree-model', sentences['tree-model'](model.id), ['model'], 'value');
    return undefined;
  }
  return {
    ...plan,
    type: 'tree',
    columns: textFirst(plan.columns, model.tree),
    rowActions: plan.rowActions.map((action, index) => {
      const declared = (value.rowActions as { title?: string }[] | undefined)?.[index]?.title;
      return action.code === 'add' && declared === undefined ? { ...action, title: '添加下级' } : action;
    }),
    tree: model.tree,
  };
}
