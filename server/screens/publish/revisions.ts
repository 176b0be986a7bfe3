import type { Change } from '../../../engine/authoring/meaning/compare.ts';
import type { RevisedFile, Revision } from '../../../engine/authoring/publishing/Publication.ts';
import { HOME_TENANT } from '../../config/builtIn.ts';
import type { Session } from '../../db/Database.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import { builder, run, runFirst } from '../../db/sql.ts';
import type { Actor, Context } from '../../http/Context.ts';

/** What is kept of a publication. */
export interface NewRevision {
  message: string;
  changes: readonly Change[];
  files: readonly RevisedFile[];
}

interface StoredRevision {
  id: string;
  message: string;
  changes: string;
  files: string;
  create_by: string;
  realname: string | null;
  create_time: string;
}

/** Keeps it in the transaction of what it tells of; answers its id. */
export async function keepRevision(
  session: Session,
  { clock, compiled, newId }: Pick<Context, 'clock' | 'compiled' | 'newId'>,
  actor: Actor,
  { message, changes, files }: NewRevision,
): Promise<string> {
  const id = newId();
  const insert = builder.insertInto('sys_screen_revision').values({
    id,
    tenant_id: HOME_TENANT,
    message,
    changes: JSON.stringify(changes),
    files: JSON.stringify(files),
    create_by: actor.username,
    realname: actor.realname,
    create_time: formatDateTime(clock(), compiled().app.timeZone),
  });
  await run(session, insert);
  return id;
}

/** The newest first, a page of them. */
export async function listRevisions(
  db: Session,
  { current, size }: { current: number; size: number },
): Promise<{ records: Revision[]; total: number }> {
  const all = builder.selectFrom('sys_screen_revision');
  const page = all
    .selectAll()
    .orderBy('create_time', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((current - 1) * size);
  const { rows } = await run<StoredRevision>(db, page);
  const count = await runFirst<{ count: number }>(
    db,
    all.select((eb) => eb.fn.countAll().as('count')),
  );
  return { records: rows.map(revisionOf), total: Number(count?.count ?? 0) };
}

/** One of them with its files; undefined: there is none. */
export async function readRevision(
  db: Session,
  id: string,
): Promise<(Revision & { files: RevisedFile[] }) | undefined> {
  const row = await runFirst<StoredRevision>(
    db,
    builder.selectFrom('sys_screen_revision').selectAll().where('id', '=', id),
  );
  return row && { ...revisionOf(row), files: JSON.parse(row.files) as RevisedFile[] };
}

function revisionOf(row: StoredRevision): Revision {
  return {
    id: row.id,
    message: row.message,
    username: row.create_by,
    realname: row.realname ?? row.create_by,
    time: row.create_time,
    paths: (JSON.parse(row.files) as RevisedFile[]).map(({ path }) => path),
    changes: JSON.parse(row.changes) as Change[],
  };
}
