import type { CreateExpressions, Expressions } from '../../expressions/expressions.ts';
import { checkRow } from '../../rules/checkRow.ts';
import type { CheckedField } from '../../rules/compileRules.ts';
import { roundedTo } from '../../rules/roundedTo.ts';
import type { Value } from '../../values/ValueType.ts';
import { rulesOf, type SampleColumn } from './SampleColumn.ts';
import { canonical, fits } from './sampleValues.ts';

type Row = Record<string, Value>;

/** Other values of one column that are tried. */
const TRIES = 12;
/** Times that all rules are looked at again: mending one may break another. */
const ROUNDS = 3;

/** Columns, ready to have their rules asked of whole rows. */
interface Ready {
  fields: readonly CheckedField[];
  expressions: Expressions;
  columns: readonly SampleColumn[];
}

const known = new WeakMap<readonly SampleColumn[], Ready>();

function readyOf(columns: readonly SampleColumn[], createExpressions: CreateExpressions): Ready {
  const before = known.get(columns);
  if (before) return before;
  const fields = columns.map((column) => ({ ...column, required: column.required ?? false, rules: rulesOf(column) }));
  const made = { fields, columns, expressions: createExpressions(fields) };
  known.set(columns, made);
  return made;
}

/**
 * Computes what is computed, and takes other values where the rules say so of the row as a whole: `again` makes another
 * one for a column that is `free`. What no value helps stays as it is.
 */
export function settle(
  row: Row,
  columns: readonly SampleColumn[],
  createExpressions: CreateExpressions,
  isFree: (column: SampleColumn) => boolean,
  again: (column: SampleColumn, time: number) => Value,
): void {
  const ready = readyOf(columns, createExpressions);
  const failing = () => checkRow(ready.fields, row, createExpressions).map(({ key }) => key);
  compute(row, ready);
  for (let round = 0; round < ROUNDS; round++) {
    const wrong = failing();
    if (wrong.length === 0) return;
    for (const key of wrong) mend(key);
  }

  function mend(key: string): void {
    const before = failing().length;
    for (const column of suspects(columns, key).filter(isFree)) {
      const stood = row[column.key] ?? null;
      for (const value of [
        ...likely(column, columns, row),
        ...Array.from({ length: TRIES }, (_, time) => again(column, time + 1)),
      ]) {
        row[column.key] = value;
        compute(row, ready);
        const now = failing();
        if (!now.includes(key) && now.length < before) return;
      }
      row[column.key] = stood;
      compute(row, ready);
    }
  }
}

/** The column itself, and those that its conditions name. */
function suspects(columns: readonly SampleColumn[], key: string): SampleColumn[] {
  const own = columns.filter((column) => column.key === key);
  const said = own.flatMap(({ requiredWhen, visibleWhen, rules = [] }) => [
    requiredWhen ?? '',
    visibleWhen ?? '',
    ...rules.flatMap((rule) => (rule.rule === 'expression' ? [rule.expression] : [])),
  ]);
  const names = new Set(said.flatMap((text) => text.match(/\w+/g) ?? []));
  return [...own, ...columns.filter((column) => column.key !== key && names.has(column.key))];
}

/** What comparisons ask for: as much as stands beside it, a little more or less, a half of it, none at all. */
function likely(column: SampleColumn, columns: readonly SampleColumn[], row: Row): Value[] {
  const beside = columns.flatMap(({ key, kind }) =>
    kind === column.kind && key !== column.key ? [row[key] ?? null] : [],
  );
  const near = beside.flatMap((value): unknown[] => {
    if (typeof value === 'number') return [value, value + 1, Math.floor(value / 2)];
    return column.kind === 'date' || column.kind === 'datetime' ? [value, dayAfter(String(value))] : [];
  });
  return near.flatMap((value) => canonical(column, value)).filter((value) => value !== null && fits(column, value));
}

const dayAfter = (moment: string): string => {
  const day = Date.parse(`${moment.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(day) ? '' : new Date(day + 86_400_000).toISOString().slice(0, 10) + moment.slice(10);
};

function compute(row: Row, { columns, expressions }: Ready): void {
  for (const column of columns) {
    const { key, value } = column;
    if (value === undefined || !expressions.check(value, 'any').ok) continue;
    const [found = null] = canonical(column, expressions.compile(value)({ row, form: row }));
    row[key] = roundedTo({ kind: column.kind, rules: [...rulesOf(column)] }, found) ?? found;
  }
}
