import type { PlanGridOptions } from '../../../../engine/plan/Plan.ts';
import type { FoldedAction } from '../../actions/FoldedTools.tsx';
import type { InlineActions } from './useInlineActions.tsx';

interface FoldedParts {
  /** What is done with the one chosen row. */
  own: InlineActions;
  mayRemove: boolean;
  /** Absent outside a tree, and where nothing may be added. */
  onAddBelow?: () => void;
  onRemove: () => void;
  onClear: () => void;
  steps: { undo: string | undefined; redo: string | undefined; go: (way: 'undo' | 'redo') => void };
}

/** What a phone offers behind one button of an editable list, for its chosen rows and its steps. */
export function foldedActions(
  buttons: PlanGridOptions['buttons'],
  chosen: number,
  { own, onAddBelow, mayRemove, onRemove, onClear, steps }: FoldedParts,
): FoldedAction[] {
  const disabled = chosen === 0;
  const step = (way: 'undo' | 'redo', title: string) => ({
    key: way,
    label: steps[way] === undefined ? title : `${title}：${steps[way]}`,
    disabled: steps[way] === undefined,
    onClick: () => steps.go(way),
  });
  return [
    ...own.actions.map((action) => ({
      key: action.code,
      label: action.title,
      disabled: own.isOff(action),
      onClick: () => own.run(action.code),
    })),
    ...(own.print ? [{ key: 'print', label: '打印', onClick: own.print }] : []),
    ...(onAddBelow && buttons.includes('add')
      ? [{ key: 'below', label: '添加下级', disabled: chosen !== 1, onClick: onAddBelow }]
      : []),
    ...(buttons.includes('remove')
      ? [{ key: 'remove', label: '删除', danger: true, disabled: disabled || !mayRemove, onClick: onRemove }]
      : []),
    ...(buttons.includes('clearSelection') ? [{ key: 'clear', label: '清空选择', disabled, onClick: onClear }] : []),
    step('undo', '撤销'),
    step('redo', '重做'),
  ];
}
