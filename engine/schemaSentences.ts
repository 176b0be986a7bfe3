import { hint, meant, quoted, type Sentence } from './sentence.ts';

/** What a schema refuses. */
export const schemaSentences = {
  'version-behind': (found: number, newest: number): Sentence => ({
    message: `这些声明是语言的第 ${found} 版，现在是第 ${newest} 版`,
    found: String(found),
    expected: String(newest),
    fix: '请运行 npm run migrate，它改写旧写法并记下版本',
  }),
  'version-ahead': (found: number, newest: number): Sentence => ({
    message: `这些声明要语言的第 ${found} 版，这里的产品只认识到第 ${newest} 版`,
    found: String(found),
    expected: `不大于 ${newest}`,
    fix: '请升级产品，或改回写这个版本之前的声明',
  }),
  'unknown-key': (key: string, known: readonly string[], suggestion?: string): Sentence => ({
    message: `不认识的键 "${key}"`,
    found: key,
    expected: quoted(known),
    fix: meant(suggestion, `这里可用的键：${quoted(known)}`),
    ...hint(suggestion),
  }),
  'key-needs-type': (key: string, types: readonly string[]): Sentence => ({
    message: `"${key}" 是某种单元格自己的键，改写列时不能单独写`,
    found: key,
    expected: `写明 type：${quoted(types)}`,
    fix: `请同时写明 "type"（${quoted(types)} 之一），或删去此键`,
  }),
  'missing-key': (key: string): Sentence => ({
    message: `缺少必填的键 "${key}"`,
    expected: key,
    fix: `请补上 "${key}"`,
  }),
  'wrong-type': (found: string, expected: string, suggestion?: string): Sentence => ({
    message: `类型不对：这里是${found}，应为${expected}`,
    found,
    expected,
    fix: meantPlainly(suggestion, `请改成${expected}`),
    ...hint(suggestion),
  }),
  'not-in-list': (found: string, known: readonly string[], suggestion?: string, plain = false): Sentence => {
    const list = plain ? known.join('、') : quoted(known);
    return {
      message: `不认识的值 ${found}`,
      found,
      expected: list,
      fix: plain && suggestion !== undefined ? `是不是想写 ${suggestion}？` : meant(suggestion, `可用的值：${list}`),
      ...hint(suggestion),
    };
  },
  'wrong-format': (found: string, expected: string, suggestion?: string): Sentence => ({
    message: `写法不对：${found}`,
    found,
    expected,
    fix: meant(suggestion, `请改成符合 ${expected} 的写法`),
    ...hint(suggestion),
  }),
  'out-of-range': (found: string, expected: string, suggestion?: string): Sentence => ({
    message: `超出范围：${found}`,
    found,
    expected,
    fix: `请改成${expected}`,
    ...hint(suggestion),
  }),
  'duplicate-item': (found: string): Sentence => ({ message: `${found} 重复出现`, found, fix: '请删去其中一个' }),
} as const;

/** Numbers, and texts in their quotation marks, as they must stand. */
const meantPlainly = (suggestion: string | undefined, otherwise: string) =>
  suggestion === undefined ? otherwise : `是不是想写 ${suggestion}？`;
