import type { Dictionary, Field, Model, Report } from '../../plan/compiled.ts';
import { storeText } from '../storeText.ts';
import { compareKeys, compareLists, isSame, type Tell } from './compare.ts';

const PLACES: ReadonlySet<string> = new Set(['file', 'pointer']);

export function compareModels(before: Model, after: Model, tell: Tell): void {
  const lists = { nameOf: ({ key }: Field) => key, title: ({ title }: Field) => `字段 ${title}` };
  compareLists({ before: before.fields, after: after.fields, ...lists }, tell, {
    same: (one, other) => compareFields(one, other, tell),
    gone: ({ column }) => [`数据库列 ${column} 退役，数据保留在库里，页面、报表与导出里不再有`, true],
  });
  if (before.table !== after.table) tell(`数据表 ${before.table} → ${after.table}`, '原表的数据不会自动搬过去', true);
  if (before.permission !== after.permission)
    tell(`权限前缀 ${before.permission} → ${after.permission}`, '已授的权限不再起作用，要重新授权', true);
  if (before.code !== after.code) tell(`编码 ${before.code} → ${after.code}`, '按旧编码调用的接口与链接会失效', true);
  const own = new Set(['fields', 'table', 'permission', 'code', 'measures', 'id', 'lines']);
  compareKeys({ ...before }, { ...after }, own, (_, text) => tell(text));
  const measures = {
    nameOf: ({ key }: { key: string }) => key,
    title: ({ title }: { title: string }) => `指标 ${title}`,
  };
  compareLists({ before: before.measures, after: after.measures, ...measures }, tell, {
    same: (one, other) => one.text !== other.text && tell(`指标 ${other.title} 的算法 ${one.text} → ${other.text}`),
  });
}

function compareFields(before: Field, after: Field, tell: Tell): void {
  const name = `字段 ${after.title}`;
  const skipped = new Set([...PLACES, 'cell', 'store', 'kind', 'restricted', 'column', 'rules', 'key']);
  compareKeys({ ...before }, { ...after }, skipped, (_, text) => tell(`${name} 的${text}`));
  compareStores(name, before, after, tell);
  if (before.restricted !== after.restricted)
    tell(
      after.restricted ? `${name} 改为受限` : `${name} 不再受限`,
      after.restricted ? `没有单独授权的人看不到它` : '能打开页面的人都看得到它',
      true,
    );
  const cell = new Set([...Object.keys(before), 'store', 'validateRules', 'restricted']);
  compareKeys({ ...before.cell }, { ...after.cell }, cell, (_, text) => tell(`${name} 的${text}`));
  if (!isSame(before.rules, after.rules)) tell(`${name} 的校验规则改变`, '已有的记录下次保存时按新规则检查');
}

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
  if (before.unique !== after.unique)
    tell(`${name} ${after.unique ? '改为唯一' : '不再唯一'}`, after.unique ? '有重复的旧数据会拒绝改表' : undefined);
  if (before.index !== after.index) tell(`${name} ${after.index ? '加上' : '去掉'}索引`);
}

export function compareReports(before: Report, after: Report, tell: Tell): void {
  if (before.sqlOrigin.text !== after.sqlOrigin.text) tell('SQL 改变', '结果的行可能不同');
  const named = { nameOf: ({ key }: { key: string }) => key };
  compareLists({ before: before.columns, after: after.columns, ...named, title: ({ title }) => `列 ${title}` }, tell, {
    same: (one, other) =>
      compareKeys({ ...one }, { ...other }, new Set(['key']), (_, text) => tell(`列 ${other.title} 的${text}`)),
    gone: () => ['用到它的图、交叉表与下钻会报错'],
  });
  compareLists({ before: before.params, after: after.params, ...named, title: ({ title }) => `参数 ${title}` }, tell, {
    same: (one, other) =>
      compareKeys({ ...one }, { ...other }, new Set(['key']), (_, text) => tell(`参数 ${other.title} 的${text}`)),
    gone: ({ key }) => [`带 ${key} 的链接不再按它筛选`],
  });
  if (before.permission !== after.permission)
    tell(`权限前缀 ${before.permission} → ${after.permission}`, '已授的权限不再起作用，要重新授权', true);
  if (before.code !== after.code) tell(`编码 ${before.code} → ${after.code}`, '按旧编码的链接会失效', true);
}

export function compareDictionaries(before: Dictionary, after: Dictionary, tell: Tell): void {
  const lists = {
    nameOf: ({ value }: { value: string }) => value,
    title: ({ text }: { text: string }) => `选项 ${text}`,
  };
  compareLists({ before: before.items, after: after.items, ...lists }, tell, {
    same: (one, other) =>
      compareKeys({ ...one }, { ...other }, new Set(['value']), (_, text) => tell(`选项 ${other.text} 的${text}`)),
    gone: ({ value }) => [`存着 ${value} 的记录只显示原值，也不能再选它`, true],
  });
  compareKeys({ ...before }, { ...after }, new Set(['items', 'code']), (_, text) => tell(text));
}
