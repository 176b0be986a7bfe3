import type { Model } from '../../../engine/plan/compiled.ts';
import type { Session } from '../../db/Database.ts';
import { modelColumns } from '../../db/schema/tables.ts';
import { run } from '../../db/sql.ts';
import { keepRecords } from '../../db/statements/recordBin.ts';
import type { Records, StoredRow } from '../Records.ts';
import { subTablesOf } from '../write/subTables.ts';
import { stampNow } from '../write/tenantRows.ts';
import { nodesBelow } from '../write/tree.ts';
import type { KeptTypes } from './binSql.ts';

type Kept = ReadonlyMap<string, StoredRow>;

/**
 * Puts records that are about to be removed, with the rows that go with them, into the bin of their model; nothing where
 * it has none. To be called while they are still in their table.
 */
export async function keepInBin(records: Records, kept: Kept, session: Session): Promise<void> {
  const { actor, context, shape } = records;
  const { model } = shape;
  if (model.recycleBin === undefined || kept.size === 0) return;
  const nodes = await belowEach(records, kept, session);
  const entries = [...nodes].map(([id, below]) => ({ bin: context.newId(), id, nodes: below }));
  const tables = subTablesOf(records);
  const types = Object.fromEntries([model, ...tables.map((child) => child.records.shape.model)].map(typesOf));
  const rows = tables.map(({ foreignKey: column, records: { shape: below } }) => {
    return { key: `${below.model.table}.${column}`, table: below.model.table, column };
  });
  const keeping = {
    tenant: actor.tenant,
    table: model.table,
    entries,
    types,
    rows: model.tree ? [...rows, { key: `${model.table}.`, table: model.table }] : rows,
    by: actor.username,
    time: stampNow(context),
  };
  await run(session, keepRecords(keeping));
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
