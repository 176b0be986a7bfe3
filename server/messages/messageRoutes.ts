import type { FastifyInstance } from 'fastify';
import { createThrottle } from '../auth/throttle.ts';
import { formatDateTime } from '../db/formatDateTime.ts';
import { builder, run, runFirst } from '../db/sql.ts';
import { textField } from '../http/body.ts';
import { ok } from '../http/envelope.ts';
import { BusinessError, NotFoundError, ParamError, TooManyError } from '../http/errors.ts';
import type { QueryParameters } from '../http/query.ts';
import { addRoute } from '../http/route.ts';
import type { RecordsFor } from '../records/openRecords.ts';
import type { Records } from '../records/Records.ts';
import { inTenant } from '../records/write/tenantRows.ts';
import type { Channel } from './Channel.ts';
import { fillTemplate, readValues } from './fillTemplate.ts';
import { queueItems } from './outbox.ts';

type Channels = ReadonlyMap<string, Channel>;

const TEMPLATES = 'system_message_template';
const MESSAGES = 'system_message';
const MOST_RECEIVERS = 200;
/** Messages one person may send in a day: more is no message but a campaign. */
const A_DAY = { name: 'messages', limit: 1_000, window: 24 * 60 * 60_000 };

interface Template {
  code: string;
  name: string;
  type: string;
  content: string;
  test: string | null;
  status: string;
}

/** `/sys/message/…` as clients of the family call it, and what our screens ask besides: docs/contract.md, “Messages”. */
export function messageRoutes(app: FastifyInstance, recordsFor: RecordsFor, channels: Channels): void {
  const config = { access: 'session' } as const;
  addRoute(app, 'sendTemplate', { config }, async (request) => {
    const records = await recordsFor(request, TEMPLATES, 'send');
    const { body } = request;
    const template = await templateOf(records, 'template_code', textField(body, 'templateCode', 60));
    const channel = channels.get(textField(body, 'msgType', 2) || template.type);
    if (channel === undefined) throw new ParamError('msgType');
    const made = written(template, textField(body, 'testData', 20_000) || (template.test ?? ''));
    const receivers = receiversIn(textField(body, 'receiver', 4_000));
    const count = await sendTo(records, { channel, template, receivers, ...made });
    return ok(null, `已交给${channel.title}发送 ${count} 条，结果在“消息管理”里`);
  });
  addRoute(app, 'previewTemplate', { config }, async (request) => {
    const records = await recordsFor(request, TEMPLATES, 'preview');
    const { id = '' } = request.query as QueryParameters;
    const template = await templateOf(records, 'id', id);
    const { title, content } = written(template, template.test ?? '', false);
    return ok(`${title}\n\n${content}`, '按测试数据填好');
  });
  addRoute(app, 'messageChannels', { config }, async (request) => {
    await recordsFor(request, TEMPLATES, 'preview');
    const lines = [...channels.values()].map((channel) => channel.missing() ?? `${channel.title}：可用`);
    return ok(lines.join('\n'), '渠道');
  });
  addRoute(app, 'retryMessage', { config }, async (request) => {
    const records = await recordsFor(request, MESSAGES, 'retry');
    await retry(records, textField(request.body, 'id', 36));
    return ok(null, '已重新排队，稍后刷新看结果');
  });
}

async function templateOf(records: Records, column: 'id' | 'template_code', value: string): Promise<Template> {
  const select = builder
    .selectFrom('sys_message_template')
    .where('tenant_id', '=', records.actor.tenant)
    .where(column, '=', value)
    .select(['template_code as code', 'template_name as name', 'template_type as type'])
    .select(['template_content as content', 'template_test_json as test', 'use_status as status']);
  const found = await inTenant(records, (session) => runFirst<Template>(session, select));
  if (!found) throw new NotFoundError();
  return found;
}

/** The template with its variables filled in. Throws BusinessError. */
function written({ name, content, status }: Template, json: string, used = true): { title: string; content: string } {
  if (used && status !== '1') throw new BusinessError(`模板“${name}”没有启用`);
  const values = readValues(json);
  if (typeof values === 'string') throw new BusinessError(values);
  const [title, text] = [name, content].map((part) => {
    const filled = fillTemplate(part, values);
    if ('missing' in filled) throw new BusinessError(`数据里缺少 ${filled.missing.join('、')}`);
    return filled.text;
  });
  return { title: (title ?? '').replace(/[\r\n]+/g, ' ').slice(0, 100), content: text ?? '' };
}

function receiversIn(text: string): string[] {
  const all = [...new Set(text.split(/[,，;；\n]/).flatMap((each) => each.trim() || []))];
  if (all.length === 0) throw new BusinessError('请填写接收人');
  if (all.length > MOST_RECEIVERS) throw new BusinessError(`一次最多发给 ${MOST_RECEIVERS} 人`);
  return all;
}

interface Sent {
  channel: Channel;
  template: Template;
  receivers: readonly string[];
  title: string;
  content: string;
}

/** All or none: whoever cannot be reached is told before anything goes out. */
async function sendTo(records: Records, { channel, template, receivers, title, content }: Sent): Promise<number> {
  const { context, actor } = records;
  const missing = channel.missing();
  if (missing !== undefined) throw new BusinessError(missing);
  const addresses = new Set<string>();
  const problems: string[] = [];
  for (const receiver of receivers) {
    const found = await channel.addressOf(actor.tenant, receiver);
    if ('problem' in found) problems.push(found.problem);
    else addresses.add(found.address);
  }
  if (problems.length > 0) throw new BusinessError(problems.slice(0, 5).join('；'));
  if (!(await createThrottle(context).allows(A_DAY, `${actor.tenant} ${actor.userId}`, addresses.size)))
    throw new TooManyError(`每人每天最多发 ${A_DAY.limit} 条消息，今天已到上限`);
  const time = formatDateTime(context.clock(), context.compiled().app.timeZone);
  const rows = [...addresses].map((receiver) => ({
    id: context.newId(),
    tenant_id: actor.tenant,
    es_type: channel.code,
    es_title: title,
    es_receiver: receiver,
    es_content: content,
    template_code: template.code,
    create_by: actor.username,
    create_time: time,
    sys_org_code: actor.orgCode,
  }));
  const ids = rows.map(({ id }) => id);
  await inTenant(records, async (session) => {
    await run(session, builder.insertInto('sys_message').values(rows));
    await queueItems(session, { kind: 'message', tenant: actor.tenant }, ids);
  });
  return rows.length;
}

async function retry(records: Records, id: string): Promise<void> {
  const { tenant } = records.actor;
  await inTenant(records, async (session) => {
    const again = builder.updateTable('sys_message').where('tenant_id', '=', tenant).where('id', '=', id);
    const set = { es_send_status: '0', es_result: null, next_time: null };
    const { affected } = await run(session, again.where('es_send_status', '<>', '1').set(set));
    if (affected === 0) throw new BusinessError('消息已经发出，或已不存在');
    if ((await queueItems(session, { kind: 'message', tenant }, [id])) === 0)
      throw new BusinessError('正在发送，请稍后刷新再看');
  });
}
