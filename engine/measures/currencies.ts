import type { Aggregate, MeasureNode, ReportFigure, RowCondition, RowNumber } from '../plan/measure.ts';
import { aggregatesOf, type Figure } from './evaluate.ts';
import type { MeasureColumn } from './readRows.ts';

/** What counts the currencies of the amounts a figure is made of; `key`: the column that says the currency. */
export function currencyCounts(
  node: MeasureNode,
  key: string,
  columns: readonly MeasureColumn[],
): NonNullable<ReportFigure['currencies']> {
  const amounts = new Set(columns.flatMap((each) => (each.currency === key ? [each.key] : [])));
  const when = either(aggregatesOf(node).flatMap((each) => countedBy(each, amounts) ?? []));
  const kind = columns.find((each) => each.key === key)?.kind ?? 'text';
  const currency = { op: 'column', key } as const;
  const isUnnamed: RowCondition = { op: 'compare', sign: '==', kind, left: currency, right: { op: 'empty' } };
  return {
    named: { op: 'aggregate', name: 'countDistinct', of: currency, kind, ...(when === undefined ? {} : { when }) },
    unnamed: { op: 'aggregate', name: 'count', kind: 'number', when: both(when, isUnnamed) },
  };
}

/** Whether a figure is made of amounts of several currencies: those do not add up. */
export function areMixed({ currencies }: Pick<ReportFigure, 'currencies'>, figureOf: (each: Aggregate) => Figure) {
  if (currencies === undefined) return false;
  const unnamed = Number(figureOf(currencies.unnamed) ?? 0) > 0 ? 1 : 0;
  return Number(figureOf(currencies.named) ?? 0) + unnamed > 1;
}

/** The rows whose amounts a figure over rows is made of; undefined: it is made of none. */
function countedBy({ of, when }: Aggregate, amounts: ReadonlySet<string>): RowCondition | undefined {
  const read = of === undefined ? [] : columnsIn(of).filter((key) => amounts.has(key));
  const filled = either(
    read.map((key) => {
      const left = { op: 'column', key } as const;
      return { op: 'compare', sign: '!=', kind: 'number', left, right: { op: 'empty' } } as const;
    }),
  );
  return filled && both(when, filled);
}

const both = (left: RowCondition | undefined, right: RowCondition): RowCondition =>
  left === undefined ? right : { op: 'and', left, right };

const either = (conditions: readonly RowCondition[]): RowCondition | undefined =>
  conditions.length === 0 ? undefined : conditions.reduce((left, right) => ({ op: 'or', left, right }));

function columnsIn(of: RowNumber): string[] {
  if (of.op === 'column') return [of.key];
  if (of.op === 'number') return [];
  return of.op === 'negative' ? columnsIn(of.of) : [...columnsIn(of.left), ...columnsIn(of.right)];
}
