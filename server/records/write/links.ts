import type { Field } from '../../../engine/plan/compiled.ts';
import type { Value } from '../../../engine/values/ValueType.ts';
import type { Session } from '../../db/Database.ts';
import { builder, run, sqlFragment } from '../../db/sql.ts';
import type { Draft, Writer } from '../Records.ts';
import { ValidationError } from './refusals.ts';

type Linking = Pick<Writer, 'actor' | 'shape'>;
type Linked = Pick<Draft, 'id' | 'old' | 'values'>;

/** The ids a linked field holds. */
export function linkedIds(value: Value | undefined): string[] {
  return [...new Set(String(value ?? '').split(','))].map((id) => id.trim()).filter((id) => id !== '');
}

/** Brings the tables of links to what the drafts say. Throws ValidationError for what is not there, or another tenant's. */
export async function writeLinks(writer: Linking, drafts: readonly Linked[], session: Session): Promise<void> {
  for (const field of writer.shape.model.fields) {
    if (field.store.links?.target === undefined) continue;
    for (const draft of drafts) await writeLinksOf(writer, field, draft, session);
  }
}

async function writeLinksOf({ actor }: Linking, field: Field, { id, old, values }: Linked, session: Session) {
  const { links } = field.store;
  if (links?.target === undefined) return;
  const before = linkedIds(old?.[field.key]);
  const wanted = linkedIds(values[field.key]);
  const gone = before.filter((each) => !wanted.includes(each));
  const added = wanted.filter((each) => !before.includes(each));
  if (gone.length > 0) {
    const removal = builder.deleteFrom(links.table).where(links.own, '=', id);
    await run(session, removal.where(links.other, '=', sqlFragment`any(${gone})`));
  }
  if (added.length === 0) return;
  const known = builder
    .selectFrom(links.target)
    .where('tenant_id', '=', actor.tenant)
    .where('id', '=', sqlFragment`any(${added})`)
    .select([sqlFragment`${id}::varchar`.as(links.own), `id as ${links.other}`]);
  const insert = builder.insertInto(links.table).columns([links.own, links.other]).expression(known);
  const { affected } = await run(session, insert);
  if (affected === added.length) return;
  throw new ValidationError([{ key: field.key, message: `${field.title}里有已不存在的选项，请重新选择` }]);
}
