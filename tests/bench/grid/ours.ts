import { Button } from 'antd';
import { createElement, createRef, Fragment, type ReactNode, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { PlanGridOptions } from '../../../engine/plan/Plan.ts';
import { createRowTable } from '../../../engine/rows/createRowTable.ts';
import type { GridRow, RowTable } from '../../../engine/rows/RowTable.ts';
import { EditGrid } from '../../../renderers/grid/edit/EditGrid.tsx';
import type { EditGridApi } from '../../../renderers/grid/edit/EditGridProps.ts';
import { registerGridModules } from '../../../renderers/grid/shared/modules.ts';
import { around, makeServices } from '../around.ts';
import type { BenchPage } from './BenchPage.ts';
import { DICTIONARY, FIELDS } from './fields.ts';
import { cellOf, feed, KeyWatch, painted, scroll, until } from './probes.ts';
import { ITEMS, makeRows, pasteText, ROWS } from './rows.ts';
import { brokenRows, countErrors, EXPECTED_ERRORS } from './validation.ts';

/** The editable grid of the product as a page uses it: the same component, table and services, no server. */

const OPTIONS: PlanGridOptions = { buttons: [], size: 'small', rowNumber: false, selection: 'multiple', live: false };
const CELLS = { dictionary: (code: string) => (code === DICTIONARY ? ITEMS : undefined) };

function makeTable(): RowTable {
  return createRowTable({ columns: FIELDS, clock: () => Date.now(), random: Math.random });
}

/** Where a page draws what it was asked for; the page around is drawn once. */
function Place({ onReady }: { onReady: (show: (content: ReactNode) => void) => void }) {
  const [content, setContent] = useState<ReactNode>(null);
  useLayoutEffect(() => onReady(setContent), [onReady]);
  return content;
}

class OursPage implements BenchPage {
  readonly scroll = scroll;
  readonly watch = new KeyWatch();
  private readonly grid = createRef<EditGridApi>();
  private readonly services = makeServices();
  private rows: GridRow[] = [];
  private first: unknown;
  private table = makeTable();
  private show: ((content: ReactNode) => void) | undefined;

  /** The page around the grid is there before a grid is: only that is compared. */
  prepare(): void {
    // The product writes the day on its first page; the other side makes its formatter while it loads.
    new Intl.NumberFormat('zh-CN').format(0);
    registerGridModules();
    this.rows = makeRows(ROWS);
    this.first = this.rows[0]?.c0;
    const place = document.querySelector<HTMLElement>('#place');
    if (!place) throw new Error('the page has no place for a grid');
    const onReady = (show: (content: ReactNode) => void): void => {
      this.show = show;
    };
    // Each page with a grid has buttons; here they take no room from it.
    const buttons = createElement(Button, { size: 'small', style: { position: 'fixed', bottom: 0 } }, '新增');
    createRoot(place).render(
      around(this.services, createElement(Fragment, null, buttons, createElement(Place, { onReady }))),
    );
  }

  async mount(): Promise<number> {
    const begin = performance.now();
    this.table = makeTable();
    const { rows } = this;
    this.table.load(rows);
    // The table has them now, as it has the rows of a server's answer.
    this.rows = [];
    const grid = createElement(EditGrid, {
      label: '测试表格',
      table: this.table,
      columns: FIELDS,
      options: OPTIONS,
      cells: CELLS,
      fill: true,
      ref: this.grid,
    });
    this.show?.(grid);
    await until(() => Boolean(cellOf(0, 'c0')?.textContent));
    if (this.table.drawn() !== rows) throw new Error('to draw the first rows, the grid had all of them read');
    await painted();
    return performance.now() - begin;
  }

  focus(row: number, key: string): void {
    this.grid.current?.focusCell(String(row), key);
  }

  shown(row: number, key: string): string | undefined {
    const cell = cellOf(row, key);
    return cell?.querySelector('input') ? undefined : (cell?.textContent ?? undefined);
  }

  validate(): { ms: number; errors: number; expected: number } {
    const table = makeTable();
    table.load(brokenRows(ROWS));
    // As they are when somebody saves: the grid lets them be read in its first quiet moment.
    table.read();
    const begin = performance.now();
    const errors = table.validate();
    return { ms: performance.now() - begin, errors: countErrors(errors), expected: EXPECTED_ERRORS };
  }

  feed(perSecond: number, seconds: number) {
    return feed(perSecond, seconds, ROWS, (indexes, round) => {
      for (const index of indexes) {
        const row = this.table.row(String(index));
        if (row) this.table.mergeRemote({ ...row, c1: round + index, c2: String(round % 8) });
      }
    });
  }

  async insert(count: number): Promise<number> {
    const rows = makeRows(count, ROWS * 2).map(({ id: _, version: __, ...values }) => values);
    const begin = performance.now();
    this.grid.current?.addRows(rows, 0);
    await until(() => cellOf(0, 'c0')?.textContent === rows[0]?.c0);
    await painted();
    return performance.now() - begin;
  }

  async remove(count: number): Promise<number> {
    const ids = this.table
      .rows()
      .slice(0, count)
      .map(({ id }) => id);
    const begin = performance.now();
    this.grid.current?.removeRows(ids);
    await until(() => cellOf(0, 'c0')?.textContent === this.first);
    await painted();
    return performance.now() - begin;
  }

  async paste(rows: number, columns: number): Promise<number> {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasteText(rows, columns));
    const begin = performance.now();
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    await until(() => cellOf(0, 'c0')?.textContent === '贴入 0');
    await painted();
    return performance.now() - begin;
  }

  async undo(): Promise<number> {
    const begin = performance.now();
    const key = { key: 'z', ctrlKey: true, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
    await until(() => cellOf(0, 'c0')?.textContent === this.first);
    await painted();
    return performance.now() - begin;
  }
}

window.bench = new OursPage();
