import type { Action } from '../../schemas/generated/types.ts';
import type { PlanAction } from '../plan.ts';

const buttonTitles: Record<Action['action'], string> = {
  add: '新增',
  edit: '编辑',
  detail: '详情',
  delete: '删除',
  batch_delete: '批量删除',
  export: '导出',
};

/** Buttons with their permission codes. Entries are objects after normalizing. */
export function buttons(entries: readonly unknown[], permission: string): PlanAction[] {
  return (entries as Action[]).map(({ action, title }) => ({
    code: action,
    title: title ?? buttonTitles[action],
    permission: `${permission}:${action}`,
  }));
}

/** Dictionary codes among what a page shows, each once. */
export function dictCodesOf(shown: readonly { dictCode?: string }[]): string[] {
  return [...new Set(shown.flatMap(({ dictCode }) => dictCode ?? []))].sort();
}
