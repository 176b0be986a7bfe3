import type { Sentence } from './sentence.ts';

/** Tables that are worked out and cannot be. */
export const factsSentences = {
  'facts-field': (key: string, report: string, why: string): Sentence => ({
    message: `字段 ${key} 不能由报表 ${report} 算出：${why}`,
    found: key,
    expected: '数据列与报表的一个输出列同名（firstLeg 即 first_leg），类型相同',
    fix: '请改字段的 key 或 type，或在报表的 SQL 与 columns 里输出它',
  }),
  'facts-report': (report: string, why: string): Sentence => ({
    message: `报表 ${report} 不能用来算出一张表：${why}`,
    found: report,
    expected: '只随日期变化的报表：除 period 外没有必填参数，不用 #{sysUserCode} 等当前用户的值，也不读另一张算出的表',
    fix: '请换一张报表，或为此另写一张',
  }),
  'facts-model': (title: string, key: string): Sentence => ({
    message: `“${title}”由报表算出，不能再写 ${key}`,
    found: key,
    expected: '只有字段、索引、指标与行规则',
    fix: `请删去 ${key}，或删去 facts`,
  }),
  'facts-scope': (source: string, scope: string, isGranted: boolean): Sentence => ({
    message: `来源“${source}”有行规则 ${scope}，这里没有：只看得到一部分来源的人会看到全部的合计`,
    found: scope,
    expected: `每个来源的行规则，这里都有同名的一条${isGranted ? '，同样写 in values' : ''}`,
    fix: `请在 scopes 里补上 key 为 ${scope}、${isGranted ? '' : '不'}用 in values 的行规则`,
  }),
  'facts-write': (title: string, code: string): Sentence => ({
    message: `“${title}”由报表算出，没有人能改它的记录，按钮 ${code} 不起作用`,
    found: code,
    expected: '只查看与导出的按钮',
    fix: '请写明 toolbar 与 rowActions，不含新增、编辑、删除',
  }),
};
