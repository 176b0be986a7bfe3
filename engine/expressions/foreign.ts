import type { ExpressionField } from './environments.ts';

type Span = { start: number; end: number };

/** What is written as elsewhere, with the whole expression as it was meant. */
interface ForeignSign extends Span {
  message: string;
  suggestion: string;
}

const foreign: readonly [RegExp, string][] = [
  [/===/, '=='],
  [/!==/, '!='],
  [/<>/, '!='],
  [/(?<![=!<>])=(?!=)/, '=='],
  [/\band\b/i, '&&'],
  [/\bor\b/i, '||'],
];

/** What a Chinese keyboard writes for the signs of an expression. */
const wide: Readonly<Record<string, string>> = {
  '，': ', ',
  '（': '(',
  '）': ')',
  '【': '[',
  '】': ']',
  '“': "'",
  '”': "'",
  '‘': "'",
  '’': "'",
  '：': ':',
  '？': '?',
  '。': '.',
  '！': '!',
  '＝': '=',
  '＞': '>',
  '＜': '<',
  '＆': '&',
  '｜': '|',
  '＋': '+',
  '－': '-',
  '＊': '*',
  '／': '/',
  '×': '*',
  '÷': '/',
  '≥': '>=',
  '≤': '<=',
  '≠': '!=',
};
const WIDE = new RegExp(`[${Object.keys(wide).join('')}]`);
const WIDE_ALL = new RegExp(`${WIDE.source} ?`, 'g');

/** Signs of a Chinese keyboard, texts aside. */
function wideSign(expression: string, bare: string): ForeignSign | undefined {
  const start = bare.search(WIDE);
  if (start < 0) return undefined;
  const written = [...bare.matchAll(WIDE_ALL)].reduceRight((text, { index, 0: sign }) => {
    const own = wide[sign.charAt(0)] ?? sign;
    return text.slice(0, index) + own + (own.endsWith(' ') ? '' : sign.slice(1)) + text.slice(index + sign.length);
  }, expression);
  const suggestion = foreignSign(written)?.suggestion ?? written;
  return { message: `标点要用半角的，不是 ${bare.charAt(start)}`, start, end: start + 1, suggestion };
}

/** Signs of other languages, texts aside: the whole expression as it was meant. */
export function foreignSign(expression: string): ForeignSign | undefined {
  const inner = /^\s*\{\{([\s\S]*)\}\}\s*$/.exec(expression)?.[1]?.trim();
  if (inner !== undefined)
    return { message: '这里整个就是表达式，不写 {{ }}', start: 0, end: expression.length, suggestion: inner };
  const bare = expression.replace(/'[^']*'|"[^"]*"/g, (written) => ' '.repeat(written.length));
  const typed = wideSign(expression, bare);
  if (typed !== undefined) return typed;
  for (const [sign, own] of foreign) {
    const found = sign.exec(bare);
    if (!found) continue;
    const [start, end] = [found.index, found.index + found[0].length];
    const suggestion = expression.slice(0, start) + own + expression.slice(end);
    return { message: `这里写作 ${own}，不是 ${found[0]}`, start, end, suggestion };
  }
  return undefined;
}

/** A field written without the record it is of. */
export function ofField(expression: string, at: Span, fields: readonly ExpressionField[]): ForeignSign | undefined {
  const word = expression.slice(at.start, at.end);
  if (!fields.some(({ key }) => key === word)) return undefined;
  const suggestion = `${expression.slice(0, at.start)}row.${expression.slice(at.start)}`;
  return { message: `没有这个名称：${word}；字段写作 row.${word}`, ...at, suggestion };
}

/** Calls of JavaScript, with how they are written here. */
const calls: readonly [RegExp, string][] = [
  [/\bMath\.(round|ceil|floor|abs|min|max)\(/, '$1('],
  [/(\[[^\]]*\])\.includes\(([^()]*)\)/, '$2 in $1'],
  [/\.includes\(/, '.contains('],
  [/\bDate\.now\(\)/, 'now'],
];

/** A call as another language writes it: the whole expression as it was meant. */
export function foreignCall(expression: string, at: Span): ForeignSign | undefined {
  for (const [call, own] of calls) {
    const found = call.exec(expression);
    // Another fault in the same expression is not about it.
    if (found === null || found.index > at.end || found.index + found[0].length < at.start) continue;
    const suggestion = expression.replace(call, own);
    return { message: `这里没有 ${found[0]} 这种写法`, ...at, suggestion };
  }
  return undefined;
}

/** A switch held against true or false, though it holds Y or N. */
export function flagged(expression: string, fields: readonly ExpressionField[]): { suggestion?: string } {
  const found = /\.(\w+)\s*(==|!=)\s*(true|false)\b/.exec(expression);
  const field = fields.find(({ key }) => key === found?.[1]);
  if (found === null || field?.kind !== 'flag') return {};
  const [whole, key = '', sign = '', value] = found;
  return { suggestion: expression.replace(whole, `.${key} ${sign} '${value === 'true' ? 'Y' : 'N'}'`) };
}
