import type { ReportFile } from '../../schemas/generated/types.ts';

/** A report as its author has it before the mistake. */
export interface Draft {
  report: Record<string, unknown> & { columns: Record<string, unknown>[]; params: Record<string, unknown>[] };
  sql: string[];
}

/** A report without a mistake: one of each kind of output, and two parameters. */
export const sound = (): Draft => ({
  report: {
    title: '试',
    params: [
      { key: 'date', title: '日期', type: 'period', defaultValue: 'last30' },
      { key: 'status', title: '状态', type: 'select', dictCode: 'order_status' },
    ],
    columns: [
      { key: 'month', title: '月份', type: 'normal', groupTitle: '时间' },
      { key: 'status', title: '状态', type: 'select', dictCode: 'order_status' },
      { key: 'lastDay', title: '最近', type: 'date', groupTitle: '时间' },
      { key: 'units', title: '件数', type: 'inputNumber', precision: 0, statistics: ['sum'] },
      { key: 'rate', title: '比率', type: 'inputNumber', format: 'percent' },
    ],
    query: [
      { key: 'month', mode: 'like' },
      { key: 'units', mode: 'group' },
    ],
    sort: { key: 'month', order: 'desc' },
  } satisfies Omit<ReportFile, 'sql'> as unknown as Draft['report'],
  sql: [
    "select to_char(order_date, 'YYYY-MM') as month, status, max(order_date) as last_day, sum(qty) as units,",
    "  round(count(*) filter (where status = 'Cancelled')::numeric / count(*), 4) as rate",
    'from market_order',
    'where (${dateFrom} is null or order_date >= ${dateFrom}) and (${dateTo} is null or order_date <= ${dateTo})',
    '  and (${status} is null or status = ${status})',
    'group by 1, 2',
  ],
});

type Change = (draft: Draft) => void;

const column =
  (index: number, more: Record<string, unknown>): Change =>
  ({ report }) =>
    Object.assign(report.columns[index] ?? {}, more);
const param =
  (index: number, more: Record<string, unknown>): Change =>
  ({ report }) =>
    Object.assign(report.params[index] ?? {}, more);
const report =
  (more: Record<string, unknown>): Change =>
  (draft) =>
    Object.assign(draft.report, more);
const sql =
  (from: string, to: string): Change =>
  (draft) => {
    const lines = draft.sql.map((line) => line.replace(from, to));
    if (lines.join() === draft.sql.join()) throw new Error(`nothing to replace: ${from}`);
    draft.sql = lines;
  };
const output =
  (name: string, expression: string, type: Record<string, unknown>): Change =>
  (draft) => {
    draft.sql = draft.sql.map((line) => line.replace(' as rate', ` as rate, ${expression} as ${name}`));
    draft.report.columns.push({ key: name, title: name, ...type });
  };

const number = { type: 'inputNumber' };
const words = { type: 'normal' };

