import { Button, Tooltip } from 'antd';
import { createPortal } from 'react-dom';
import type { PlanGridOptions } from '../../../../engine/plan/Plan.ts';
import { type AddSettings, placeOfAdded } from '../../../../engine/rows/addSettings.ts';
import { TREE_REMOVAL } from '../../../../engine/rows/RowTable.ts';
import { LOOK_ONLY, whyButton } from '../../../services/why.ts';
import { TouchControls } from '../../../ui/TouchControls.tsx';
import type { EditGridController } from '../EditGridController.ts';
import type { EditGridProps } from '../EditGridProps.ts';
import { rememberPlace } from '../focus/focusNear.ts';
import type { Inserting } from '../rows/useInsert.ts';
import { AddButton } from './AddButton.tsx';
import { StepButtons } from './StepButtons.tsx';

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
  const isLocked = (button: string) => locked?.has(button) === true;

  const why = (button: string, off: string | false = isLocked(button) && LOOK_ONLY) =>
    whyButton(grid.permission === undefined ? '' : `${grid.permission}:${button}`, off);

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
  const clear = () => {
    if (!controller) return;
    const back = rememberPlace(controller.handle);
    controller.selection.clear();
    // The button goes with what it cleared.
    back();
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
          why={why('add')}
          name={grid.settingsKey ?? label}
          rowCount={tree ? undefined : rowCount}
          onAdd={add}
        />
      )}
      {has('add') && tree && !compact && (
        <Button size={size} disabled={isLocked('add')} {...why('add')} onClick={() => insert.below(1)}>
          添加下级
        </Button>
      )}
      {has('save') && (
        <Button size={size} disabled={isLocked('save')} {...why('edit', isLocked('save') && LOOK_ONLY)} onClick={save}>
          保存
        </Button>
      )}
      {!disabled && !compact && <StepButtons table={table} size={size} onStep={(way) => controller?.rows.step(way)} />}
      {has('remove') && some && (
        <RemoveButton
          size={size}
          disabled={isLocked('remove')}
          {...(tree ? { refusal: TREE_REMOVAL } : {})}
          why={why('batch_delete', tree ? TREE_REMOVAL : isLocked('remove') && LOOK_ONLY)}
          onClick={onRemove}
        />
      )}
      {has('clearSelection') && some && (
        <Button size={size} onClick={clear}>
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

interface RemoveButtonProps {
  size: 'small' | 'middle' | 'large';
  disabled: boolean;
  /** Why nothing can be removed here at all. */
  refusal?: string;
  why: ReturnType<typeof whyButton>;
  onClick: () => void;
}

function RemoveButton({ size, disabled, refusal, why, onClick }: RemoveButtonProps) {
  const button = (
    <Button
      size={size}
      danger
      {...why}
      disabled={disabled || refusal !== undefined}
      {...(refusal === undefined ? {} : { 'aria-label': `删除：${refusal}` })}
      onClick={onClick}
    >
      删除
    </Button>
  );
  if (refusal === undefined) return button;
  // A button that is off tells nothing of the pointer over it.
  return (
    <Tooltip title={refusal}>
      <span>{button}</span>
    </Tooltip>
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
