import { isRecord } from '../../engine/api/envelope.ts';
import { writeMoment } from '../../engine/values/calendar.ts';
import type { Session } from '../db/Database.ts';
import {
  COMING_NUMBER,
  NEXT_NUMBER,
  SELECT_CODES_BELOW,
  SELECT_FILL_RULES,
  SELECT_TOP_CODES,
} from '../db/statements/valueRules.ts';
import { BusinessError } from '../http/errors.ts';

/** What makes a value. `now` is local time as `YYYY-MM-DD HH:mm:ss`. */
export interface Filling {
  session: Session;
  tenant: string;
  now: string;
  /** Shows what would come next and takes nothing. */
  preview?: boolean;
}

type Parameters = Readonly<Record<string, unknown>>;
type RuleClass = (
  filling: Filling,
  rule: { code: string; parameters: Parameters; form: Parameters },
) => Promise<string>;

/**
 * Fill rules name one of these; nothing from the database is ever run. A number with prefix, time and the
 * day's sequence; the same with a day; the next code below a department.
 */
export const ruleClasses: Readonly<Record<string, RuleClass>> = {
  orderNumber: (filling, { code, parameters }) =>
    numbered(filling, code, { date: 'YYYYMMDDHHmmss', digits: 4, ...parameters }),
  dateSequence: (filling, { code, parameters }) => numbered(filling, code, { separator: '-', ...parameters }),
  orgCode: (filling, { form }) => nextOrgCode(filling, form),
};

/** The value of a fill rule for what the form holds. Throws BusinessError where there is no such rule. */
export async function fillByRule(filling: Filling, code: string, form: Parameters): Promise<string> {
  const { rows } = await filling.session.query<{ code: string; kind: string; parameters: string | null }>(
    SELECT_FILL_RULES,
    [filling.tenant, [code]],
  );
  const [rule] = rows;
  if (!rule) throw new BusinessError(`没有编码为 ${code.slice(0, 60)} 的填值规则`);
  const known = Object.hasOwn(ruleClasses, rule.kind) ? ruleClasses[rule.kind] : undefined;
  if (!known) throw new BusinessError(`填值规则 ${code} 的规则类不存在：${rule.kind}`);
  return known(filling, { code, parameters: parametersOf(code, rule.parameters), form });
}

function parametersOf(code: string, text: string | null): Parameters {
  if (text === null || text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // Told below like any other text that is no object.
  }
  throw new BusinessError(`填值规则 ${code} 的参数应为 JSON 对象`);
}

const RESETS = { day: 'YYYYMMDD', month: 'YYYYMM', year: 'YYYY', never: '' } as const;

/** Prefix, date, separator and a number that begins again every day, month or year, or never. */
async function numbered(filling: Filling, code: string, parameters: Parameters): Promise<string> {
  const { prefix = '', date = 'YYYYMMDD', separator = '', digits = 4, reset = 'day' } = parameters;
  const width = Number(digits);
  const again =
    typeof reset === 'string' && Object.hasOwn(RESETS, reset) ? RESETS[reset as keyof typeof RESETS] : undefined;
  if (again === undefined || !Number.isInteger(width) || width < 1 || width > 12) {
    throw new BusinessError(`填值规则 ${code} 的参数有误：digits 应为 1 到 12，reset 应为 day、month、year 或 never`);
  }
  const period = again === '' ? '' : formatDateTime(filling.now, again);
  const number = await nextNumber(filling, `${code}:${period}`);
  const dated = date === '' ? '' : formatDateTime(filling.now, String(date).slice(0, 30));
  return `${String(prefix).slice(0, 30)}${dated}${String(separator).slice(0, 5)}${String(number).padStart(width, '0')}`;
}

function formatDateTime(now: string, pattern: string): string {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = now.split(/[- :]/).map(Number);
  return writeMoment({ year, month, day, hour, minute, second }, pattern);
}

async function nextNumber({ session, tenant, preview }: Filling, name: string): Promise<number> {
  const { rows } = await session.query<{ value: number }>(preview ? COMING_NUMBER : NEXT_NUMBER, [tenant, name]);
  return Number(rows[0]?.value);
}

/** A letter and two digits a level: below `A01` comes `A01A01`, beside it `A02`. */
export async function nextOrgCode(
  { session, tenant }: Pick<Filling, 'session' | 'tenant'>,
  form: Parameters,
): Promise<string> {
  const parent = typeof form.parentId === 'string' ? form.parentId.trim() : '';
  if (parent === '' || parent === '0') {
    const { rows } = await session.query<{ code: string }>(SELECT_TOP_CODES, [tenant]);
    return nextStep(rows.map(({ code }) => code));
  }
  const { rows } = await session.query<{ code: string | null; above: string }>(SELECT_CODES_BELOW, [tenant, parent]);
  const [first] = rows;
  if (!first) throw new BusinessError('未找到上级部门');
  const { above } = first;
  return above + nextStep(rows.flatMap(({ code }) => (code?.startsWith(above) ? [code.slice(above.length)] : [])));
}

/** Characters of a level of a department's code. */
const STEP = 3;

/** The code of the department that comes beside one. */
export const codeBeside = (code: string): string => code.slice(0, -STEP) + nextStep([code.slice(-STEP)]);

function nextStep(taken: readonly string[]): string {
  const numbers = taken.flatMap((code) => {
    const step = /^([A-Z])(\d{2})$/.exec(code);
    return step?.[1] && step[2] ? [(step[1].charCodeAt(0) - 65) * 99 + Number(step[2])] : [];
  });
  const next = Math.max(0, ...numbers);
  if (next >= 26 * 99) throw new BusinessError('同级部门编码已用完');
  return `${String.fromCharCode(65 + Math.floor(next / 99))}${String((next % 99) + 1).padStart(2, '0')}`;
}
