import { App } from 'antd';
import { writeClipboard } from '../../../engine/clipboard/clipboard.ts';
import { standsOn } from '../../../engine/lists/actions.ts';
import type { PlanAction, PlanColumn } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import { showText } from '../../cells/show.ts';
import { LOOK_ONLY, useAskWhy, whyButton } from '../../services/why.ts';
import { copyText } from '../../ui/copyText.ts';
import { CellMenu, type CellMenuItem, type MenuPlace } from '../shared/CellMenu.tsx';
import { whyItem } from '../shared/whyCell.ts';
import type { GridProps } from './GridProps.ts';

/** What was asked about. */
export interface AskedCell {
  row: Row;
  /** Absent: a cell of the grid's own. */
  column?: PlanColumn | undefined;
  /** Of which line of totals. */
  line?: string | undefined;
}

interface GridMenuProps {
  grid: GridProps;
  asked: AskedCell;
  at: MenuPlace;
  /** Opens finding in the grid. */
  onFind: () => void;
  onClose: () => void;
}

/** What can be done with a cell and its row. */
export function GridMenu({ grid, asked, at, onFind, onClose }: GridMenuProps) {
  const { message } = App.useApp();
  const copy = async (text: string) => {
    if (await copyText(text)) message.success({ key: 'copy', content: '已复制' });
    else message.warning({ key: 'copy', content: '浏览器不允许复制，请按 Ctrl+C' });
  };
  const askWhy = useAskWhy();
  const { actions } = grid;
  const inRow =
    asked.line === undefined ? [...(actions?.inRow ?? []), ...(actions?.more ?? []), ...(actions?.inMenu ?? [])] : [];
  const groups = [
    copying(grid, asked, (text) => void copy(text)),
    [
      ...asking(grid, asked),
      ...(asked.line === undefined ? whyItem(askWhy, asked.column, asked.row) : []),
      { key: 'find', label: '在表格中查找', keys: 'Ctrl+F', act: onFind },
    ],
    rowItems(grid, inRow, asked.row),
  ];
  return <CellMenu at={at} groups={groups} onClose={onClose} />;
}

/** A row's actions as entries. */
export function rowItems({ onAction }: GridProps, actions: readonly PlanAction[], row: Row): CellMenuItem[] {
  return actions
    .filter((each) => standsOn(each, row))
    .map(({ code, title, disabled = false, permission }) => ({
      key: `action ${code}`,
      label: title,
      danger: code === 'delete',
      disabled,
      why: whyButton(permission, disabled && LOOK_ONLY),
      act: () => onAction?.(code, row),
    }));
}

function copying({ columns, cells }: GridProps, { row, column, line }: AskedCell, copy: (text: string) => void) {
  const text = (each: PlanColumn) => showText(row[each.key], each, cells);
  const headed = () => writeClipboard([columns.map(({ title }) => title), columns.map(text)]).text;
  const items: CellMenuItem[] = [];
  if (column) items.push({ key: 'copy', label: '复制', keys: 'Ctrl+C', act: () => copy(text(column)) });
  if (line === undefined) items.push({ key: 'copyRow', label: '复制整行和列名', act: () => copy(headed()) });
  return items;
}

const LONGEST = 16;

/** Asks for rows like this one, or where a number comes from. */
function asking({ cells, onFilter, onFigure, onTotal }: GridProps, { row, column, line }: AskedCell): CellMenuItem[] {
  if (!column) return [];
  const filter = line === undefined ? onFilter?.(column, row) : undefined;
  const text = showText(row[column.key], column, cells);
  const named = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  const items: CellMenuItem[] = [];
  if (filter) items.push({ key: 'filter', label: `筛选${column.title}“${named}”`, act: filter });
  const ask = line === undefined ? onFigure : onTotal && ((of: PlanColumn, figures: Row) => onTotal(of, figures, line));
  if (ask && column.kind === 'number')
    items.push({ key: 'figure', label: '这个数从哪来', act: () => ask(column, row) });
  return items;
}
