import { addDecimals, negativeOf } from '../../engine/measures/arithmetic.ts';
import type { Figure } from '../../engine/measures/evaluate.ts';
import type { Agreement, AgreementSide, FiguresAgreement, RowsAgreement } from '../../engine/plan/agreement.ts';
import { type Problem, type ProblemCode, sentences, severityOf } from '../../engine/problems.ts';
import type { Sentence } from '../../engine/sentence.ts';
import { compareDecimals, readDecimal, roundDecimal } from '../../engine/values/decimal.ts';
import { DeadlineError, SqlStateError } from '../db/Database.ts';
import { BusinessError } from '../http/errors.ts';
import {
  type GroupKeys,
  type Looking,
  MOST_GROUPS,
  type RowApart,
  readApart,
  readFigures,
  type SideFigures,
  TooManyGroups,
} from './readSide.ts';

/** Breaches of one agreement that are told one by one. */
const TOLD = 10;

/** Holds every agreement against the data of a tenant; each group or row that breaks one is a problem at its place. */
export async function checkAgreements(
  looking: Looking,
  agreements: readonly Agreement[],
  onProgress?: (done: number, total: number) => void,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [index, agreement] of agreements.entries()) {
    try {
      problems.push(...(await breachesOf(looking, agreement)));
    } catch (error) {
      const reason = reasonOf(error);
      problems.push(problemAt(agreement, 'figures-unread', sentences['figures-unread'](agreement.title, reason)));
    }
    onProgress?.(index + 1, agreements.length);
  }
  return problems;
}

async function breachesOf(looking: Looking, agreement: Agreement): Promise<Problem[]> {
  const differ = (where: string, amounts: string) =>
    problemAt(agreement, 'figures-differ', sentences['figures-differ'](agreement.title, where, amounts));
  if (agreement.kind === 'rows') {
    const { tolerance = '0', rows } = agreement;
    const { apart, total } = await readApart(looking, agreement, { tolerance, limit: TOLD });
    const told = apart.map((row) => differ(placeIn(rows.by, row.keys), rowAmounts(agreement, row)));
    return total > TOLD ? [...told, differ('', `另有 ${total - TOLD} 行也不相等`)] : told;
  }
  const found = await apartIn(looking, agreement);
  const told = found
    .slice(0, TOLD)
    .map(({ keys, amounts }) => differ(placeIn(agreement.sides[0]?.by ?? [], keys), amounts));
  return found.length > TOLD ? [...told, differ('', `另有 ${found.length - TOLD} 组也不相等`)] : told;
}

interface Apart {
  keys: GroupKeys;
  amounts: string;
}

/** Groups that are apart. Sides are read one after the other: what a save between them made so is not there the second time. */
async function apartIn(looking: Looking, agreement: Agreement & FiguresAgreement): Promise<Apart[]> {
  const first = await compareSides(looking, agreement);
  if (first.size === 0) return [];
  const again = await compareSides(looking, agreement);
  return [...again].filter(([id]) => first.has(id)).map(([, apart]) => apart);
}

async function compareSides(
  looking: Looking,
  { sides, grain, tolerance }: Agreement & FiguresAgreement,
): Promise<Map<string, Apart>> {
  const [first, ...others] = sides;
  const found = new Map<string, Apart>();
  if (first === undefined) return found;
  const figures = await readFigures(looking, first, grain);
  for (const [at, other] of others.entries()) {
    const compared = await readFigures(looking, other, grain);
    for (const [id, keys] of keysOfBoth(figures, compared)) {
      const [one, two] = [figureOf(figures, id), figureOf(compared, id)];
      if (!areApart(one, two, tolerance ?? '0')) continue;
      found.set(`${at} ${id}`, { keys, amounts: amountsText([first, one], [other, two]) });
    }
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function keysOfBoth(one: SideFigures, other: SideFigures): Map<string, GroupKeys> {
  return new Map([...one.groups, ...other.groups].map(([id, { keys }]) => [id, keys]));
}

const figureOf = ({ groups, none }: SideFigures, id: string): Figure => {
  const group = groups.get(id);
  return group === undefined ? none : group.figure;
};

function areApart(one: Figure, other: Figure, tolerance: string): boolean {
  if (one === other) return false;
  const difference = differenceOf(one, other);
  if (difference === undefined) return true;
  return compareDecimals(difference.replace('-', ''), tolerance) > 0;
}

function differenceOf(one: Figure, other: Figure): string | undefined {
  const both = [one, other].map((figure) => (figure === undefined ? undefined : readDecimal(figure)));
  const [left, right] = both;
  return left === undefined || right === undefined ? undefined : addDecimals(left, negativeOf(right));
}

/** `订单「金额」12,345.00 USD，结算「金额」12,340.00 USD，差 5` */
function amountsText(...sides: readonly [AgreementSide, Figure][]): string {
  const [[first, one] = [undefined, undefined], [, other] = [undefined, undefined]] = sides;
  const difference = differenceOf(one, other);
  const said = sides.map(([side, figure]) => {
    const unit = side.unit === undefined || figure === undefined ? '' : ` ${side.unit}`;
    return `${side.title}「${side.measure.title}」${shown(figure, side.measure.ratio)}${unit}`;
  });
  const apart = difference === undefined ? [] : [`差 ${shown(difference, first?.measure.ratio === true)}`];
  return [...said, ...apart].join('，');
}

function rowAmounts({ texts: [left, right], rows }: RowsAgreement, row: RowApart): string {
  const difference = differenceOf(row.left, row.right);
  const said = `${rows.title}的一行里 ${left} 是 ${shown(row.left, false)}，${right} 是 ${shown(row.right, false)}`;
  return difference === undefined ? said : `${said}，差 ${shown(difference, false)}`;
}

/** Digits of a ratio that are told. */
const RATIO_DIGITS = 6;

/** Every digit of an amount; nothing is a word. */
function shown(figure: Figure, ratio: boolean): string {
  if (figure === undefined) return '空';
  const decimal = readDecimal(figure);
  return decimal === undefined ? figure : ratio ? roundDecimal(decimal, RATIO_DIGITS) : decimal;
}

const placeIn = (by: readonly { title: string }[], keys: GroupKeys): string =>
  by.map(({ title }, at) => `${title} ${keys[at] ?? '（空）'}`).join('，');

function problemAt(
  { file, line, column, pointer }: Agreement,
  code: ProblemCode & ('figures-differ' | 'figures-unread'),
  sentence: Sentence,
): Problem {
  return { code, severity: severityOf(code), file, line, column, pointer, ...sentence };
}

/** SQLSTATE of a statement that was stopped by its deadline. */
const STOPPED = '57014';

function reasonOf(error: unknown): string {
  if (error instanceof TooManyGroups) return `一边的分组超过 ${MOST_GROUPS.toLocaleString('en')} 组`;
  if (error instanceof DeadlineError || (error instanceof SqlStateError && error.code === STOPPED))
    return '数据太多，没有及时算完';
  if (error instanceof SqlStateError || error instanceof BusinessError) return error.message;
  throw error;
}
