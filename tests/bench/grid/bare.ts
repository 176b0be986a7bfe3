import {
  CellApiModule,
  CellStyleModule,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  type ColDef,
  createGrid,
  type GridApi,
  type ICellRendererComp,
  type ICellRendererParams,
  ModuleRegistry,
  RowApiModule,
  RowSelectionModule,
  ScrollApiModule,
  TextEditorModule,
  themeQuartz,
} from 'ag-grid-community';
import type { GridRow } from '../../../engine/rows/RowTable.ts';
import type { BenchPage } from './BenchPage.ts';
import { cellOf, feed, KeyWatch, painted, scroll, until } from './probes.ts';
import { type BenchColumn, COLUMN_WIDTH, COLUMNS, ITEMS, makeRows, pasteText, ROW_HEIGHT, ROWS } from './rows.ts';
import { brokenRows, checkByHand, countErrors, EXPECTED_ERRORS } from './validation.ts';

/** The least one writes with AG Grid alone: the modules in use, formatters, a small renderer where text does not do. */

const texts = new Map(ITEMS.map(({ value, text }) => [value, text]));
const values = new Map(ITEMS.map(({ value, text }) => [text, value]));
const figures = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

class SwitchCell implements ICellRendererComp<GridRow> {
  private readonly element = document.createElement('span');
  init({ value }: ICellRendererParams<GridRow>): void {
    this.show(value);
  }
  getGui(): HTMLElement {
    return this.element;
  }
  refresh({ value }: ICellRendererParams<GridRow>): boolean {
    this.show(value);
    return true;
  }
  private show(value: unknown): void {
    this.element.className = value === 'Y' ? 'bare-on' : 'bare-off';
    this.element.textContent = value === 'Y' ? '是' : '否';
  }
}

class TagsCell implements ICellRendererComp<GridRow> {
  private readonly element = document.createElement('span');
  init({ value }: ICellRendererParams<GridRow>): void {
    this.show(value);
  }
  getGui(): HTMLElement {
    return this.element;
  }
  refresh({ value }: ICellRendererParams<GridRow>): boolean {
    this.show(value);
    return true;
  }
  private show(value: unknown): void {
    this.element.replaceChildren();
    for (const text of String(value ?? '').split(';')) {
      if (text === '') continue;
      const tag = document.createElement('span');
      tag.className = 'bare-tag';
      tag.textContent = text;
      this.element.append(tag);
    }
  }
}

function columnDef({ key, content }: BenchColumn): ColDef<GridRow> {
  const def: ColDef<GridRow> = { field: key, headerName: key, width: COLUMN_WIDTH, editable: true };
  if (content === 'number') def.valueFormatter = ({ value }) => (value === null ? '' : figures.format(value));
  if (content === 'number') def.cellClass = 'bare-number';
  if (content === 'code') def.valueFormatter = ({ value }) => texts.get(value) ?? '';
  if (content === 'flag') def.cellRenderer = SwitchCell;
  if (content === 'tags') def.cellRenderer = TagsCell;
  return def;
}

function readPasted(text: string, { content }: BenchColumn): string | number {
  if (content === 'number') return Number(text);
  if (content === 'code') return values.get(text) ?? text;
  return content === 'flag' ? (text === '是' ? 'Y' : 'N') : text;
}

class BarePage implements BenchPage {
  readonly scroll = scroll;
  readonly watch = new KeyWatch();
  private rows: GridRow[] = [];
  private api: GridApi<GridRow> | undefined;

  prepare(): void {
    ModuleRegistry.registerModules([
      CellApiModule,
      CellStyleModule,
      ClientSideRowModelApiModule,
      ClientSideRowModelModule,
      RowApiModule,
      RowSelectionModule,
      ScrollApiModule,
      TextEditorModule,
    ]);
    this.rows = makeRows(ROWS);
  }

  async mount(): Promise<number> {
    const begin = performance.now();
    const place = document.querySelector<HTMLElement>('#place');
    if (!place) throw new Error('the page has no place for a grid');
    this.api = createGrid<GridRow>(place, {
      theme: themeQuartz,
      columnDefs: COLUMNS.map(columnDef),
      defaultColDef: { cellDataType: false, resizable: true },
      rowData: this.rows,
      rowHeight: ROW_HEIGHT,
      getRowId: ({ data }) => data.id,
      rowSelection: { mode: 'multiRow', checkboxes: true },
      animateRows: false,
      // Enter leads to the row below, as in ours.
      enterNavigatesVerticallyAfterEdit: true,
    });
    await until(() => Boolean(cellOf(0, 'c0')?.textContent));
    await painted();
    return performance.now() - begin;
  }

  focus(row: number, key: string): void {
    this.grid().setFocusedCell(row, key);
  }

  shown(row: number, key: string): string | undefined {
    return cellOf(row, key)?.textContent ?? undefined;
  }

  validate(): { ms: number; errors: number; expected: number } {
    const rows = brokenRows(ROWS);
    const begin = performance.now();
    const errors = checkByHand(rows);
    return { ms: performance.now() - begin, errors: countErrors(errors), expected: EXPECTED_ERRORS };
  }

  feed(perSecond: number, seconds: number) {
    return feed(perSecond, seconds, ROWS, (indexes, round) => {
      const update = indexes.map((index) => ({ ...this.rowAt(index), c1: round + index, c2: String(round % 8) }));
      this.grid().applyTransactionAsync({ update });
    });
  }

  async insert(count: number): Promise<number> {
    const add = makeRows(count, ROWS * 2);
    const begin = performance.now();
    this.grid().applyTransaction({ add, addIndex: 0 });
    await until(() => cellOf(0, 'c0')?.textContent === add[0]?.c0);
    await painted();
    return performance.now() - begin;
  }

  async remove(count: number): Promise<number> {
    const remove = makeRows(count, ROWS * 2);
    const begin = performance.now();
    this.grid().applyTransaction({ remove });
    await until(() => cellOf(0, 'c0')?.textContent === this.rows[0]?.c0);
    await painted();
    return performance.now() - begin;
  }

  async paste(rows: number, columns: number): Promise<number> {
    const text = pasteText(rows, columns);
    const begin = performance.now();
    const update = text.split('\n').map((line, index) => {
      const parts = line.split('\t');
      const row: Record<string, unknown> = { ...this.rowAt(index) };
      COLUMNS.slice(0, columns).forEach((column, at) => {
        row[column.key] = readPasted(parts[at] ?? '', column);
      });
      return row as GridRow;
    });
    this.grid().applyTransaction({ update });
    await until(() => cellOf(0, 'c0')?.textContent === '贴入 0');
    await painted();
    return performance.now() - begin;
  }

  private rowAt(index: number): GridRow {
    const row = this.grid().getRowNode(String(index))?.data;
    if (!row) throw new Error(`there is no row ${index}`);
    return row;
  }

  private grid(): GridApi<GridRow> {
    if (!this.api) throw new Error('the grid is not there yet');
    return this.api;
  }
}

window.bench = new BarePage();
