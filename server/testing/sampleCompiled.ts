import type { Compiled, Field, MenuNode, Model, Report } from '../../engine/plan/compiled.ts';
import type { ListPlan, Plan, PlanColumn, ReportPlan } from '../../engine/plan/Plan.ts';
import { NOTHING_SAID } from '../../engine/plan/sqlText.ts';

function columnOf(key: string, title: string, restricted = false): PlanColumn {
  return { key, title, type: 'input', kind: 'text', sortable: true, hidden: false, restricted };
}

function fieldOf(key: string, title: string, restricted = false): Field {
  return {
    key,
    column: key,
    title,
    type: 'input',
    kind: 'text',
    store: { type: 'varchar', length: 50, index: false, unique: false },
    required: false,
    restricted,
    readOnly: false,
    rules: [],
    cell: { key, title, type: 'input' },
  };
}

function actionsOf(permission: string, codes: string[]): ListPlan['toolbar'] {
  return codes.map((code) => ({ code, title: code, permission: `${permission}:${code}` }));
}

function listPlan(id: string, title: string, columns: PlanColumn[]): ListPlan {
  const code = id.replace('/', '_');
  const permission = id.replace('/', ':');
  return {
    id,
    code,
    hash: `hash-of-${code}`,
    title,
    permission,
    dictCodes: [],
    type: 'list',
    source: { model: code },
    recordTitle: code,
    columns,
    query: [],
    form: { columns: 2, width: 800, fields: [], subTables: [] },
    toolbar: actionsOf(permission, ['add', 'batch_delete', 'export']),
    rowActions: actionsOf(permission, ['edit', 'detail', 'delete']),
    sort: { key: 'createTime', order: 'desc' },
    pageSize: 10,
    editing: 'modal',
  };
}

function modelOf(id: string, title: string, fields: Field[]): Model {
  const code = id.replace('/', '_');
  const permission = id.replace('/', ':');
  return {
    id,
    code,
    table: code,
    title,
    permission,
    fields,
    sort: { key: 'createTime', order: 'desc' },
    unique: [],
    subTables: [],
    measures: [],
  };
}

const SALES: ReportPlan = {
  id: 'market/sales',
  code: 'market_sales',
  hash: 'hash-of-market_sales',
  title: '销售统计',
  permission: 'market:sales',
  dictCodes: [],
  type: 'report',
  source: { report: 'market_sales' },
  columns: [columnOf('sku', 'SKU')],
  query: [],
  toolbar: [{ code: 'export', title: '导出', permission: 'market:sales:export' }],
  pageSize: 10,
};

const SALES_REPORT: Report = {
  id: 'market/sales',
  code: 'market_sales',
  title: '销售统计',
  permission: 'market:sales',
  sql: 'TABLE market_order',
  bindings: [],
  columns: [{ key: 'sku', column: 'sku', title: 'SKU', kind: 'text', restricted: false }],
  groupBy: [],
  measures: [],
  params: [],
  query: [],
  said: NOTHING_SAID,
  relations: ['market_order'],
  file: 'screens/market/sales.report.json',
  sqlOrigin: { file: 'screens/market/sales.report.json', lines: [], text: '', replaced: [] },
  columnAt: () => ({ line: 1, column: 1, pointer: '' }),
};

function leaf(id: string, title: string, path: string, of: Partial<MenuNode>): MenuNode {
  return { id, title, path, hidden: false, children: [], ...of };
}

function sampleMenu(): MenuNode[] {
  return [
    {
      id: 'menu-market',
      title: '市场',
      icon: 'shop',
      path: '/market',
      hidden: false,
      children: [
        leaf('menu-order', '订单', '/market/order', { screen: 'market/order' }),
        leaf('menu-sales', '销售统计', '/market/sales', { screen: 'market/sales' }),
      ],
    },
    {
      id: 'menu-system',
      title: '系统',
      path: '/system',
      hidden: false,
      children: [leaf('menu-note', '备注', '/system/note', { screen: 'system/note' })],
    },
    leaf('menu-help', '帮助', '/help', { url: 'https://example.com/help' }),
    leaf('menu-bad', '坏链接', '/bad', { url: 'javascript:alert(1)' }),
  ];
}

/** Declarations as a compiler would make them: an order list with a restricted amount, a note list and a report. */
export function sampleCompiled(changes: Partial<Compiled> = {}): Compiled {
  const orderColumns = [columnOf('orderNo', '订单号'), columnOf('amount', '金额', true)];
  const plans: Plan[] = [
    listPlan('market/order', '订单', orderColumns),
    listPlan('system/note', '备注', [columnOf('text', '内容')]),
    SALES,
  ];
  const models = [
    modelOf('market/order', '订单', [fieldOf('orderNo', '订单号'), fieldOf('amount', '金额', true)]),
    modelOf('system/note', '备注', [fieldOf('text', '内容')]),
  ];
  const status = {
    code: 'order_status',
    title: '订单状态',
    kind: 'items' as const,
    items: [
      { value: '1', text: '待发货', color: 'blue' },
      { value: '2', text: '已发货' },
    ],
  };
  return {
    problems: [],
    exceptions: [],
    app: { title: '织屏后台', shortTitle: '织屏', home: '/dashboard/analysis' },
    menu: sampleMenu(),
    models: new Map(models.map((model) => [model.id, model])),
    reports: new Map([[SALES_REPORT.id, SALES_REPORT]]),
    agreements: [],
    dictionaries: new Map([[status.code, status]]),
    pickers: new Map(),
    prints: new Map(),
    validators: new Map(),
    catalog: () => [],
    plans: new Map(plans.map((plan) => [plan.id, plan])),
    ...changes,
  };
}
