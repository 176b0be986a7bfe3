import { hint, meant, type Sentence } from './sentence.ts';

/** What of a column leads its readers astray, or says nothing. */
export const columnSentences = {
  'same-title': (title: string, other: string): Sentence => ({
    message: `与 "${other}" 同名：两列都叫“${title}”，看的人和导入的文件都分不清`,
    found: title,
    expected: '各不相同的 title',
    fix: '请改换其中一个的 title；报表可写 groupTitle 分组；确要同名，请在 allow 里写明原因',
  }),
  'value-repeats': (found: string, unique: readonly string[]): Sentence => ({
    message: `"${found}" 可以重复：几条记录存成同一个值，读回来分不清选的是哪一条`,
    found,
    expected: unique.length === 0 ? '不会重复的字段' : `不会重复的字段：${unique.map((key) => `"${key}"`).join('、')}`,
    fix: meant(
      unique.length === 1 ? unique[0] : undefined,
      '请换成不会重复的字段，或在模型里给它写 "store": { "unique": true }；有意为之请在 allow 里写明原因',
    ),
    ...hint(unique.length === 1 ? unique[0] : undefined),
  }),
  'same-value': (title: string, other: string): Sentence => ({
    message: `“${title}”与“${other}”算法一样，两个数总是相同`,
    found: title,
    fix: '请改成它自己的算法，或删去其中一个；有意为之请在 allow 里写明原因',
  }),
  'own-condition': (name: string, key: string): Sentence => ({
    message: `${name} 看的是 "${key}" 自己：在表单里一填它就变`,
    found: key,
    expected: '别的字段，或改之前的值 old.…',
    fix: `请改看别的字段；要看改之前的值，请写 old.${key}；有意为之请在 allow 里写明原因`,
  }),
  'key-unused': (key: string, why: string): Sentence => ({
    message: `"${key}" 不起作用：${why}`,
    found: key,
    fix: `请删去 "${key}"；有意为之请在 allow 里写明原因`,
  }),
} as const;
