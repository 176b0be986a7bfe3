import type { Column } from '../../../schemas/generated/types.ts';
import { lockedWhen } from '../../compile/states/linkLocks.ts';
import type { Dictionary, Field, Model, Report, ReportColumn } from '../../plan/compiled.ts';
import type { Measure } from '../../plan/measure.ts';
import { isSameSql } from '../../reportSql/sameSql.ts';
import { storeText } from '../storeText.ts';
import { compareLists, type Follows, renames, type Tell } from './compare.ts';
import { compareKeys } from './nested.ts';
import { compareParts } from './parts.ts';
import { definedIn, placesOf } from './titles.ts';

/** Keys of a model that are told by themselves, part by part, or follow from others. */
const MODEL = new Set([
  'fields',
  'table',
  'permission',
  'code',
  'measures',
  'id',
  'lines',
  'scopes',
  'states',
  'subTables',
]);

const ofModel = placesOf('model');
const ofColumn = placesOf('column');
const ofStore = placesOf('store');
const ofMeasure = placesOf('measure');
const ofReport = placesOf('report');
const ofDictionary = placesOf('dictionary');
const ofOption = placesOf('option');
const ofParam = definedIn('report', 'param');

/** `follows` is told what only follows from what is told already. */
export function compareModels(before: Model, after: Model, tell: Tell, follows: Tell): void {
  const lists = {
    nameOf: ({ key }: Field) => key,
    title: ({ title }: Field) => `字段 ${title}`,
    formerly: fieldBefore,
  };
  compareLists({ before: before.fields, after: after.fields, ...lists }, tell, {
    same(one, other) {
      compareFields(unlocked(one, before), unlocked(other, after), tell);
      compareLocked(one, other, follows);
    },
    renamed(one, other) {
      compareFormer(`字段 ${other.title}`, one.cell, other.cell, follows);
      return followsOfName(one, other, before.permission);
    },
    gone: ({ column }) => [`数据库列 ${column} 退役，数据保留在库里，页面、报表与导出里不再有`, true],
  });
  if (before.table !== after.table) tell(`数据表 ${before.table} → ${after.table}`, '原表的数据不会自动搬过去', true);
  if (before.permission !== after.permission)
    tell(`权限前缀 ${before.permission} → ${after.permission}`, '已授的权限不再起作用，要重新授权', true);
  if (before.code !== after.code) tell(`编码 ${before.code} → ${after.code}`, '按旧编码调用的接口与链接会失效', true);
  compareKeys(before, after, { places: ofModel, skipped: MODEL }, tell);
  compareParts(before, after, tell);
  compareMeasures(before.measures, after.measures, tell);
}

function compareMeasures(before: readonly Measure[], after: readonly Measure[], tell: Tell): void {
  const lists = { nameOf: ({ key }: Measure) => key, title: ({ title }: Measure) => `指标 ${title}` };
  compareLists({ before, after, ...lists }, tell, {
    same(one, other) {
      const name = `指标 ${other.title}`;
      if (one.text !== other.text) tell(`${name} 的算法 ${one.text} → ${other.text}`);
      compareKeys(one, other, { name, places: ofMeasure, skipped: MEASURE }, tell);
    },
    gone: () => ['用到它的看板与核对会报错'],
  });
}

/** What is read of its text. */
const MEASURE = new Set(['text', 'node', 'kind', 'ratio', 'columns', 'currency']);

/** Its column lives on in it, or it says that it was it. */
const fieldBefore = ({ column, cell }: Field, before: readonly Field[]): Field | undefined =>
  before.find((each) => each.column === column) ?? before.find(({ key }) => key === cell.formerKey);

export const renamedFields = (before: readonly Field[], after: readonly Field[]): [one: Field, other: Field][] =>
  renames(before, after, ({ key }) => key, fieldBefore);

const lostGrant = (permission: string, was: string, is: string): string =>
  `权限 ${permission}:${was} → ${permission}:${is}：已授的不再起作用，要在角色管理里重新授权`;

function followsOfName(before: Field, { key, column, restricted, cell }: Field, permission: string): Follows {
  const kept = before.column === column ? `数据库列 ${column} 与它的数据不变` : '它的数据不会自动搬到新列';
  if (before.restricted && restricted) {
    return [`${kept}；${lostGrant(permission, before.key, key)}`, true];
  }
  const views = cell.formerKey === before.key ? '保存的视图照旧' : '保存的视图里不再有它';
  return [`${kept}，${views}；接口与链接里改用新名`];
}

function compareFields(before: Field, after: Field, tell: Tell): void {
  const name = `字段 ${after.title}`;
  const skipped = new Set(['cell', 'store', 'kind', 'restricted', 'required', 'column', 'rules', 'key']);
  compareKeys(before, after, { name, places: ofColumn, skipped }, tell);
  compareStores(name, before, after, tell);
  if (before.restricted !== after.restricted)
    tell(
      after.restricted ? `${name} 改为受限` : `${name} 不再受限`,
      after.restricted ? `没有单独授权的人看不到它` : '能打开页面的人都看得到它',
      true,
    );
  if (before.key === after.key) compareFormer(name, before.cell, after.cell, tell);
  const own = new Set([...Object.keys(before), 'store', 'validateRules', 'restricted']);
  compareKeys(before.cell, after.cell, { name, places: ofColumn, skipped: own }, tell);
  compareKeys({ validateRules: before.rules }, { validateRules: after.rules }, { name, places: ofColumn }, (text) =>
    tell(text, '已有的记录下次保存时按新规则检查'),
  );
}

/** Which column of before says of itself to be this one now. */
const columnBefore = ({ formerKey }: ReportColumn, before: readonly ReportColumn[]): ReportColumn | undefined =>
  before.find(({ key }) => key === formerKey);

