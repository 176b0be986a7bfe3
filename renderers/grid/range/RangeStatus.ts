import type { PlanField } from '../../../engine/plan/Plan.ts';
import { type RangeFigures, rangeFigures } from '../../../engine/rows/rangeFigures.ts';
import { optionsOf } from '../../../engine/values/optionsOf.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';
import type { GridHandle } from '../edit/GridHandle.ts';
import type { GridGeometry } from './GridGeometry.ts';
import type { CellRange } from './spans.ts';

/** A range that is being drawn is added up when it rests, in ms. */
const QUIET = 120;

/** What of a mean of whole numbers is shown. */
const MEAN_DIGITS = 2;

/** Room below it, in px. */
const MARGIN = 8;

type Sheet = Pick<GridHandle, 'root' | 'columns' | 'table' | 'api'>;

/** Count, sum, average, smallest and largest of the chosen cells, over the grid's lower corner. Plain DOM, as the note is. */
export class RangeStatus {
  private readonly element = document.createElement('div');
  private readonly sheet: Sheet;
  private readonly geometry: Pick<GridGeometry, 'area'>;
  private readonly range: () => CellRange | undefined;
  private readonly leave: () => void;
  private timer = 0;
  private shown = false;

  constructor(sheet: Sheet, geometry: Pick<GridGeometry, 'area'>, range: () => CellRange | undefined) {
    this.sheet = sheet;
    this.geometry = geometry;
    this.range = range;
    this.element.className = 'range-status';
    this.element.hidden = true;
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', '所选单元格');
    sheet.root.after(this.element);
    this.leave = sheet.table.subscribe(() => this.shown && this.later());
  }

  /** The range is another one; a single cell has no figures. */
  show(several: boolean): void {
    this.shown = several;
    if (several) this.later();
    else this.hide();
  }

  detach(): void {
    this.leave();
    this.hide();
    this.element.remove();
  }

  private hide(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.element.hidden = true;
  }

  /** Once in a while, however many changes come in. */
  private later(): void {
    if (this.timer !== 0) return;
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      this.draw();
    }, QUIET);
  }

  private draw(): void {
    const range = this.sheet.api.isDestroyed() ? undefined : this.range();
    if (!range || !this.shown) {
      this.hide();
      return;
    }
    const { columns, table } = this.sheet;
    const keys = new Set(range.keys);
    const across = columns.filter(({ key }) => keys.has(key));
    const rows = range.rowIds.flatMap((id) => table.row(id) ?? []);
    this.element.replaceChildren(...statusWords(rangeFigures(across, rows), across).map(figureOf));
    // Above the figures of the whole table, and the scroll bar.
    const below = this.sheet.root.getBoundingClientRect().bottom - this.geometry.area().bottom;
    this.element.style.bottom = `${Math.max(below, 0) + MARGIN}px`;
    this.element.hidden = false;
  }
}

/** Each figure with its name; written as the column writes its numbers where they are of one. */
export function statusWords({ count, figures }: RangeFigures, columns: readonly PlanField[]): [string, string][] {
  const words: [string, string][] = [['计数', valueTypes.number.format(count, {})]];
  if (!figures) return words;
  const numeric = columns.filter(({ kind }) => kind === 'number');
  const [only] = numeric.length === 1 ? numeric : [];
  const options = only ? optionsOf(only) : {};
  const digits = Math.max(0, ...[figures.sum, figures.smallest, figures.largest].map(digitsOf));
  const mean = { ...options, precision: options.precision ?? Math.max(MEAN_DIGITS, digits) };
  return [
    ...words,
    ['求和', valueTypes.number.format(figures.sum, options)],
    ['平均', valueTypes.number.format(figures.average, options.format === 'percent' ? options : mean)],
    ['最小', valueTypes.number.format(figures.smallest, options)],
    ['最大', valueTypes.number.format(figures.largest, options)],
  ];
}

const digitsOf = (decimal: string): number => decimal.split('.')[1]?.length ?? 0;

function figureOf([name, figure]: [string, string]): HTMLElement {
  const element = document.createElement('span');
  const value = document.createElement('b');
  value.textContent = figure;
  element.append(`${name} `, value);
  return element;
}
