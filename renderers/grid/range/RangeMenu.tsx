import { App } from 'antd';
import { rangeFigures } from '../../../engine/rows/rangeFigures.ts';
import { useAskWhy } from '../../services/why.ts';
import { copyText } from '../../ui/copyText.ts';
import { type AskedFigure, figuresBelow } from '../edit/columns/askedFigures.ts';
import type { EditGridProps } from '../edit/EditGridProps.ts';
import type { GridHandle } from '../edit/GridHandle.ts';
import { CellMenu, type CellMenuItem, type MenuPlace } from '../shared/CellMenu.tsx';
import { whyItem } from '../shared/whyCell.ts';
import type { RangeController } from './attachRange.ts';
import { statusWords } from './RangeStatus.ts';
import { type CellRange, countCells } from './spans.ts';

/** What can be done with the rows of a range; what is absent may not be done. */
export interface RangeRows {
  insertBelow?(id: string): void;
  /** Those that are not locked. */
  removable?(ids: readonly string[]): string[];
  remove?(ids: readonly string[]): void;
}

export interface RangeMenuProps {
  handle: GridHandle;
  controller: RangeController;
  rows: RangeRows;
  disabled: boolean;
  at: MenuPlace;
  /** Opens finding in the grid. */
  onFind: () => void;
  /** Tells where a figure comes from; absent: nobody does. */
  onFigure: EditGridProps['onFigure'];
  onClose: () => void;
}

/** What can be done with the chosen cells. The keyboard is back in its cell when it closes. */
export function RangeMenu({ handle, controller, rows, disabled, at, onFind, onFigure, onClose }: RangeMenuProps) {
  const { message } = App.useApp();
  const askWhy = useAskWhy();
  const asked = handle.focused();
  const { actions } = controller;
  const range = controller.range();
  const close = () => {
    const place = handle.focused();
    onClose();
    if (place) requestAnimationFrame(() => handle.api.isDestroyed() || handle.focus(place.id, place.key));
  };
  if (!range) return null;
  const put = async (copied: { text: string } | undefined) => {
    if (copied && !(await copyText(copied.text)))
      message.warning({ key: 'copy', content: '浏览器不允许复制，请按 Ctrl+C' });
  };
  const paste = async () => {
    const texts = await readClipboard();
    if (texts) actions.paste(texts);
    else message.warning({ key: 'paste', content: '浏览器不允许读取剪贴板，请按 Ctrl+V' });
  };
  const groups: CellMenuItem[][] = [
    [
      { key: 'copy', label: '复制', keys: 'Ctrl+C', act: () => void put(actions.copy()) },
      { key: 'copyHeaded', label: '复制（含列名）', act: () => void put(actions.copy(true)) },
      { key: 'cut', label: '剪切', keys: 'Ctrl+X', disabled, act: () => void put(actions.cut()) },
      { key: 'paste', label: '粘贴', keys: 'Ctrl+V', disabled, act: () => void paste() },
    ],
    [
      {
        key: 'empty',
        label: `清空 ${countCells(range)} 个单元格`,
        keys: 'Delete',
        disabled,
        act: () => actions.empty(),
      },
      {
        key: 'down',
        label: '向下填充',
        keys: 'Ctrl+D',
        disabled: disabled || range.rowIds.length === 1,
        act: () => actions.fillDown(),
      },
      {
        key: 'right',
        label: '向右填充',
        keys: 'Ctrl+R',
        disabled: disabled || range.keys.length === 1,
        act: () => actions.fillRight(),
      },
    ],
    stepItems(handle, actions, disabled),
    [
      ...(onFigure ? figureItems(handle, range, onFigure) : []),
      ...whyItem(
        askWhy,
        asked && handle.columns.find(({ key }) => key === asked.key),
        asked && handle.table.row(asked.id),
      ),
      { key: 'find', label: '在表格中查找', keys: 'Ctrl+F', act: onFind },
    ],
    rowItems(rows, range.rowIds),
  ];
  return <CellMenu at={at} groups={groups} onClose={close} />;
}

/** The figures of several cells, and those that stand below the column of one. */
function figureItems(
  { api, table, columns, cells }: GridHandle,
  { rowIds, keys }: CellRange,
  onFigure: NonNullable<RangeMenuProps['onFigure']>,
): CellMenuItem[] {
  const across = columns.filter(({ key }) => keys.includes(key));
  const rows = rowIds.flatMap((id) => table.row(id) ?? []);
  const text = statusWords(rangeFigures(across, rows), across).map(([name, figure]) => `${name} ${figure}`);
  const chosen: AskedFigure = { of: 'cells', columns: across, rows, text: text.join('，') };
  const [only] = across.length === 1 ? across : [];
  const below = only ? figuresBelow(api, only, cells) : [];
  return [...(countCells({ rowIds, keys }) > 1 ? [chosen] : []), ...below].map((figure) => {
    const label = `${figure.of === 'column' ? figure.title : '所选单元格'}：这个数从哪来`;
    return { key: `figure ${label}`, label, act: () => onFigure(figure) };
  });
}

const STEPS = [
  { way: 'undo', title: '撤销', keys: 'Ctrl+Z' },
  { way: 'redo', title: '重做', keys: 'Ctrl+Y' },
] as const;

function stepItems({ table }: GridHandle, actions: RangeController['actions'], disabled: boolean): CellMenuItem[] {
  return STEPS.map(({ way, title, keys }) => {
    const words = table.stepWords(way);
    return {
      key: way,
      label: words ? `${title}：${words}` : title,
      keys,
      disabled: disabled || !words,
      act: () => actions[way](),
    };
  });
}

function rowItems(rows: RangeRows, ids: readonly string[]): CellMenuItem[] {
  const last = ids.at(-1);
  const items: CellMenuItem[] = [];
  if (rows.insertBelow && last !== undefined)
    items.push({ key: 'insert', label: '在下方插入一行', act: () => rows.insertBelow?.(last) });
  const removable = rows.removable?.(ids);
  if (removable)
    items.push({
      key: 'remove',
      label: `删除 ${removable.length} 行`,
      danger: true,
      disabled: removable.length === 0,
      act: () => rows.remove?.(removable),
    });
  return items;
}

/** Both flavours of the clipboard; undefined where the browser or the person does not let it be read. */
async function readClipboard(): Promise<{ text: string; html: string } | undefined> {
  try {
    const items = await navigator.clipboard.read();
    const flavour = async (type: string): Promise<string> => {
      const item = items.find(({ types }) => types.includes(type));
      return item ? (await item.getType(type)).text() : '';
    };
    return { text: await flavour('text/plain'), html: await flavour('text/html') };
  } catch {
    return undefined;
  }
}
