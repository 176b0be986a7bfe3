import { exists } from '../values/calendar.ts';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

const CHECK = '10X98765432';

/** One check of a pattern; most have one, a user name has two with their own messages. */
interface PatternCheck {
  test: (text: string) => boolean;
  message: string;
}

interface Pattern {
  title: string;
  checks: readonly PatternCheck[];
  /** What an empty required field of this pattern says. */
  required?: string;
}

function matching(regex: RegExp): (text: string) => boolean {
  return (text) => regex.test(text);
}

function single(title: string, test: RegExp | ((text: string) => boolean), message: string): Pattern {
  return { title, checks: [{ test: test instanceof RegExp ? matching(test) : test, message }] };
}

/** Characters as people count them: a pair of surrogates is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

const EMAIL = /^[\w.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;

/** Codes of the editable grid. The grid's mobile and the form's differ on purpose. */
const gridPatterns = {
  'n6-16': single('6到16位数字', /^\d{6,16}$/, '请输入6到16位数字'),
  '*6-16': single('6到16位任意字符', (text) => hasBetween(text, 6, 16), '请输入6到16位任意字符'),
  's6-18': single('6到18位字母', /^[A-Za-z]{6,18}$/, '请输入6到18位字母'),
  url: single('网址', /^(?:https?|ftps?):\/\/[^\s/?#]+(?:[/?#]\S*)?$/i, '请输入正确的网址'),
  e: single('电子邮件', EMAIL, '请输入正确的电子邮件'),
  m: single('手机号码', /^1[3-9]\d{9}$/, '请输入正确的手机号码'),
  p: single('邮政编码', /^[1-9]\d{5}$/, '请输入正确的邮政编码'),
  s: single('字母', /^[A-Za-z]+$/, '请输入字母'),
  n: single('数字', /^-?\d+(?:\.\d+)?$/, '请输入数字'),
  z: single('整数', /^-?\d+$/, '请输入整数'),
  money: single('金额', /^-?\d+(?:\.\d{1,2})?$/, '请输入正确的金额，最多两位小数'),
};

/** Patterns of forms with their messages. */
const formPatterns = {
  mobile: { ...single('手机号', /^1[34578]\d{9}$/, '请输入正确手机号'), required: '请输入手机号' },
  username: {
    title: '用户名',
    required: '请输入用户名',
    checks: [
      { test: matching(/^\w*$/), message: '只允许字母、数字、下划线' },
      // The message and the bounds disagree; people know both, so both are kept.
      { test: (text: string) => hasBetween(text, 4, 18), message: '长度6到18个字符' },
    ],
  },
  email: single('邮箱', EMAIL, '邮箱格式不正确'),
  natural: single('自然数', /^\d+$/, '请输入自然数'),
  letters: single('英文字母', /^[A-Za-z]+$/, '请输入英文字符'),
  landline: single('座机号', /^(?:0\d{2,3}-?)?[2-9]\d{6,7}(?:-\d{1,6})?$/, '请输入正确的座机号'),
  bankCard: single('银行卡号', /^[1-9]\d{9,19}$/, '请输入正确的银行卡号码'),
  idNumber: single('证件号码', /^[A-Za-z0-9]{1,50}$/, '请输入正确的证件号码'),
  nationalId: single('身份证号码', isNationalId, '请输入正确的身份证号码'),
  qq: single('QQ号码', /^[1-9]\d{4,11}$/, '请输入正确的QQ号码'),
  httpUrl: single('网址', /^https?:\/\/[^\s/?#]+(?:[/?#]\S*)?$/i, '请输入以http和https开头的网址'),
  code20: single('编码', /^[A-Za-z0-9]{1,20}$/, '请输入20位以内的英文字符和数字'),
  'name2-100': single('名称', /^[\u4e00-\u9fa5A-Za-z ]{2,100}$/, '请输入2到100位的中英文字符和空格'),
  digitsAndNewlines: single('数字和换行', /^[\d\r\n]+$/, '请输入数字和换行符'),
  max255: single('255位以内', (text) => hasBetween(text, 0, 255), '请输入255位以内的字符'),
};

/** `*` and `only` are codes of the grid that mean the rules required and unique. */
export type RuleWord = '*' | 'only';

export type PatternName = keyof typeof gridPatterns | keyof typeof formPatterns | RuleWord;

const patterns: Readonly<Record<string, Pattern>> = { ...gridPatterns, ...formPatterns };

/** Every name that may stand in `{"rule": "pattern", "pattern": …}`, with its Chinese title. */
export const patternNames: readonly { name: PatternName; title: string }[] = [
  { name: '*', title: '非空' },
  { name: 'only', title: '唯一' },
  ...titled(gridPatterns),
  ...titled(formPatterns),
];

function titled<Name extends PatternName>(
  some: Readonly<Record<Name, Pattern>>,
): { name: PatternName; title: string }[] {
  return (Object.entries(some) as [Name, Pattern][]).map(([name, { title }]) => ({ name, title }));
}

/** The message of the first check that `text` fails; undefined when it passes. An unknown name fails. */
export function failedPattern(name: string, text: string): string | undefined {
  return patternTest(name)(text);
}

/** A pattern ready to run: the message of the first check that a text fails; undefined when it passes. */
export function patternTest(name: string): (text: string) => string | undefined {
  const pattern = Object.hasOwn(patterns, name) ? patterns[name] : undefined;
  if (!pattern) return () => `没有名为 ${name} 的校验规则`;
  const [check, ...more] = pattern.checks;
  if (check && more.length === 0) return (text) => (check.test(text) ? undefined : check.message);
  return (text) => pattern.checks.find(({ test }) => !test(text))?.message;
}

/** What an empty required field with this pattern says, when the pattern has words of its own. */
export function requiredMessageOf(name: string): string | undefined {
  return Object.hasOwn(patterns, name) ? patterns[name]?.required : undefined;
}

/** Counting stops being worth it where even pairs of surrogates would be too many. */
function hasBetween(text: string, min: number, max: number): boolean {
  if (text.length > 2 * max) return false;
  const count = countCharacters(text);
  return count >= min && count <= max;
}

/** A resident identity number of 18 characters with its check character, or an old one of 15 digits; the birthday must exist. */
function isNationalId(text: string): boolean {
  const long = /^[1-9]\d{5}(\d{4})(\d{2})(\d{2})\d{3}[\dXx]$/.exec(text);
  if (long) return isDay(long[1], long[2], long[3]) && checkCharacter(text) === text[17]?.toUpperCase();
  const short = /^[1-9]\d{5}(\d{2})(\d{2})(\d{2})\d{3}$/.exec(text);
  return short !== null && isDay(`19${short[1]}`, short[2], short[3]);
}

function checkCharacter(text: string): string | undefined {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return CHECK[sum % 11];
}

function isDay(year?: string, month?: string, day?: string): boolean {
  return exists({ year: Number(year), month: Number(month), day: Number(day), hour: 0, minute: 0, second: 0 });
}
