import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Model } from '../../../engine/plan/compiled.ts';
import { type ColumnType, compareTypes, modelColumns } from '../../db/schema/tables.ts';
import { whereScope } from '../../db/scopeWhere.ts';
import { type AnySchema, sqlFragment } from '../../db/sql.ts';
import type { Records } from '../Records.ts';

/** By table and column, what the columns of kept rows were when they were removed. */
export type KeptTypes = Readonly<Record<string, Readonly<Record<string, ColumnType & { title: string }>>>>;

/** Columns of kept rows whose values have no place in the table any more: they are gone, or of another type. */
export function lostColumns(model: Model, types: KeptTypes): { column: string; title: string }[] {
  const now = new Map(modelColumns(model).map(({ name, type }) => [name, type]));
  return Object.entries(types[model.table] ?? {}).flatMap(([column, { title, ...before }]) => {
    const type = now.get(column);
    const stays = type !== undefined && ['same', 'wider'].includes(compareTypes(before, type));
    return stays ? [] : [{ column, title }];
  });
}

/** A kept row as a row of its table, to be selected from under the table's name. */
export function asRow(model: Model, kept: Expression<unknown>, lost: Expression<unknown>) {
  const row = sqlFragment`jsonb_populate_record(null::${sqlFragment.table(model.table)}, ${kept} - ${lost})`;
  return row.as<string>(sqlFragment.table(model.table));
}

/**
 * Whether a kept row, selected from under its table's name, is one of those the actor sees; undefined: all are. As the
 * policies of the table say it, which hold for rows that are there.
 */
export function withinScopes({ actor, context, shape }: Records): Expression<SqlBool> | undefined {
  const { rows } = actor;
  if (rows === 'all') return undefined;
  const { model } = shape;
  const eb = expressionBuilder<AnySchema, string>();
  const parts: Expression<SqlBool>[] = [];
  const keys = rows.tables[model.table];
  if (keys !== undefined) {
    const granted = (model.scopes ?? []).filter(({ key }) => keys.includes(key));
    parts.push(eb.or(granted.map(({ condition }) => whereScope(condition, rows.user))));
  }
  const mains = [...context.compiled().models.values()].flatMap((main) =>
    main.subTables.filter((child) => child.model === model.id).map(({ foreignKey }) => ({ main, foreignKey })),
  );
  if (mains.some(({ main }) => rows.tables[main.table] !== undefined)) {
    const above = mains.map(({ main, foreignKey }) => {
      const column = model.fields.find(({ key }) => key === foreignKey)?.column ?? foreignKey;
      const own = sqlFragment.ref(`${model.table}.${column}`);
      return sqlFragment<SqlBool>`exists (select 1 from ${sqlFragment.table(main.table)} as above where above.id = ${own})`;
    });
    parts.push(eb.or(above));
  }
  return parts.length === 0 ? undefined : eb.and(parts);
}
