import type { ValueKind } from './base.ts';

/** What a division by zero gives: nothing, or zero. */
export type WhenZero = 'empty' | 'zero';

export type AggregateName = 'sum' | 'count' | 'countDistinct' | 'min' | 'max';

/** A number of one row: a column, or what it makes with others. `value` is a decimal as text. */
export type RowNumber =
  | { op: 'column'; key: string }
  | { op: 'number'; value: string }
  | { op: 'negative'; of: RowNumber }
  | { op: '+' | '-' | '*'; left: RowNumber; right: RowNumber };

export type CompareSign = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** What a column is held against: another column of its kind, or something written. */
export type RowOperand = RowNumber | { op: 'text'; value: string } | { op: 'empty' };

/** Which rows count. `kind` is that of both sides. */
export type RowCondition =
  | { op: 'compare'; sign: CompareSign; kind: ValueKind; left: RowOperand; right: RowOperand }
  | { op: 'in'; kind: ValueKind; key: string; values: readonly string[] }
  | { op: 'and' | 'or'; left: RowCondition; right: RowCondition }
  | { op: 'not'; of: RowCondition };

/** One figure over many rows; an average is a sum by a count. */
export interface Aggregate {
  op: 'aggregate';
  name: AggregateName;
  /** Absent: rows are counted; a count of something counts those that have it. */
  of?: RowNumber;
  /** Of the column, where one is looked at as it is. */
  kind: ValueKind;
  when?: RowCondition;
}

/** A measure after reading: figures over rows, and what is made of them afterwards. Other measures are in place. */
export type MeasureNode =
  | Aggregate
  | { op: 'number'; value: string }
  | { op: 'negative'; of: MeasureNode }
  | { op: '+' | '-' | '*'; left: MeasureNode; right: MeasureNode }
  | { op: '/'; left: MeasureNode; right: MeasureNode; whenZero: WhenZero };

/** A figure declared once beside its rows: what it is made of, and how it is read and shown. */
export interface Measure {
  key: string;
  title: string;
  /** As written. */
  text: string;
  node: MeasureNode;
  /** Its values: numbers, or the moment that `min` and `max` of one give. */
  kind: 'number' | 'date' | 'datetime';
  /** Shown behind the number; `USD` for an amount of one written currency. */
  unit?: string;
  format: 'plain' | 'percent';
  /** Digits after the point; of a percentage those of the per cent. */
  precision: number;
  better?: 'up' | 'down';
  target?: number;
  help?: string;
  /** What its own divisions by zero give. */
  whenZero?: WhenZero;
  /** Column that says the currency, which nothing in the measure fixes: it adds up within one currency only. */
  currency?: string;
  /** Made by a division: of several groups it is made anew, never added. */
  ratio: boolean;
  /** Columns whose values it tells of, those of its conditions among them. */
  columns: readonly string[];
  /** Where it is declared: file, line from 1. */
  file: string;
  line: number;
}

/** A figure over rows of a report, in its total and its sub-totals. */
export interface ReportFigure {
  node: MeasureNode;
  /** As written, or as `statistics` stands for. */
  text: string;
  /** Columns it tells of. */
  columns: readonly string[];
  /** Of amounts whose currency nothing fixes: how many currencies the rows name, and how many rows name none. */
  currencies?: { named: Aggregate; unnamed: Aggregate };
}
