import type { Session } from '../../db/Database.ts';
import { placesOf } from '../../db/fileUses.ts';
import { SELECT_FILE_PEOPLE, SELECT_FILES } from '../../db/statements/files.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Records, TableHooks } from '../../records/Records.ts';
import type { FileRecords } from './fileRecords.ts';

async function refuse(): Promise<never> {
  throw new BusinessError('文件由上传得来，不能这样新增或修改；请用“上传”');
}

/** Files as records: looked at and removed, and what is used stays. */
export function fileHooks(files: Pick<FileRecords, 'freshen' | 'usage'>): TableHooks {
  return {
    oneByOne: true,
    listing: (actor) => files.freshen(actor.tenant),
    note: (actor) => files.usage(actor),
    check: refuse,
    removing: refuseUsed,
  };
}

interface Kept {
  name: string;
  url: string;
  token: string | null;
}

/** Says where the first one is used, as far as the actor may know; the count is that of the whole tenant. */
async function refuseUsed(records: Records, ids: readonly string[], session: Session): Promise<void> {
  const { actor, context } = records;
  const { rows: files } = await session.query<Kept>(SELECT_FILES, [actor.tenant, [...ids]]);
  const all = await placesOf(session, { compiled: context.compiled(), tenant: actor.tenant, files });
  const tokens = files.flatMap(({ token }) => token ?? []);
  const people = await session.query<{ token: string; people: number }>(SELECT_FILE_PEOPLE, [tokens]);
  for (const file of files) {
    const places = all.filter((place) => place.file === file);
    const pictures = people.rows.find(({ token }) => token === file.token)?.people ?? 0;
    const count = places.reduce((sum, place) => sum + place.count, pictures);
    if (count === 0) continue;
    const titles = places.flatMap(({ model, field }) => {
      if (!model || !field) return ['回收站'];
      const known = context.rights.mayModel(actor, model.id, 'read');
      const seen = known && !context.rights.hiddenFields(actor, model.id).has(field.key);
      return seen ? [`${model.title}的“${field.title}”`] : [];
    });
    const where = titles.length > 0 ? `（${[...new Set(titles)].slice(0, 5).join('、')}）` : '';
    throw new BusinessError(`“${file.name}”用在 ${count} 处${where}，不能删除；先从那里移除，或点“使用处”查看`);
  }
}
