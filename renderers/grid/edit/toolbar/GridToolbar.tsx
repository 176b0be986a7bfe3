import { Button } from 'antd';
import { createPortal } from 'react-dom';
import type { PlanGridOptions } from '../../../../engine/plan/Plan.ts';
import { type AddSettings, placeOfAdded } from '../../../../engine/rows/addSettings.ts';
import { TouchControls } from '../../../ui/TouchControls.tsx';
import type { EditGridController } from '../EditGridController.ts';
import type { EditGridProps } from '../EditGridProps.ts';
import type { Inserting } from '../rows/useInsert.ts';
import { AddButton } from './AddButton.tsx';

type ToolbarButton = PlanGridOptions['buttons'][number];

interface GridToolbarProps {
  grid: EditGridProps;
  controller: EditGridController | null;
  chosen: readonly string[];
  insert: Inserting;
  onRemove: () => void;
  collapsed: boolean;
  onCollapse: (collapsed: boolean) => void;
}

/** The buttons above an editable grid; what needs chosen rows comes with them. */
export function GridToolbar({ grid, controller, chosen, insert, onRemove, collapsed, onCollapse }: GridToolbarProps) {
  const { label, table, options, excluded, locked, disabled = false, compact = false, onEvent, onSave } = grid;
  // On a page the buttons stand among the page's own.
  const size = grid.toolbarIn === undefined ? 'small' : compact ? 'large' : 'middle';
  const some = chosen.length > 0 && !compact;
  const buttons = allowedButtons(options.buttons, excluded, disabled);
  const rowCount = () => table.rows().length;
  const has = (button: ToolbarButton) => buttons.includes(button);
  const isLocked = (button: ToolbarButton) => locked?.has(button) === true;

  const tree = grid.tree !== undefined;
  const add = (settings: AddSettings) => {
    if (tree) insert.beside(settings.count);
    else insert.at(settings.count, placeOfAdded(settings, rowCount()));
  };
  const save = () => {
    controller?.editing.stop(true);
    onEvent?.({ type: 'save' });
    onSave?.();
  };
  const collapse = () => {
    controller?.lines.toggleAll(collapsed);
    onCollapse(!collapsed);
  };

  if (buttons.length === 0 || grid.toolbarIn === null) return null;
  const toolbar = (
    <div className="edit-grid-toolbar" role="toolbar" aria-label={`${label} 工具栏`}>
      {has('add') && (
        <AddButton
          size={size}
          disabled={isLocked('add')}
          name={grid.settingsKey ?? label}
          rowCount={tree ? undefined : rowCount}
          onAdd={add}
        />
      )}
      {has('add') && tree && !compact && (
        <Button size={size} disabled={isLocked('add')} onClick={() => insert.below(1)}>
          添加下级
        </Button>
      )}
      {has('save') && (
        <Button size={size} disabled={isLocked('save')} onClick={save}>
          保存
        </Button>
      )}
      {has('remove') && some && (
        <Button size={size} danger disabled={isLocked('remove')} onClick={onRemove}>
          删除
        </Button>
      )}
      {has('clearSelection') && some && (
        <Button size={size} onClick={() => controller?.selection.clear()}>
          清空选择
        </Button>
      )}
      {some && (
        <span className="edit-grid-chosen" aria-live="polite">
          已选 {chosen.length} 项
        </span>
      )}
      {has('collapse') && !compact && (
        <Button size={size} type="text" aria-expanded={!collapsed} onClick={collapse}>
          {collapsed ? '展开' : '收起'}
        </Button>
      )}
    </div>
  );
  const sized = <TouchControls wanted={compact}>{toolbar}</TouchControls>;
  return grid.toolbarIn ? createPortal(sized, grid.toolbarIn) : sized;
}

/** The buttons a person may use: `batch_delete` takes 删除 away as well, and so does a grid that cannot be changed. */
export function allowedButtons(
  buttons: readonly ToolbarButton[],
  excluded: ReadonlySet<string> | undefined,
  disabled: boolean,
): ToolbarButton[] {
  return buttons.filter((button) => {
    if (disabled) return button === 'collapse';
    return !excluded?.has(button) && !(button === 'remove' && excluded?.has('batch_delete'));
  });
}
