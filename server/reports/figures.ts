import { areMixed } from '../../engine/measures/currencies.ts';
import { aggregateRows, aggregatesOf, computeMeasure, type Figure } from '../../engine/measures/evaluate.ts';
import type { Aggregate, ReportFigure } from '../../engine/plan/measure.ts';
import type { Row } from '../db/Database.ts';

/** What stands in totals and sub-totals, by the key of the column. */
type Figures = ReadonlyMap<string, Pick<ReportFigure, 'node' | 'currencies'>>;

/** Figures as they are sent. */
export type Totals = Record<string, number | string | null>;

/** The figures over rows at hand, to the last digit. */
export function figuresOfRows(figures: Figures, rows: readonly Row[]): Totals {
  return totalsOf(figures, (aggregate) => aggregateRows(aggregate, rows));
}

/** How the names begin that figures are asked for by; no column is called so. */
export const FIGURE = '_figure_';

/** What a database has to be asked for to know them all, each once, under the name it answers it by. */
export function aggregatesIn(figures: Figures): { name: string; aggregate: Aggregate }[] {
  const found = new Map([...figures.values()].flatMap(partsOf).map((each) => [JSON.stringify(each), each]));
  return [...found.values()].map((aggregate, index) => ({ name: `${FIGURE}${index}`, aggregate }));
}

function partsOf({ node, currencies }: Pick<ReportFigure, 'node' | 'currencies'>): Aggregate[] {
  return [...aggregatesOf(node), ...(currencies === undefined ? [] : [currencies.named, currencies.unnamed])];
}

/** The figures out of one row of what a database was asked for. */
export function figuresOfAnswer(figures: Figures, answer: Row): Totals {
  const names = new Map(aggregatesIn(figures).map(({ name, aggregate }) => [JSON.stringify(aggregate), name]));
  return totalsOf(figures, (aggregate) => {
    const value = answer[names.get(JSON.stringify(aggregate)) ?? ''];
    return value === null || value === undefined ? undefined : String(value);
  });
}

function totalsOf(figures: Figures, figureOf: (aggregate: Aggregate) => Figure): Totals {
  return Object.fromEntries(
    [...figures].map(([key, figure]) => [
      key,
      areMixed(figure, figureOf) ? null : sent(computeMeasure(figure.node, figureOf)),
    ]),
  );
}

/** So many digits a number carries for sure. */
const DIGITS = 15;

/** A number where it can be one: what a long sum would lose stays text, what only a division made long does not. */
function sent(figure: Figure): number | string | null {
  if (figure === undefined) return null;
  if (!/^-?\d+(?:\.\d+)?$/.test(figure)) return figure;
  const [whole = '', part = ''] = figure.replace('-', '').split('.');
  const isLong = whole.length + part.replace(/0+$/, '').length > DIGITS;
  return isLong && (whole.length > DIGITS || part.length < DIGITS) ? figure : Number(figure);
}
