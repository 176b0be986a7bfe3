import type { AgreeParams } from '../../../schemas/generated/types.ts';
import { likeliest } from '../../nearest.ts';
import type { AgreementKey, AgreementSide } from '../../plan/agreement.ts';
import type { BoardGrain } from '../../plan/board.ts';
import type { Report } from '../../plan/compiled.ts';
import type { Measure } from '../../plan/measure.ts';
import type { ValueKind } from '../../plan/Plan.ts';
import { type ProblemCode, sentences } from '../../problems.ts';
import { dayRange } from '../../queries/periods.ts';
import { sessionPresets } from '../../queries/presets.ts';
import type { Sentence } from '../../sentence.ts';
import { kindNames } from '../checks/Check.ts';
import type { Path, PlaceInValue } from '../places.ts';

/** A side that is read, with what its compatibility hangs on. */
export interface ReadSide extends AgreementSide {
  /** Whether amounts of money are in it, and the column that says their currency where nothing fixes it. */
  money: boolean;
  currency?: string;
  format: Measure['format'];
  valueKind: Measure['kind'];
}

type Tell = (code: ProblemCode, sentence: Sentence, below: Path) => void;

/** Kinds whose values are texts that can be told apart. */
const TEXTS: ReadonlySet<ValueKind> = new Set(['text', 'code', 'flag', 'reference', 'area']);
const MOMENTS: ReadonlySet<ValueKind> = new Set(['date', 'datetime']);

/** Two sides are grouped by as many columns, each of them by the same kind of values; whether they are. */
export function checkKeys(first: ReadSide, other: ReadSide, grain: BoardGrain, tell: Tell): boolean {
  let fit = true;
  const refuse = (reason: string, found: string, fix: string) => {
    tell('agree-keys', sentences['agree-keys'](reason, found, fix), []);
    fit = false;
  };
  if (first.by.length !== other.by.length)
    refuse(`${first.by.length} 列与 ${other.by.length} 列`, names(other.by), '请让两边的列一样多');
  for (const [index, one] of fit ? first.by.entries() : []) {
    const two = other.by[index];
    if (two === undefined) continue;
    const odd = [one, two].find(({ kind }) => !TEXTS.has(kind) && !MOMENTS.has(kind) && kind !== 'number');
    if (odd !== undefined) {
      refuse(`${kindNames[odd.kind]}列 "${odd.key}" 不能用来分组`, odd.key, '请换成单选、文字、数值或日期列');
    } else if (!sameKind(one.kind, two.kind, grain)) {
      const found = `"${one.key}" 是${kindNames[one.kind]}，"${two.key}" 是${kindNames[two.kind]}`;
      const fix = MOMENTS.has(one.kind) !== MOMENTS.has(two.kind) && grain === 'day' ? dayFix : '请换成同一种列';
      refuse(found, two.key, fix);
    }
  }
  return fit;
}

const dayFix = '按月或按周的文字列请写 "grain": "month" 或 "week"；按日请用日期列';
const names = (keys: readonly AgreementKey[]) => keys.map(({ key }) => key).join('、') || '没有列';

/** A month or a week may stand as a text. */
function sameKind(one: ValueKind, two: ValueKind, grain: BoardGrain): boolean {
  if (one === two || (TEXTS.has(one) && TEXTS.has(two)) || (MOMENTS.has(one) && MOMENTS.has(two))) return true;
  const written = MOMENTS.has(one) ? two : MOMENTS.has(two) ? one : undefined;
  return grain !== 'day' && (written === 'text' || written === 'code');
}

/** Amounts of one currency agree with such, pieces with pieces, and shares with shares. */
export function checkUnits(first: ReadSide, other: ReadSide, tell: Tell): void {
  const refuse = (one: string, two: string, fix: string) =>
    tell('agree-units', sentences['agree-units'](one, two, fix), ['measure']);
  if (first.valueKind !== other.valueKind) {
    refuse(kindNames[first.valueKind], kindNames[other.valueKind], '请换一个指标');
    return;
  }
  if (first.format !== other.format) {
    const word = ({ format }: ReadSide) => (format === 'percent' ? '百分比' : '普通的数');
    refuse(word(first), word(other), '请给两边的指标写同样的 format');
    return;
  }
  const free = [first, other].filter(({ currency }) => currency !== undefined);
  const places = free.map(({ by, currency }) => by.findIndex(({ key }) => key === currency));
  if (places.includes(-1)) {
    const open = free[places.indexOf(-1)];
    const fix = `请把 "${open?.currency}" 加进 by，或在 when 里写明是哪一种货币`;
    refuse(amountOf(first), amountOf(other), fix);
  } else if (free.length === 2 ? places[0] !== places[1] : free.length === 1 || !sameUnit(first, other)) {
    const fix = '请给没有说的一边写明货币或单位（列的 currency、unit，或这里的 unit），或换成同一种货币的指标';
    refuse(amountOf(first), amountOf(other), fix);
  }
}

function amountOf({ unit, currency }: ReadSide): string {
  if (currency !== undefined) return `按 ${currency} 列的货币`;
  return unit ?? '没有单位';
}

/** A number whose unit nobody said may be pieces, but is no money. */
function sameUnit(first: ReadSide, other: ReadSide): boolean {
  if (first.unit === other.unit) return true;
  const unsaid = first.unit === undefined ? other : other.unit === undefined ? first : undefined;
  return unsaid !== undefined && !unsaid.money;
}

/** What a report is asked with is settled: nothing hangs on who asks. */
export function checkParams(
  report: Report | undefined,
  params: AgreeParams | undefined,
  tell: (sentence: Sentence, below: Path, at?: PlaceInValue) => void,
): void {
  const known = report?.params ?? [];
  const keys = known.map(({ key }) => key);
  const refuse = (reason: string, found: string, fix: string, below: Path, meant?: string, at?: PlaceInValue) =>
    tell(sentences['agree-params'](reason, found, keys, fix, meant), below, at);
  for (const [key, value] of Object.entries(params ?? {})) {
    const param = known.find((each) => each.key === key);
    const below = ['params', key];
    if (param === undefined) {
      const meant = likeliest(key, keys);
      const fix = meant === undefined ? '请删去它' : `是不是想写 "${meant}"？`;
      refuse(report === undefined ? '模型没有参数' : `没有参数 "${key}"`, key, fix, below, meant, 'key');
    } else if (value !== '' && param.values && !param.values.includes(value))
      refuse(
        `"${key}" 没有 "${value}" 这一项`,
        value,
        `请改成 ${param.values.slice(0, 12).join('、')} 之一`,
        below,
        likeliest(value, param.values),
      );
    else if (value !== '' && param.period && dayRange(value, '2026-01-01') === undefined)
      refuse(`"${key}" 是一段日期`, value, '请写 2026-05-01,2026-05-31 这样的两天，或 last30 之类的名字', below);
  }
  for (const { key, required, defaultValue } of known) {
    const value = params?.[key] ?? String(defaultValue ?? '');
    if (value === '' && required) refuse(`"${key}" 必填，却没有值`, key, `请在 params 里写明 "${key}"`, []);
    if (sessionPresets.includes(value))
      refuse(`"${key}" 随登录的人而变（${value}）`, key, `请在 params 里写明 "${key}"`, []);
  }
  const personal = report?.bindings.find((each) => 'session' in each && each.session !== 'tenantId');
  if (personal !== undefined) refuse('SQL 里有随登录的人而变的值', report?.id ?? '', '请换一张不看是谁的报表', []);
}
