import { HOME_TENANT } from '../config/builtIn.ts';
import { allRows } from '../db/Database.ts';
import { builder, run, runFirst } from '../db/sql.ts';
import type { Context } from '../http/Context.ts';

const checks = [
  {
    rule_code: 'sku_code',
    rule_name: 'SKU 编码',
    rule_description: '两位大写字母、短横、至少三位数字，全长不超过 20 位',
    rule_json: JSON.stringify([
      { digits: '*', pattern: '.{1,20}', message: '编码不能超过20位' },
      { digits: 2, pattern: '[A-Z]{2}', message: '前两位应为大写字母' },
      { digits: 1, pattern: '-', message: '第三位应为短横' },
      { digits: '*', pattern: '[A-Z]{2}-\\d{3,}', message: '短横之后应为至少三位数字' },
    ]),
  },
] as const;

const fills = [
  { rule_code: 'order_num', rule_name: '订单流水号', rule_class: 'orderNumber', rule_params: '{"prefix":"DD"}' },
  {
    rule_code: 'return_num',
    rule_name: '退货单号',
    rule_class: 'dateSequence',
    rule_params: '{"prefix":"TH","digits":3}',
  },
  { rule_code: 'org_num', rule_name: '部门编码', rule_class: 'orgCode', rule_params: null },
] as const;

/** Gives the demo tenant its check rules and fill rules while it has none; answers how many were made. */
export async function fillValueRules(context: Context): Promise<number> {
  return context.db.withTenant(allRows(HOME_TENANT), async (session) => {
    const any = builder.selectFrom('sys_check_rule').select('id').where('tenant_id', '=', HOME_TENANT).limit(1);
    if (await runFirst(session, any)) return 0;
    const own = () => ({ id: context.newId(), tenant_id: HOME_TENANT, create_by: 'admin' });
    const rows = <T>(rules: readonly T[]) => rules.map((rule) => ({ ...own(), ...rule }));
    await run(session, builder.insertInto('sys_check_rule').values(rows(checks)));
    await run(session, builder.insertInto('sys_fill_rule').values(rows(fills)));
    return checks.length + fills.length;
  });
}
