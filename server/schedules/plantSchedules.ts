import { HOME_TENANT } from '../config/builtIn.ts';
import { allRows } from '../db/Database.ts';
import { formatDateTime } from '../db/formatDateTime.ts';
import { KEEP_PLANTED, PLANT_SCHEDULE, SELECT_PLANTED } from '../db/statements/schedules.ts';
import type { Context } from '../http/Context.ts';

const CODE = 'purgeBins';
const PLANTED = `schedule.${CODE}`;
const TITLE = '清空到期的回收站';
/** When hardly anybody works. */
const DAILY = '0 30 3 * * ?';
const ABOUT = '模型声明了保留天数（recycleBin.days）时由系统建立；可以改时间、停用或删除';

/**
 * Where a model says how many days its bin keeps, something must empty it: puts a schedule for it there, once. It can be
 * changed, stopped and removed as any other.
 */
export async function plantSchedules(context: Pick<Context, 'db' | 'clock' | 'compiled'>): Promise<void> {
  const { app, models } = context.compiled();
  if (![...models.values()].some(({ recycleBin }) => recycleBin?.days !== undefined)) return;
  if ((await context.db.query(SELECT_PLANTED, [PLANTED])).rows.length > 0) return;
  const values = [HOME_TENANT, CODE, TITLE, DAILY, ABOUT, formatDateTime(context.clock(), app.timeZone)];
  await context.db.withTenant(allRows(HOME_TENANT), (session) => session.query(PLANT_SCHEDULE, values));
  await context.db.query(KEEP_PLANTED, [PLANTED]);
}
