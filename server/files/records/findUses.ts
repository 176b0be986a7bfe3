import type { SqlBool } from 'kysely';
import { openScreens } from '../../access/openScreens.ts';
import { allRows } from '../../db/Database.ts';
import { markOf, namingFields, placesOf } from '../../db/fileUses.ts';
import { selectionOf, sqlFragment } from '../../db/sql.ts';
import { SELECT_FILE, SELECT_FILE_PEOPLE } from '../../db/statements/files.ts';
import type { Actor } from '../../http/Context.ts';
import { NotFoundError } from '../../http/errors.ts';
import { nameOf, namingField } from '../../records/changeSets/readSets.ts';
import type { RecordParts } from '../../records/openRecords.ts';
import type { Records } from '../../records/Records.ts';
import { selectMatching } from '../../records/read/records.ts';
import type { Found, FoundModel } from '../../records/search/searchRecords.ts';
import { shapeOf } from '../../records/shape.ts';

/** Records told of one field. */
const MOST_TOLD = 20;

/** The records that name a file, as far as the actor may see them; `hidden`: how many more there are. */
export async function findUses(
  { context, ports }: Pick<RecordParts, 'context' | 'ports'>,
  actor: Actor,
  id: string,
): Promise<Pick<Found, 'models'> & { name: string; hidden: number; inBin: number }> {
  const { db } = context;
  const compiled = context.compiled();
  const { tenant } = actor;
  const { file, places, people } = await db.withTenant(allRows(tenant), async (session) => {
    const [found] = (
      await session.query<{ name: string; url: string; token: string | null }>(SELECT_FILE, [tenant, id])
    ).rows;
    if (!found) throw new NotFoundError();
    const { rows } = await session.query<{ people: number }>(SELECT_FILE_PEOPLE, [
      found.token === null ? [] : [found.token],
    ]);
    const places = await placesOf(session, { compiled, tenant, files: [found] });
    return { file: found, places, people: rows[0]?.people ?? 0 };
  });
  const screens = openScreens(context, actor);
  const models: FoundModel[] = [];
  for (const { model, field } of namingFields(compiled)) {
    if (!places.some((place) => place.model === model && place.field === field)) continue;
    const hidden = context.rights.hiddenFields(actor, model.id);
    if (!context.rights.mayModel(actor, model.id, 'read') || hidden.has(field.key)) continue;
    const shape = shapeOf(model, hidden);
    const records: Records = { context, actor, shape, ports, dictionary: () => undefined };
    const within = sqlFragment<SqlBool>`${sqlFragment.ref(field.column)}::text like ${`%${markOf(file)}%`}`;
    const name = namingField(shape);
    const select = selectMatching(records, { filter: { op: 'and', filters: [] }, within })
      .select(['id', ...(name ? [sqlFragment.ref(name.column).as(name.key)] : [])])
      .limit(MOST_TOLD);
    const [answer] = await db.readTogether(actor, [selectionOf(select)]);
    const rows = (answer?.rows ?? []).map((row) => {
      return { id: String(row.id), name: nameOf(shape, row), number: field.title };
    });
    if (rows.length === 0) continue;
    models.push({ code: model.code, title: model.title, screens: screens.get(model.code) ?? [], records: rows });
  }
  const told = models.reduce((sum, model) => sum + model.records.length, 0);
  const inBin = places.find(({ model }) => !model)?.count ?? 0;
  const all = places.reduce((sum, place) => sum + place.count, 0);
  return { name: file.name, models, hidden: all + people - inBin - told, inBin };
}
