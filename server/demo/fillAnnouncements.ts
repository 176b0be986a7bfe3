import { HOME_TENANT } from '../config/builtIn.ts';
import { allRows } from '../db/Database.ts';
import { formatDateTime } from '../db/formatDateTime.ts';
import { builder, run, runFirst } from '../db/sql.ts';
import { SELECT_PEOPLE } from '../db/statements/people.ts';
import type { Context } from '../http/Context.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Newest first; `ago` milliseconds since the release, none: a draft. */
const written = [
  {
    ago: 2 * HOUR,
    titile: '【紧急】北美仓今晚停止收货',
    priority: 'H',
    msg_category: '1',
    msg_abstract: '设备检修，今晚 22:00 至明早 6:00 停止收货',
    msg_content:
      '<p>因分拣设备检修，<strong>北美仓今晚 22:00 至明早 6:00 停止收货</strong>，期间到仓的货物顺延到次日处理。</p>' +
      '<ul><li><p>已预约的到仓时间请改到明天上午</p></li><li><p>紧急补货请联系仓储值班</p></li></ul>' +
      '<p>给各位带来不便，敬请谅解。</p>',
    open_type: 'url',
    open_page: '/market/order',
  },
  {
    ago: DAY,
    titile: '年末大促备货安排',
    priority: 'M',
    msg_category: '1',
    msg_abstract: '请各运营组在月底前提交备货计划',
    msg_content:
      '<h2>时间安排</h2><table><tbody><tr><th><p>事项</p></th><th><p>截止日期</p></th></tr>' +
      '<tr><td><p>提交备货计划</p></td><td><p>本月 25 日</p></td></tr>' +
      '<tr><td><p>采购下单</p></td><td><p>本月 30 日</p></td></tr></tbody></table>' +
      '<p>计划以近三个月的销量为准，超出部分请写明理由。</p>',
    open_type: null,
    open_page: null,
  },
  {
    ago: 3 * DAY,
    titile: '新版订单列表上线',
    priority: 'L',
    msg_category: '2',
    msg_abstract: '支持按列宽、密度保存视图',
    msg_content: '<p>订单列表可以保存列宽、密度与隐藏的列，下次打开仍是您的样子。</p>',
    open_type: 'url',
    open_page: '/market/order',
  },
  {
    ago: undefined,
    titile: '元旦值班表（待定稿）',
    priority: 'M',
    msg_category: '1',
    msg_abstract: '',
    msg_content: '<p>值班表定稿后发布。</p>',
    open_type: null,
    open_page: null,
  },
] as const;

/** Gives the demo tenant a few announcements while it has none; answers how many were made. */
export async function fillAnnouncements(context: Context): Promise<number> {
  const { timeZone } = context.compiled().app;
  const now = context.clock().getTime();
  const at = (moment: number) => formatDateTime(new Date(moment), timeZone);
  return context.db.withTenant(allRows(HOME_TENANT), async (session) => {
    const any = builder.selectFrom('sys_announcement').select('id').where('tenant_id', '=', HOME_TENANT).limit(1);
    if (await runFirst(session, any)) return 0;
    const people = (await session.query(SELECT_PEOPLE, [HOME_TENANT])).rows.length;
    const rows = written.map(({ ago, ...text }) => ({
      id: context.newId(),
      tenant_id: HOME_TENANT,
      msg_type: 'ALL',
      create_by: 'admin',
      ...text,
      start_time: at(now - (ago ?? 0)),
      end_time: at(now + 30 * DAY),
      create_time: at(now - (ago ?? 0)),
      ...(ago === undefined
        ? { send_status: '0', sender: null, send_time: null, send_count: null, read_count: null }
        : { send_status: '1', sender: 'admin', send_time: at(now - ago), send_count: people, read_count: 0 }),
    }));
    await run(session, builder.insertInto('sys_announcement').values(rows));
    return rows.length;
  });
}
