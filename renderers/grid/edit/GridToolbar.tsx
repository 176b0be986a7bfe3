import { App, Button } from 'antd';
import { useMemo } from 'react';
import type { PlanGridOptions } from '../../../engine/plan.ts';
import { useServices } from '../../state/services.ts';
import { AddButton } from './AddButton.tsx';
import { type AddSettings, addIndex } from './addSettings.ts';
import type { EditGridController } from './EditGridController.ts';
import type { EditGridProps } from './EditGridProps.ts';
import { createThrottle, INSERT_THROTTLE } from './throttle.ts';

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
  const mayInsert = useMemo(() => createThrottle(clock, INSERT_THROTTLE), [clock]);
  const buttons = allowedButtons(options.toolbar, excluded, disabled);
  const rowCount = () => table.rows().length;
  const has = (button: ToolbarButton) => buttons.includes(button);

  const add = (settings: AddSettings) => {
    if (mayInsert()) controller?.add(settings.count, addIndex(settings, rowCount()));
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

  if (buttons.length === 0) return null;
  return (
    <div className="edit-grid-toolbar" role="toolbar" aria-label={`${label} 工具栏`}>
      {has('add') && <AddButton name={grid.settingsKey ?? label} rowCount={rowCount} onAdd={add} />}
      {has('save') && (
        <Button size="small" onClick={save}>
          保存
        </Button>
      )}
      {has('remove') && chosen.length > 0 && (
        <Button size="small" danger onClick={remove}>
          删除
        </Button>
      )}
      {has('clearSelection') && chosen.length > 0 && (
        <Button size="small" onClick={() => controller?.clearSelection()}>
          清空选择
        </Button>
      )}
      {chosen.length > 0 && (
        <span className="edit-grid-chosen" aria-live="polite">
          已选 {chosen.length} 项
        </span>
      )}
      {has('collapse') && (
        <Button size="small" type="text" aria-expanded={!collapsed} onClick={collapse}>
          {collapsed ? '展开' : '收起'}
        </Button>
      )}
    </div>
  );
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
