import { compareTexts } from '../../../engine/values/text.ts';
import { sqlFragment } from '../../db/sql.ts';
import type { WhereColumn } from '../../db/where.ts';
import { columnSql } from '../../db/where.ts';
import type { Records } from '../Records.ts';

/** Of a longer list every row would have to be looked up at length. */
const MOST_LABELS = 200;

/**
 * What rows are ordered by where a column shows the labels of a declared list: the place of its code among the labels
 * in the order of a Chinese reader, null for codes beyond the list. Undefined where the column shows what it keeps, or
 * labels that are records.
 */
export function labelOrder({ context, shape, dictionary }: Records, key: string, column: WhereColumn) {
  const field = shape.fields.find((each) => each.key === key);
  if (field?.kind !== 'code') return undefined;
  const { cell, dictCode } = field;
  const declared = dictCode !== undefined && context.compiled().dictionaries.get(dictCode)?.kind === 'items';
  const items = ('options' in cell && cell.options) || (declared ? dictionary(dictCode) : undefined);
  if (!items || items.length < 2 || items.length > MOST_LABELS) return undefined;
  const sorted = [...items].sort((one, other) => compareTexts(one.text, other.text));
  const codes = sorted.map(({ value }) => value);
  return sqlFragment<number | null>`array_position(${codes}::text[], ${columnSql(column)}::text)`;
}
