import { measureWords } from '../../measures/words.ts';
import type { MeasureNode } from '../../plan/measure.ts';
import type { PlanColumn } from '../../plan/Plan.ts';
import type { Row } from '../../plan/record.ts';
import type { Statistic } from '../statistics.ts';
import type { FigureOrigin } from './figureOrigin.ts';

/** A figure that the page makes of the rows it shows: below a column, or of chosen cells of some. */
export interface ShownFigure {
  title: string;
  /** As it is drawn. */
  text: string;
  of: { column: PlanColumn; statistic: Statistic } | { columns: readonly PlanColumn[] };
  shown: ShownRows;
}

/** The rows a figure is made of, and when they were read, ISO. */
export interface ShownRows {
  /** Drawn columns, in order. */
  columns: readonly PlanColumn[];
  rows: readonly Row[];
  at: string;
}

const MOST_COLUMNS = 8;
const MOST_ROWS = 200;

/** Where such a figure comes from. */
export function shownOrigin({ of, shown }: ShownFigure): FigureOrigin {
  return 'column' in of ? statisticOrigin(of.column, of.statistic, shown) : rangeOrigin(of.columns, shown);
}

function statisticOrigin(column: PlanColumn, statistic: Statistic, shown: ShownRows): FigureOrigin {
  const { key, title, statisticsAt } = column;
  const words = measureWords({ node: NODES[statistic](key) }, { title: () => title, text: (_key, value) => value });
  const text = statistic === 'sum' ? `sum(row.${key})` : `sum(row.${key}) / count()`;
  return { words, text, ...statisticsAt, ...behind([column], shown) };
}

/** `columns` are those of the chosen cells, `shown` the rows they lie in. */
function rangeOrigin(columns: readonly PlanColumn[], shown: ShownRows): FigureOrigin {
  const numbers = columns.filter(({ kind }) => kind === 'number');
  const named = (numbers.length > 0 ? numbers : columns).map(({ title }) => `“${title}”`).join('、');
  const words = `所选 ${shown.rows.length} 行的${named}：空的格不算，平均是求和除以有数的格数`;
  return { words, text: numbers.map(({ key }) => `row.${key}`).join(', '), ...behind(columns, shown) };
}

const NODES: Readonly<Record<Statistic, (key: string) => MeasureNode>> = {
  sum: (key) => ({ op: 'aggregate', name: 'sum', of: { op: 'column', key }, kind: 'number' }),
  // Of all rows, those without a value among them.
  average: (key) => ({
    op: '/',
    left: NODES.sum(key),
    whenZero: 'empty',
    right: { op: 'aggregate', name: 'count', kind: 'number' },
  }),
};

/** What the figure is made of first, then what tells rows apart. */
function behind(first: readonly PlanColumn[], { columns, rows, at }: ShownRows) {
  const own = new Set(first.map(({ key }) => key));
  const others = columns.filter(({ key, hidden }) => !own.has(key) && !hidden);
  const telling = others.filter(({ kind }) => kind !== 'number');
  const [naming, ...rest] = [...telling, ...others.filter(({ kind }) => kind === 'number')];
  const shown = [...(naming ? [naming] : []), ...first, ...rest].slice(0, MOST_COLUMNS);
  return {
    at,
    columns: shown.map(({ key, title, kind }) => ({ key, title, kind })),
    records: rows.slice(0, MOST_ROWS),
    total: rows.length,
  };
}
