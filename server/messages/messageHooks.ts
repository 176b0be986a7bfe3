import type { Draft, Records, TableHooks } from '../records/Records.ts';
import type { FieldProblem } from '../records/write/refusals.ts';
import type { Channel } from './Channel.ts';
import { fillTemplate, readTemplate, readValues } from './fillTemplate.ts';
import { queueItems } from './outbox.ts';

type Channels = ReadonlyMap<string, Channel>;

/** What is wrong with a template: what it speaks of, and the values it is tried with. */
function templateProblems({ values }: Draft): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const { problem } = readTemplate(String(values.templateContent ?? ''));
  if (problem !== undefined) problems.push({ key: 'templateContent', message: problem });
  const title = readTemplate(String(values.templateName ?? ''));
  if (title.problem !== undefined) problems.push({ key: 'templateName', message: title.problem });
  const json = String(values.templateTestJson ?? '');
  const read = readValues(json);
  if (typeof read === 'string') return [...problems, { key: 'templateTestJson', message: read }];
  if (problems.length > 0 || json.trim() === '') return problems;
  const filled = fillTemplate(`${values.templateName} ${values.templateContent}`, read);
  return 'missing' in filled
    ? [{ key: 'templateTestJson', message: `测试数据里缺少 ${filled.missing.join('、')}` }]
    : [];
}

export const templateHooks: TableHooks = {
  check: (_by, drafts) => new Map(drafts.map((draft) => [draft, templateProblems(draft)])),
};

/** A message is written once and then sent; to change one is to write another. */
export function messageHooks(channels: Channels): TableHooks {
  return {
    oneByOne: true,
    async check({ actor }, drafts) {
      const found = new Map<Draft, FieldProblem[]>();
      for (const draft of drafts) found.set(draft, await messageProblems(channels, actor.tenant, draft));
      return found;
    },
    async written({ actor }: Records, drafts, session) {
      const added = drafts.filter(({ old }) => old === undefined).map(({ id }) => id);
      if (added.length > 0) await queueItems(session, { kind: 'message', tenant: actor.tenant }, added);
    },
  };
}

async function messageProblems(channels: Channels, tenant: string, { values, old }: Draft): Promise<FieldProblem[]> {
  if (old) return [{ key: '', message: '消息发出后不能修改；没有发成功的可以“重发”' }];
  Object.assign(values, { esSendStatus: '0', esSendNum: 0, esSendTime: null, nextTime: null, esResult: null });
  const channel = channels.get(String(values.esType ?? ''));
  if (channel === undefined) return [];
  const missing = channel.missing();
  if (missing !== undefined) return [{ key: 'esType', message: missing }];
  const address = await channel.addressOf(tenant, String(values.esReceiver ?? '').trim());
  if ('problem' in address) return [{ key: 'esReceiver', message: address.problem }];
  values.esReceiver = address.address;
  return [];
}
