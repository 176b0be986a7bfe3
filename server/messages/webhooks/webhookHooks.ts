import { likeliest } from '../../../engine/nearest.ts';
import type { Compiled } from '../../../engine/plan/compiled.ts';
import { readAllowed } from '../../config/readAllowed.ts';
import { BusinessError } from '../../http/errors.ts';
import { urlProblem } from '../../http/outbound/judgedTarget.ts';
import type { Draft, TableHooks } from '../../records/Records.ts';
import type { FieldProblem } from '../../records/write/refusals.ts';
import { ALLOW_SETTING } from './guardedPost.ts';

/** The tables of models that events are told of, by their wire codes; or what is wrong. */
function tablesOf({ models }: Pick<Compiled, 'models'>, codes: readonly string[]): { tables: string } | string {
  const told = [...models.values()].filter((model) => model.history !== false && !model.table.startsWith('sys_'));
  const byCode = new Map(told.map((model) => [model.code, model]));
  const tables: string[] = [];
  for (const code of codes) {
    const model = byCode.get(code);
    if (model) tables.push(model.table);
    else {
      const near = likeliest(code, [...byCode.keys()]);
      return `没有编码为 ${code} 的模型${near === undefined ? '' : `，是不是 ${near}？`}`;
    }
  }
  return { tables: tables.join() };
}

const codesIn = (text: unknown): string[] => [
  ...new Set(
    String(text ?? '')
      .split(',')
      .flatMap((code) => code.trim() || []),
  ),
];

function problemsOf(draft: Draft, compiled: Pick<Compiled, 'models'>, allow: string): FieldProblem[] {
  const { values, old } = draft;
  const problems: FieldProblem[] = [];
  const allowed = readAllowed(allow);
  const wrong =
    'wrong' in allowed ? undefined : urlProblem(String(values.url ?? ''), { allowed, setting: ALLOW_SETTING });
  if (wrong !== undefined) problems.push({ key: 'url', message: wrong });
  const codes = codesIn(values.models);
  const found = tablesOf(compiled, codes);
  if (typeof found === 'string') problems.push({ key: 'models', message: found });
  else {
    values.models = codes.length === 0 ? null : codes.join();
    values.tables = found.tables === '' ? null : found.tables;
  }
  if (codes.length > 0 && !values.events) problems.push({ key: 'events', message: '请选择通知哪些变化' });
  if (values.status === '1' && !old?.hint)
    problems.push({ key: 'status', message: '请先保存，再“生成密钥”，然后启用' });
  return problems;
}

/** Where events go to: addresses of the wide net alone, and models that keep their history. */
export const webhookHooks: TableHooks = {
  oneByOne: true,
  check: ({ context }, drafts) => {
    const { settings } = context;
    const compiled = context.compiled();
    return new Map(drafts.map((draft) => [draft, problemsOf(draft, compiled, settings.webhookAllow ?? '')]));
  },
};

async function refuse(): Promise<never> {
  throw new BusinessError('投递记录由系统记录，不能新增或修改');
}

/** What went out is kept by the server alone; it may be removed. */
export const deliveryHooks: TableHooks = { oneByOne: true, check: refuse };
