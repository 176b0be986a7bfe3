import { sparkPath } from '../../../engine/charts/sparkPath.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';
import type { CellContext, ColumnOf, Display } from '../Cell.ts';
import { kindText } from './kindText.ts';
import './numberLooks.css';

type NumberColumn = ColumnOf<'inputNumber'>;

/** The strongest heat, in per cent of its colour: words stay readable on it. */
const HOTTEST = 42;

const SPARK = { width: 88, height: 20 };
const SVG = 'http://www.w3.org/2000/svg';

/** A number, and how large it is beside the others of its column: as a bar, as heat, or several as a line. */
export const numberDisplay: Display<NumberColumn> = {
  align: 'right',
  format: (value, column, context) =>
    Array.isArray(value) ? value.map(plain).join('、') : kindText(value, column, context),
  drawing: {
    wanted: ({ look, key }, { scale }) => look === 'spark' || (look !== undefined && scale?.(key) !== undefined),
    draw: (element, value, column, context) => {
      const number = numberIn(value);
      if (column.look === 'spark') drawSpark(element, value, column);
      else if (number === undefined) element.textContent = kindText(value, column, context);
      else if (column.look === 'bar') drawBar(element, number, column, context);
      else drawHeat(element, number, column, context);
    },
  },
};

function plain(value: unknown): string {
  return value === null ? '–' : valueTypes.number.toText(value, {});
}

function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined;
}

function drawBar(element: HTMLElement, value: number, column: NumberColumn, context: CellContext): void {
  const { low, high } = context.scale?.(column.key) ?? { low: 0, high: 0 };
  const most = Math.max(Math.abs(low), Math.abs(high));
  const row = part('cell-bar');
  const track = part('cell-bar-track');
  const fill = part(value < 0 ? 'cell-bar-fill cell-bar-below' : 'cell-bar-fill');
  fill.style.width = `${most === 0 ? 0 : Math.round((Math.abs(value) / most) * 1000) / 10}%`;
  track.append(fill);
  const figure = part('cell-bar-figure');
  figure.textContent = kindText(value, column, context);
  row.append(track, figure);
  element.append(row);
}

function drawHeat(element: HTMLElement, value: number, column: NumberColumn, context: CellContext): void {
  const { low, high } = context.scale?.(column.key) ?? { low: 0, high: 0 };
  const share = high === low ? 0 : (value - low) / (high - low);
  const heat = part('cell-heat');
  heat.style.setProperty('--cell-heat', `${Math.round(Math.min(1, Math.max(0, share)) * HOTTEST)}%`);
  const figure = part('cell-heat-figure');
  figure.textContent = kindText(value, column, context);
  element.append(heat, figure);
}

function drawSpark(element: HTMLElement, value: unknown, { title }: NumberColumn): void {
  const values = Array.isArray(value) ? value.map((each) => numberIn(each) ?? null) : [];
  const { width, height } = SPARK;
  const svg = document.createElementNS(SVG, 'svg');
  const words = `${title}：${values.map(plain).join('、')}`;
  const attributes = {
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    role: 'img',
    'aria-label': words,
    class: 'cell-spark',
  };
  for (const [name, text] of Object.entries(attributes)) svg.setAttribute(name, String(text));
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', sparkPath(values, width, height));
  svg.append(line);
  element.append(svg);
}

function part(className: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  return element;
}