/** Realistic mistakes of a report, each by itself; what a database alone can know among them. */
export const reportMistakes: Readonly<Record<string, Change>> = {
  // types against the SQL
  'a number over words': column(0, number),
  'a date over words': column(0, { type: 'date' }),
  'a date over a count': column(3, { type: 'date' }),
  'a moment over a sum': column(3, { type: 'datetime' }),
  'a choice over a sum': column(3, {
    type: 'select',
    dictCode: 'order_status',
    precision: undefined,
    statistics: undefined,
  }),
  'a switch over a sum': column(3, { type: 'switch', precision: undefined, statistics: undefined }),
  'a number over a day': column(2, number),
  'a number over a choice': column(1, { ...number, dictCode: undefined }),
  'a switch over yes and no': output('late', 'bool_or(order_date is null)', { type: 'switch' }),
  'words over yes and no': output('late', 'bool_or(order_date is null)', words),
  'words over JSON': output('whole', 'json_agg(qty)', words),
  'a number over a list': output('all', 'array_agg(qty)', number),
  'a number over words made of one': output('money', "to_char(sum(amount), '999G999D00')", number),
  'a date over words made of one': output('day', "to_char(max(order_date), 'YYYY-MM-DD')", { type: 'date' }),
  'a time over a day': output('clock', 'max(order_date)', { type: 'time' }),
  'a picture over a number': output('photo', 'count(*)', { type: 'image' }),
  'percent over words': output('share', "round(avg(qty), 2) || '%'", { ...number, format: 'percent' }),
  'a progress over words': output('share', "round(avg(qty), 2) || '%'", { type: 'progress' }),
  // the SQL against the tables
  'a column that is not there': sql('sum(qty)', 'sum(quantity)'),
  'a column by its key': sql('max(order_date)', 'max(orderDate)'),
  'a table that is not there': sql('market_order', 'market_orders'),
  'a sum of words': sql('sum(qty)', 'sum(ship_city)'),
  'a day held against words': sql('order_date >= ${dateFrom}', "order_date >= 'first of May'"),
  'a comma too few': sql('status, max', 'status max'),
  'a bracket too few': sql('sum(qty) as', 'sum(qty as'),
  'an output that is not grouped': sql('group by 1, 2', 'group by 1'),
  'a function that is not there': sql('to_char', 'date_formatted'),
  'a function of another database': sql("to_char(order_date, 'YYYY-MM')", "date_format(order_date, '%Y-%m')"),
  'a text in double quotes': sql("'Cancelled'", '"Cancelled"'),
  'two statements': sql('group by 1, 2', 'group by 1, 2; delete from market_order'),
  'a change': (draft) => {
    draft.sql = ['update market_order set qty = 0 returning status as month'];
  },
  'a value that no dictionary has': sql("'Cancelled'", "'Canceled'"),
  'a table of the system': sql('from market_order', 'from sys_session'),
  'a parameter in quotes': sql('status = ${status}', "status = '${status}'"),
  'a parameter that is not declared': sql('status = ${status}', 'status = ${state}'),
  'a period by its own key': sql('order_date >= ${dateFrom}', 'order_date >= ${date}'),
  'one end of a period': sql(' and (${dateTo} is null or order_date <= ${dateTo})', ''),
  'a parameter nobody uses': sql('  and (${status} is null or status = ${status})', ''),
  'a session value that is not there': sql('status = ${status}', 'status = #{sysUsername}'),
  'a brace too few': sql('status = ${status}', 'status = ${status'),
  // columns against outputs
  'an output under another name': sql('as last_day', 'as latest'),
  'a column by the name of the SQL': column(2, { key: 'last_day' }),
  'a column misspelt': column(3, { key: 'unit' }),
  'a column twice': column(1, { key: 'month' }),
  'an output nobody shows': ({ report: { columns } }) => columns.splice(3, 1),
  'a key misspelt': column(3, { precison: 2 }),
  'a type misspelt': column(3, { type: 'inputNumbers' }),
  'a choice without choices': column(1, { dictCode: undefined }),
  'a dictionary that is not there': column(1, { dictCode: 'order_states' }),
  'a sum of words below': column(0, { statistics: ['sum'] }),
  'a sum of percentages': column(4, { statistics: ['sum'] }),
  'a heading with nothing before its stroke': column(0, { groupTitle: '/时间' }),
  'a query that is no output': report({ query: ['monat'] }),
  'words in a number': report({ query: [{ key: 'units', mode: 'like' }] }),
  'a range of choices': report({ query: [{ key: 'status', mode: 'group' }] }),
  'a sort that is no output': report({ sort: { key: 'orders', order: 'desc' } }),
  // totals
  'a group that is no output': report({ groupBy: ['monat'] }),
  'a total of a column that is not there': column(4, { total: 'sum(row.cancelled) / sum(row.units)' }),
  'an average of a ratio': column(4, { total: 'avg(row.rate)' }),
  'a sum of a ratio': column(4, { total: 'sum(row.rate)' }),
  'a total without a sum': column(4, { total: 'row.units' }),
  'a total that cannot be read': column(4, { total: 'sum(row.units / ' }),
  'a total of words': column(4, { total: 'sum(row.month)' }),
  'two totals': column(3, { total: 'max(row.units)' }),
  'a number below days': column(2, { total: 'sum(row.units)' }),
  'groups without a total': (draft) => {
    draft.report.groupBy = ['month'];
    delete draft.report.columns[3]?.statistics;
  },
  'stretches of words': column(0, { bucket: [1, 2] }),
  'stretches out of order': column(3, { statistics: undefined, bucket: [60, 30] }),
  'a sum of stretches': column(3, { bucket: [30, 60] }),
  'a cross of an output that is not there': report({
    pivot: { rows: ['monat'], columns: ['status'], measures: ['units'] },
  }),
  'a cross of what has no total': report({ pivot: { rows: ['month'], columns: ['status'], measures: ['lastDay'] } }),
  'a cross with one output twice': report({ pivot: { rows: ['month'], columns: ['month'], measures: ['units'] } }),
  'a cross with groups': report({
    groupBy: ['month'],
    pivot: { rows: ['month'], columns: ['status'], measures: ['units'] },
  }),
  'a line of one number': column(3, { statistics: undefined, look: 'spark' }),
  'a sum of lines': output('trend', 'array_agg(qty)', { ...number, look: 'spark', statistics: ['sum'] }),
  'a look that is not there': column(3, { look: 'bars' }),
  'a drill to a page that is not there': column(3, { drill: { to: 'market/orders' } }),
  'a drill that asks what cannot be asked': column(3, { drill: { to: 'market/order', with: { status2: '{status}' } } }),
  'a drill that asks a board what it has no filter for': column(3, {
    drill: { to: 'dashboard/analysis', with: { f_state: '{state}' } },
  }),
  'a drill that speaks of what is not here': column(3, { drill: { to: 'market/order', with: { status: '{state}' } } }),
  'a drill by the parameter of another': column(3, {
    drill: { to: 'market/state-months', with: { month: '{month}' } },
  }),
  'a chart of what is not there': report({ charts: [{ mark: 'bar', x: 'monat', y: ['units'] }] }),
  'a chart of words': report({ charts: [{ mark: 'bar', x: 'month', y: ['status'] }] }),
  // parameters
  'a period that has no such name': param(0, { defaultValue: 'last31' }),
  'a period that begins with one day': param(0, { defaultValue: '2026-01-01' }),
  'a day that has no such name': param(0, { type: 'date', key: 'dateFrom', defaultValue: 'yesteday' }),
  'a default no dictionary has': param(1, { defaultValue: 'shiped' }),
  'a default of the session misspelt': param(1, { type: 'input', dictCode: undefined, defaultValue: '#{sysUser}' }),
  'a default as in a form': param(1, { type: 'input', dictCode: undefined, defaultValue: '{{ user.username }}' }),
  'a parameter twice': param(1, { key: 'date' }),
  'a parameter of a type that is not there': param(0, { type: 'daterange' }),
};
