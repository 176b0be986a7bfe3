import type { ValueKind } from './base.ts';
import type { BoardGrain } from './board.ts';
import type { Measure, RowCondition, RowNumber } from './measure.ts';

/** Figures that are declared to be equal, whatever the data is. */
export type Agreement = AgreementBase & (FiguresAgreement | RowsAgreement);

export interface AgreementBase {
  title: string;
  /** Where it is declared: file, line and column from 1, JSON pointer. */
  file: string;
  line: number;
  column: number;
  pointer: string;
  /** A decimal as text: so far two amounts may be apart. */
  tolerance?: string;
  /** Why they may be. */
  because?: string;
}

/** Measures that are equal in every group. */
export interface FiguresAgreement {
  kind: 'figures';
  /** The first is what all others are held against. */
  sides: readonly AgreementSide[];
  /** Of the dates among the keys. */
  grain: BoardGrain;
}

/** Two numbers that are equal in every row. */
export interface RowsAgreement {
  kind: 'rows';
  rows: AgreementRows;
  left: RowNumber;
  right: RowNumber;
  /** As written, of either side. */
  texts: readonly [left: string, right: string];
}

/** Rows of a model or of a report. */
export interface AgreementRows {
  source: { model: string } | { report: string; params: Readonly<Record<string, string>> };
  title: string;
  /** What tells groups apart, or names a row. */
  by: readonly AgreementKey[];
  when?: RowCondition;
}

export interface AgreementKey {
  key: string;
  title: string;
  kind: ValueKind;
}

export interface AgreementSide extends AgreementRows {
  measure: Pick<Measure, 'title' | 'node' | 'ratio'>;
  /** Shown behind its amounts. */
  unit?: string;
}
