import { columnOfField } from '../../../engine/compile/screens/planColumns.ts';
import { createExpressions } from '../../../engine/expressions/expressions.ts';
import { readDefault } from '../../../engine/lists/defaultValue.ts';
import { newRow, placed } from '../../../engine/lists/newRow.ts';
import type { Model } from '../../../engine/plan/compiled.ts';
import { optionsOf } from '../../../engine/values/optionsOf.ts';
import type { Value } from '../../../engine/values/ValueType.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';
import type { Actor } from '../../http/Actor.ts';

/**
 * Defaults with places or expressions of the fields nobody may write: the form shows them, and since no client is
 * believed about such fields, they are filled in here. `now` is local time as `YYYY-MM-DD HH:mm:ss`.
 */
export function ownDefaults({ fields }: Model, actor: Actor, now: string): Record<string, Value> {
  const own = fields.filter(
    ({ readOnly, cell }) =>
      readOnly && cell.defaultValue !== undefined && readDefault(cell.defaultValue).kind === 'parts',
  );
  if (own.length === 0) return {};
  const { userId, username, realname, orgCode } = actor;
  const row = newRow(fields.map(columnOfField), { now, userId, username, realname, orgCode }, createExpressions);
  return Object.fromEntries(
    own.flatMap(({ key, kind, cell }) => {
      const parsed = valueTypes[kind].parse(row[key], optionsOf(cell));
      return parsed.ok ? [[key, parsed.value]] : [];
    }),
  );
}

/** What a declared change sets, for whoever makes it now. */
export function valuesFor(
  set: Readonly<Record<string, Value>>,
  { fields }: Model,
  actor: Actor,
  now: string,
): Record<string, Value> {
  const { userId, username, realname, orgCode } = actor;
  const byKey = new Map(fields.map((field) => [field.key, field]));
  return Object.fromEntries(
    Object.entries(set).map(([key, value]): [string, Value] => {
      const field = byKey.get(key);
      const meant = placed(value, { now, userId, username, realname, orgCode });
      const parsed = field && meant !== value ? valueTypes[field.kind].parse(meant, optionsOf(field.cell)) : undefined;
      return [key, parsed?.ok ? parsed.value : meant];
    }),
  );
}
