import { hint, listed, meant, type Sentence } from './sentence.ts';

/** What cannot be printed as it is declared. */
export const printSentences = {
  'print-table': (found: string | undefined, known: readonly string[], suggestion?: string): Sentence => ({
    message:
      found === undefined ? '没有说明是哪些行：没有 table，这份打印也没有 group' : `"${found}" 不是这个模型的子表`,
    ...(found === undefined ? {} : { found }),
    expected: listed(known, '子表'),
    fix:
      found === undefined && known.length === 0
        ? '请写上 "group"（把同一单号的记录印成一份），或换成有子表的模型'
        : meant(
            suggestion,
            known.length === 0 ? '这个模型没有子表；请删去 table，用 group 把几条记录印成一份' : '请换成上列之一',
          ),
    ...hint(suggestion),
  }),
  'print-kind': (use: string, found: string, kind: string, expected: string, known: readonly string[]): Sentence => ({
    message: `${use}不能是${kind}字段 "${found}"`,
    found,
    expected,
    fix: known.length === 0 ? '请删去它' : `请换一个字段，如 ${known.slice(0, 5).join('、')}`,
    ...(known.length === 1 ? hint(known[0]) : {}),
  }),
  'print-symbology': (symbology: string, why: string, found: string, expected: string): Sentence => ({
    message: `${symbology} 印不出这个值：${why}`,
    found,
    expected,
    fix: '请换一个字段，或换成 "symbology": "qrcode"，它什么文字都能印',
  }),
  'print-room': (what: string, found: string, expected: string): Sentence => ({
    message: `纸上放不下：${what}`,
    found,
    expected,
    fix: '请换大一点的纸，或把它改小',
  }),
  'print-word': (found: string, known: readonly string[], suggestion?: string): Sentence => ({
    message: ['page', 'pages'].includes(found) ? `#{${found}} 只能写在 footer 里` : `不认识 #{${found}}`,
    found,
    expected: known.map((word) => `#{${word}}`).join('、'),
    fix: meant(suggestion, '请换成上列之一；字段写成 ${字段}'),
    ...hint(suggestion),
  }),
  'print-lookup': (what: string, found: string, expected: string, suggestion?: string): Sentence => ({
    message: `带查写得不对：${what}`,
    found,
    ...(expected === '' ? {} : { expected }),
    fix: meant(suggestion, '请改按不会重复的字段找，或删去这一个带查；有意为之请在 allow 里写明原因'),
    ...hint(suggestion),
  }),
  'print-row': (found: string, expected: string, fix: string): Sentence => ({
    message: `左右并排写得不对：${found}`,
    found,
    expected,
    fix,
  }),
} as const;
