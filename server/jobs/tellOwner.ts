import { sendNotice } from '../announcements/sendNotice.ts';
import type { Context } from '../http/Context.ts';
import type { Ending, KeptJob } from './Queue.ts';

/** Where jobs are looked at. */
const PAGE = '/system/jobs';
const WORDS = { done: '已完成', failed: '失败', cancelled: '已取消' } as const;

/** A notice in the owner's bell that leads to the task centre. Never throws: how it ended is kept with the job. */
export async function tellOwner(context: Context, job: KeptJob, tenant: string, ending: Ending): Promise<void> {
  try {
    await sendNotice(context, {
      tenant,
      user: job.owner_id,
      title: `${job.title} ${WORDS[ending.state]}`,
      text: ending.said,
      page: PAGE,
      about: { type: 'job', id: job.id },
      until: ending.file?.until,
    });
  } catch (error) {
    context.log.warn({ err: error, job: job.id }, 'the owner of a job was not told');
  }
}
