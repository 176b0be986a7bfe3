import { listed, type Sentence } from './sentence.ts';

/** States of records that cannot be walked through as they are declared. */
export const stateSentences = {
  'states-field': (key: string, why: string): Sentence => ({
    message: `字段 ${key} 不能存状态：${why}`,
    found: key,
    expected: '单选字段，有自己的 options 或声明了各项的字典，不写 value 与 defaultValue',
    fix: '请换一个字段，或改成上面的样子；新记录的状态写在 states 的 initial',
  }),
  'states-model': (what: string, title: string): Sentence => ({
    message: `${what}“${title}”不能声明 states`,
    found: title,
    expected: '有人填写的普通模型',
    fix: '请删去 states',
  }),
  'state-unreachable': (text: string, field: string): Sentence => ({
    message: `没有哪一步走得到状态“${text}”`,
    found: text,
    expected: `从 initial 出发能走到“${field}”的每一个选项`,
    fix: '请加一步 to 它，或从选项里删去它',
  }),
  'state-stuck': (text: string, finals: readonly string[]): Sentence => ({
    message: `走到状态“${text}”就再也出不来`,
    found: text,
    expected: `有一步 from 它，或它是 final（现在是 ${listed(finals, 'final ')}）`,
    fix: '请加一步离开它，或把它写进 final',
  }),
  'state-lock': (): Sentence => ({
    message: '新记录的状态锁住了，没有人能填写它',
    found: 'initial 的状态',
    expected: 'locks 的 in 里是离开 initial 以后的状态',
    fix: '请从 in 里删去它；要限制谁能填写，用权限',
  }),
  'set-state': (field: string, transitions: readonly string[]): Sentence => ({
    message: `“${field}”是状态，按钮不能用 set 改它`,
    found: field,
    expected: `模型的 states 声明的几步：${listed(transitions, '其中')}，它们自动成为按钮`,
    fix: '请删去这个按钮，或把它写成模型 states 的一步',
  }),
};
