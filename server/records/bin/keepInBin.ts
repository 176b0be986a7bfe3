import type { Model } from '../../../engine/plan/compiled.ts';
import type { Session } from '../../db/Database.ts';
import { modelColumns } from '../../db/schema/tables.ts';
import { run, sqlFragment } from '../../db/sql.ts';
import type { Records, StoredRow } from '../Records.ts';
import { subTablesOf } from '../write/subTables.ts';
import { stampNow } from '../write/tenantRows.ts';
import { nodesBelow } from '../write/tree.ts';
import { type KeptTypes, statement } from './binSql.ts';

type Kept = ReadonlyMap<string, StoredRow>;

/**
 * Puts records that are about to be removed, with the rows that go with them, into the bin of their model; nothing where
 * it has none. To be called while they are still in their table.
 */
export async function keepInBin(records: Records, kept: Kept, session: Session): Promise<void> {
  const { actor, context, shape } = records;
  const { model } = shape;
  if (model.recycleBin === undefined || kept.size === 0) return;
  const below = await belowEach(records, kept, session);
  const given = [...below].map(([id, nodes]) => ({ bin: context.newId(), id, nodes }));
  const tables = subTablesOf(records);
  const types = Object.fromEntries([model, ...tables.map((child) => child.records.shape.model)].map(typesOf));
  const rows = tables.map((child) => ({
    key: `${child.records.shape.model.table}.${child.foreignKey}`,
    table: child.records.shape.model.table,
    among: sqlFragment`gone.${sqlFragment.ref(child.foreignKey)} = kept.id`,
  }));
  const nodes = sqlFragment`gone.id = any (array(select jsonb_array_elements_text(given.nodes)))`;
  const all = model.tree ? [...rows, { key: `${model.table}.`, table: model.table, among: nodes }] : rows;
  const pairs = all.map(
    ({
      key,
      table,
      among,
    }) => sqlFragment`${key}::text, (select coalesce(jsonb_agg(to_jsonb(gone) order by gone.id), '[]')
      from ${sqlFragment.table(table)} as gone where gone.tenant_id = kept.tenant_id and ${among})`,
  );
  await run(
    session,
    statement(sqlFragment`insert into sys_record_bin
      (id, tenant_id, table_name, record_id, types, kept, create_by, create_time)
      select given.bin, kept.tenant_id, ${model.table}, kept.id, ${JSON.stringify(types)}::jsonb,
        jsonb_build_object('row', to_jsonb(kept), 'rows', jsonb_build_object(${sqlFragment.join(pairs)})),
        ${actor.username}, ${stampNow(context)}::timestamp
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (bin text, id text, nodes jsonb)
      join ${sqlFragment.table(model.table)} as kept on kept.id = given.id
      where kept.tenant_id = ${actor.tenant}`),
  );
}

/** What the columns of a table are, with what people call them. */
function typesOf(model: Model): [string, KeptTypes[string]] {
  const titles = new Map(model.fields.map(({ column, title }) => [column, title]));
  const columns = modelColumns(model).map(({ name, type }) => [name, { ...type, title: titles.get(name) ?? name }]);
  return [model.table, Object.fromEntries(columns)];
}

/** The records with all that stands below each; one that stands below another goes with that one. */
async function belowEach({ shape, ...records }: Records, kept: Kept, session: Session): Promise<Map<string, string[]>> {
  const { tree } = shape.model;
  if (!tree) return new Map([...kept.keys()].map((id) => [id, []]));
  const nodes = await nodesBelow({ ...records, shape }, [...kept.keys()], session);
  const parents = new Map([...nodes, ...[...kept].map(([id, row]) => [id, String(row[tree.parent] ?? '')] as const)]);
  const topOf = (id: string): string => {
    const way = new Set<string>();
    let top = id;
    for (let at: string | undefined = id; at !== undefined && !way.has(at); at = parents.get(at)) {
      way.add(at);
      if (kept.has(at)) top = at;
    }
    return top;
  };
  const found = new Map<string, string[]>();
  for (const id of parents.keys()) {
    const top = topOf(id);
    found.set(top, [...(found.get(top) ?? []), ...(top === id ? [] : [id])]);
  }
  return found;
}