export const renamedColumns = (before: readonly ReportColumn[], after: readonly ReportColumn[]) =>
  renames(before, after, ({ key }) => key, columnBefore);

/** By the name of before views know a column. */
export function compareFormer(name: string, before: Formerly, after: Formerly, tell: Tell): void {
  const [was = '（无）', is = '（无）'] = [before.formerKey, after.formerKey];
  if (was !== is) tell(`${name} 的原名 ${was} → ${is}`, '保存的视图按原名认它');
}

type Formerly = Pick<Column, 'formerKey'>;

/** Without what the locks of its states add to its own condition. */
function unlocked(field: Field, { states }: Model): Field {
  const lock = lockedWhen({ states }, field.key);
  const { disabledWhen, ...cell } = field.cell;
  if (lock === undefined || disabledWhen === undefined) return field;
  const [around, behind] = ['(', `) || ${lock}`];
  if (disabledWhen === lock) return { ...field, cell: cell as Column };
  return disabledWhen.endsWith(behind)
    ? { ...field, cell: { ...cell, disabledWhen: disabledWhen.slice(around.length, -behind.length) } as Column }
    : field;
}

const compareLocked = ({ cell: { disabledWhen } }: Field, { title, cell }: Field, follows: Tell): void =>
  compareKeys(
    { disabledWhen },
    { disabledWhen: cell.disabledWhen },
    { name: `字段 ${title}`, places: ofColumn },
    follows,
  );

function compareStores(
  name: string,
  { column: was, store: before }: Field,
  { column, store: after }: Field,
  tell: Tell,
): void {
  if (was !== column) tell(`${name} 的数据库列 ${was} → ${column}`, '旧列退役，它的数据不会自动搬过去', true);
  if (storeText(before) !== storeText(after)) {
    const narrower =
      before.type !== after.type ||
      (before.length ?? 0) > (after.length ?? 0) ||
      (before.scale ?? 0) > (after.scale ?? 0);
    tell(
      `${name} 存储 ${storeText(before)} → ${storeText(after)}`,
      narrower ? '放不下的旧数据会拒绝改表' : '改数据库列',
      narrower,
    );
  }
  compareKeys({ links: before.links }, { links: after.links }, { name, places: ofStore }, tell);
  if (before.unique !== after.unique)
    tell(`${name} ${after.unique ? '改为唯一' : '不再唯一'}`, after.unique ? '有重复的旧数据会拒绝改表' : undefined);
  if (before.index !== after.index) tell(`${name} ${after.index ? '加上' : '去掉'}索引`);
}

/** `follows` is told what only follows from what is told already. */
export function compareReports(before: Report, after: Report, tell: Tell, follows: Tell): void {
  if (!isSameSql(before.sqlOrigin.text, after.sqlOrigin.text, after.dataSource?.kind ?? 'postgres'))
    tell('SQL 改变', '结果的行可能不同');
  const named = { nameOf: ({ key }: { key: string }) => key };
  const columns = { before: before.columns, after: after.columns, ...named, formerly: columnBefore };
  compareLists({ ...columns, title: ({ title }) => `列 ${title}` }, tell, {
    same(one, other) {
      const skipped = one.key === other.key ? KEY : KEY_AND_OUTPUT;
      compareKeys(one, other, { name: `列 ${other.title}`, places: ofColumn, skipped }, tell);
    },
    renamed(one, other) {
      compareFormer(`列 ${other.title}`, one, other, follows);
      const granted = one.restricted && other.restricted;
      return granted
        ? [lostGrant(before.permission, one.key, other.key), true]
        : ['保存的视图照旧；图、交叉表、下钻与链接里改用新名'];
    },
    gone: () => ['用到它的图、交叉表与下钻会报错'],
  });
  compareLists({ before: before.params, after: after.params, ...named, title: ({ title }) => `参数 ${title}` }, tell, {
    same: (one, other) => compareKeys(one, other, { name: `参数 ${other.title}`, places: ofParam, skipped: KEY }, tell),
    gone: ({ key }) => [`带 ${key} 的链接不再按它筛选`],
  });
  compareMeasures(before.measures, after.measures, tell);
  compareKeys(before, after, { places: ofReport, skipped: REPORT }, tell);
  if (before.permission !== after.permission)
    tell(`权限前缀 ${before.permission} → ${after.permission}`, '已授的权限不再起作用，要重新授权', true);
  if (before.code !== after.code) tell(`编码 ${before.code} → ${after.code}`, '按旧编码的链接会失效', true);
}

const KEY = new Set(['key']);
/** By its key its output in the SQL is found. */
const KEY_AND_OUTPUT = new Set(['key', 'column']);

/** Keys of a report that are told by themselves, or are read of its SQL. */
const REPORT = new Set([
  'id',
  'code',
  'permission',
  'columns',
  'params',
  'measures',
  'sql',
  'bindings',
  'sqlOrigin',
  'columnAt',
  'said',
]);

export function compareDictionaries(before: Dictionary, after: Dictionary, tell: Tell): void {
  const lists = {
    nameOf: ({ value }: { value: string }) => value,
    title: ({ text }: { text: string }) => `选项 ${text}`,
  };
  compareLists({ before: before.items, after: after.items, ...lists }, tell, {
    same: (one, other) =>
      compareKeys(one, other, { name: `选项 ${other.text}`, places: ofOption, skipped: VALUE }, tell),
    gone: ({ value }) => [`存着 ${value} 的记录只显示原值，也不能再选它`, true],
  });
  compareKeys(before, after, { places: ofDictionary, skipped: DICTIONARY }, tell);
}

const VALUE = new Set(['value']);

/** What the wire calls a table or tree is made of its source. */
const DICTIONARY = new Set(['items', 'code', 'address']);
