import { schemas } from '../../../schemas/generated/language.ts';
import { partsFor } from '../../compile/language/schemaVisit.ts';
import { follow, type Schema, type SchemaPlace, schemaFile } from '../../compile/language/schemaWalk.ts';

/** The schemas that speak of a value; none: its keys are names of the author's, not of the language. */
export type Places = readonly SchemaPlace[];

export const placesOf = (...files: readonly string[]): Places => files.map((file) => schemaFile(`${file}.schema.json`));

/** What a file of schemas defines by a name. */
export const definedIn = (file: string, name: string): Places => [
  follow(schemaFile(`${file}.schema.json`), `#/$defs/${name}`),
];

/** Keys that are called otherwise than their schema begins to describe them. */
const OWN: Readonly<Record<string, string>> = {
  annotations: '标注',
  better: '好的方向',
  bucket: '分段',
  buttons: '按钮',
  by: '分列的字段',
  charts: '图',
  columns: '列',
  currentUrl: '已选的地址',
  cross: '联动筛选',
  date: '日期',
  dimensions: '分组的列',
  drill: '钻取',
  effectUrl: '影响的地址',
  filters: '筛选',
  form: '表单',
  format: '显示样式',
  grain: '日期的粒度',
  groupBy: '分组小计',
  grid: '表格',
  groupTitle: '上层列头',
  icon: '图标',
  ignores: '不受影响的筛选',
  keys: '带去的条件',
  kind: '值的种类',
  locks: '状态锁',
  links: '关联表',
  look: '画法',
  lookups: '带查',
  match: '匹配',
  measure: '指标',
  measures: '指标',
  merge: '合并相同的值',
  mode: '查询方式',
  of: '所选记录的字段',
  options: '选项',
  params: '参数',
  parts: '内容',
  path: '地址',
  pivot: '交叉表',
  query: '查询项',
  readOnly: '只读',
  recycleBin: '回收站',
  roles: '角色',
  rowActions: '按钮',
  screen: '目标页面',
  send: '发送的参数',
  schema: '要求',
  set: '改写的字段',
  showDetails: '点开详情',
  source: '数据来源',
  states: '状态',
  statistics: '合计',
  subLists: '页签',
  subTables: '子表',
  tabs: '页签',
  text: '文字',
  title: '标题',
  to: '目标',
  toolbar: '按钮',
  total: '合计行',
  transitions: '流转',
  treeUrl: '树的地址',
  type: '类型',
  unique: '合起来唯一',
  unit: '单位',
  disabledWhen: '只读的条件',
  requiredWhen: '必填的条件',
  validateRules: '校验规则',
  values: '可选的值',
  visibleWhen: '显示的条件',
  when: '条件',
  width: '宽度',
  with: '带去的条件',
  y: '数值',
};

/** Keys that only what was compiled has. */
const COMPILED: Readonly<Record<string, string>> = {
  across: '所在的交叉列',
  branch: '上下级的记录',
  call: '调用',
  cell: '单元格',
  cells: '单元格',
  chosen: '已选的样子',
  copyType: '取哪些声明',
  dayRange: '按起止两天',
  deletable: '可删除',
  dictCodes: '字典',
  each: '逐行打印',
  figure: '小计',
  foreignKey: '存主记录的字段',
  groupLevel: '小计的层级',
  hasChildField: '存有无下级的列',
  id: '编号',
  kept: '保留',
  left: '左边',
  list: '取数的地址',
  ownTab: '自己的页签',
  papers: '纸',
  param: '是报表参数',
  pidField: '存上级的列',
  prints: '打印',
  reach: '受哪些筛选影响',
  recordTitle: '记录的叫法',
  required: '必填',
  right: '右边',
  root: '最上一级',
  rules: '校验规则',
  sides: '各边',
  sources: '来源表',
  tableName: '表',
  takes: '按值授权的字段',
  texts: '两边',
  who: '由谁做',
};

/** Keys of what was compiled whose own keys are names of the author's. */
const NAMED: ReadonlySet<string> = new Set(['reach', 'params', 'send', 'set']);

export interface Below {
  title: string;
  places: Places;
}

/** Lists of columns, wherever they stand. */
const COLUMN_LISTS: ReadonlySet<string> = new Set(['columns', 'fields', 'query']);

/** What a key of a value is called, and what speaks of what is below it. */
export function below(places: Places, value: object, key: string): Below {
  // The schema of a form speaks of names of its own.
  if (key === 'schema') return { title: titleOf(key), places: placesOf('dataSchema') };
  const own = ownBelow(places, value, key);
  return COLUMN_LISTS.has(key) ? { ...own, places: [...placesOf('column'), ...own.places] } : own;
}

function ownBelow(places: Places, value: object, key: string): Below {
  const parts = places.flatMap((place) => partsFor(place, value));
  const found = parts.flatMap(({ file, schema }) => placeOf(file, (schema.properties as Schema | undefined)?.[key]));
  if (found.length > 0) return { title: ownTitle(value, key) ?? titleIn(found) ?? titleOf(key), places: found };
  const others = parts.flatMap(({ file, schema }) => placeOf(file, schema.additionalProperties));
  if (others.length > 0 || places.length === 0) return { title: key, places: others };
  // What the compiler put in between is spoken of by what speaks of its parts.
  return { title: titleOf(key), places: NAMED.has(key) ? [] : places };
}

/** A number of columns is no list of them. */
const ownTitle = (value: object, key: string): string | undefined =>
  key === 'columns' && typeof (value as { columns?: unknown }).columns === 'number' ? undefined : OWN[key];

/** What speaks of the items of a list. */
export function itemsOf(places: Places, list: readonly unknown[]): Places {
  const found = places
    .flatMap((place) => partsFor(place, list))
    .flatMap(({ file, schema }) => placeOf(file, schema.items));
  return [...found, ...places];
}

const placeOf = (file: string, schema: unknown): SchemaPlace[] =>
  typeof schema === 'object' && schema !== null ? [{ file, schema: schema as Schema }] : [];

function titleIn(places: Places): string | undefined {
  for (const place of places) {
    const { description, $ref } = place.schema;
    if (typeof description === 'string') return shortTitle(description);
    const referred = typeof $ref === 'string' ? titleIn([follow(place, $ref)]) : undefined;
    if (referred !== undefined) return referred;
  }
  return undefined;
}

/** A description up to where it begins to explain. */
const shortTitle = (description: string): string | undefined => /^[^，。；：、（]+/.exec(description)?.[0];

const titles = new Map<string, string>();

/** What a key is called wherever it stands. */
export function titleOf(key: string): string {
  if (titles.size === 0)
    for (const schema of [schemas['column.schema.json'], ...Object.values(schemas)]) collect(schema);
  return OWN[key] ?? COMPILED[key] ?? titles.get(key) ?? key;
}

function collect(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  const { properties } = schema as { properties?: Record<string, { description?: unknown }> };
  for (const [key, { description }] of Object.entries(properties ?? {}))
    if (typeof description === 'string' && !titles.has(key)) titles.set(key, shortTitle(description) ?? key);
  for (const inner of Object.values(schema)) collect(inner);
}
