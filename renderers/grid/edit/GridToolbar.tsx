import { App, Button } from 'antd';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { PlanGridOptions } from '../../../engine/plan.ts';
import { type AddSettings, createInsertGate, placeOfAdded } from '../../../engine/rows/addSettings.ts';
import { useServices } from '../../state/services.ts';
import { AddButton } from './AddButton.tsx';
import type { EditGridController } from './EditGridController.ts';
import type { EditGridProps } from './EditGridProps.ts';

type ToolbarButton = PlanGridOptions['toolbar'][number];

interface GridToolbarProps {
  grid: EditGridProps;
  controller: EditGridController | null;
  chosen: readonly string[];
  collapsed: boolean;
  onCollapse: (collapsed: boolean) => void;
}

/** The buttons above an editable grid; what needs chosen rows comes with them. */
export function GridToolbar({ grid, controller, chosen, collapsed, onCollapse }: GridToolbarProps) {
  const { label, table, options, excluded, disabled = false, onEvent, onSave } = grid;
  const { clock } = useServices();
  const { modal } = App.useApp();
  const mayInsert = useMemo(() => createInsertGate(clock), [clock]);
  // On a page the buttons stand among the page's own.
  const size = grid.toolbarIn === undefined ? 'small' : 'middle';
  const buttons = allowedButtons(options.toolbar, excluded, disabled);
  const rowCount = () => table.rows().length;
  const has = (button: ToolbarButton) => buttons.includes(button);

  const add = (settings: AddSettings) => {
    if (mayInsert()) controller?.add(settings.count, placeOfAdded(settings, rowCount()));
  };
  const save = () => {
    controller?.stopEditing(true);
    onEvent?.({ type: 'save' });
    onSave?.();
  };
  const remove = () =>
    void modal.confirm({
      title: `确定要删除这 ${chosen.length} 项吗?`,
      okText: '删除',
      okButtonProps: { danger: true },
      onOk: () => controller?.remove(chosen),
    });
  const collapse = () => {
    controller?.toggleAll(collapsed);
    onCollapse(!collapsed);
  };

  if (buttons.length === 0 || grid.toolbarIn === null) return null;
  const toolbar = (
    <div className="edit-grid-toolbar" role="toolbar" aria-label={`${label} 工具栏`}>
      {has('add') && <AddButton size={size} name={grid.settingsKey ?? label} rowCount={rowCount} onAdd={add} />}
      {has('save') && (
        <Button size={size} onClick={save}>
          保存
        </Button>
      )}
      {has('remove') && chosen.length > 0 && (
        <Button size={size} danger onClick={remove}>
          删除
        </Button>
      )}
      {has('clearSelection') && chosen.length > 0 && (
        <Button size={size} onClick={() => controller?.clearSelection()}>
          清空选择
        </Button>
      )}
      {chosen.length > 0 && (
        <span className="edit-grid-chosen" aria-live="polite">
          已选 {chosen.length} 项
        </span>
      )}
      {has('collapse') && (
        <Button size={size} type="text" aria-expanded={!collapsed} onClick={collapse}>
          {collapsed ? '展开' : '收起'}
        </Button>
      )}
    </div>
  );
  return grid.toolbarIn ? createPortal(toolbar, grid.toolbarIn) : toolbar;
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
