import { formatDateTime } from '../db/formatDateTime.ts';
import { INSERT_FILE_MESSAGE, SELECT_CONFIRMED_EMAIL } from '../db/statements/outbox.ts';
import type { Context } from '../http/Context.ts';
import type { MailFile } from '../http/jobs/MailFile.ts';
import type { Channel } from './Channel.ts';
import { LARGEST_ATTACHMENT } from './mailChannel.ts';
import { queueItems } from './outbox.ts';

const MB = 1024 * 1024;
const inMb = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`;

/** Writes a message with the file of a job to its owner; the outbox sends it, tries again, and shows how that went. */
export function createMailFile(context: Context, mail: Channel): MailFile {
  return async ({ id, actor, inTenant }, { name, path, bytes }) => {
    const missing = mail.missing();
    if (missing !== undefined) return `没有发邮件：${missing}`;
    const fits = bytes <= LARGEST_ATTACHMENT;
    const limit = `附件 ${inMb(bytes)}，超过邮件的上限 ${inMb(LARGEST_ATTACHMENT)}`;
    const content = fits
      ? `${actor.realname}，您好：\n\n附件是“${name}”，按您自己的权限生成。`
      : `${actor.realname}，您好：\n\n“${name}”已经按您自己的权限生成，${limit}，没有附上；请登录后在任务中心下载。`;
    const now = formatDateTime(context.clock(), context.compiled().app.timeZone);
    const [row] = (await context.db.query<{ email: string }>(SELECT_CONFIRMED_EMAIL, [actor.userId])).rows;
    if (row === undefined) return '没有发邮件：没有确认过的邮箱，请在账户设置里确认';
    return inTenant(async (session) => {
      // The job's own id: one that is done again, where its process died, writes no second mail.
      const own = [id, actor.tenant, mail.code, name.slice(0, 100), row.email, content, fits ? name : null];
      const values = [...own, fits ? path : null, actor.username, now];
      const { affected } = await session.query(INSERT_FILE_MESSAGE, values);
      if (affected > 0) await queueItems(session, { kind: 'message', tenant: actor.tenant }, [id]);
      return fits ? `邮件发往 ${row.email}` : `邮件发往 ${row.email}，${limit}，没有附上`;
    });
  };
}
