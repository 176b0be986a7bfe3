import type { Column, ReportFile } from '../../../../schemas/generated/types.ts';
import { drillKeys } from '../../../lists/drill.ts';
import { likeliest } from '../../../nearest.ts';
import { once } from '../../../once.ts';
import type { ValueKind } from '../../../plan/Plan.ts';
import { paramKind } from '../../../plan/queryItems.ts';
import { sentences } from '../../../problems.ts';
import { dayRange, endsOf } from '../../../queries/periods.ts';
import type { Sentence } from '../../../sentence.ts';
import { valueTypes } from '../../../values/valueTypes.ts';
import { plainKinds } from '../../defaults/checkDefault.ts';
import { type FileCheck, isPage, kindNames, type Tell } from '../Check.ts';
import { checkChoice } from '../choices.ts';
import { paramChoices } from '../params.ts';
import { type AskedValue, askedOf, reportValues } from './asked.ts';

/** A drill leads to a screen that is there, asks what that one can be asked, and hands over what is here and can be meant. */
export const checkDrills: FileCheck<ReportFile> = ({ value, document }, world, tell) => {
  const given = once(() => {
    const values = reportValues(world, value);
    for (const param of value.params ?? []) {
      const kind = paramKind(param.type);
      const names = param.type === 'period' ? endsOf(param.key) : [];
      const said = { kind, choices: paramChoices(world, param), dictCode: param.dictCode };
      values.set(param.key, param.type === 'period' ? { ...said, period: true } : said);
      for (const name of names) values.set(name, { kind, choices: undefined });
    }
    return values;
  });
  for (const [index, column] of (value.columns as Column[]).entries()) {
    const { drill } = column;
    if (drill === undefined) continue;
    const here = given();
    const path = ['columns', index, 'drill'];
    if (!world.screens.has(drill.to)) {
      const known = [...world.screens.keys()];
      if (isPage(world, drill.to)) continue;
      const sentence = sentences['unknown-reference']('页面', drill.to, known, likeliest(drill.to, known));
      tell(document, 'unknown-reference', sentence, [...path, 'to']);
      continue;
    }
    const asked = askedOf(world, drill.to);
    const turned = turnedEnd(value, drill.with ?? {});
    if (turned !== undefined) {
      tell(document, 'empty-range', turned.sentence, [...path, 'with', turned.name]);
      continue;
    }
    for (const [name, text] of Object.entries(drill.with ?? {})) {
      const at = [...path, 'with', name];
      if (asked !== undefined && !asked.has(name)) {
        const known = [...asked.keys()];
        const sentence = sentences['unknown-reference']('查询项', name, known, likeliest(name, known));
        tell(document, 'unknown-reference', sentence, at, 'key');
      }
      if (here.has(text)) {
        tell(document, 'drill-literal', sentences['drill-literal'](text), at);
        continue;
      }
      const other = otherBraces(text, here);
      if (other !== undefined) {
        tell(document, 'drill-literal', other, at);
        continue;
      }
      const keys = drillKeys(text);
      for (const key of keys.filter((each) => !here.has(each))) {
        const sentence = sentences['unknown-reference']('列或参数', key, [...here.keys()], likeliest(key, here.keys()));
        tell(document, 'unknown-reference', sentence, at);
      }
      const wanted = asked?.get(name);
      const [only] = keys;
      const from = only !== undefined && text === `{${only}}` ? here.get(only) : undefined;
      const toldHere: Tell = (...told) => tell(document, ...told);
      if (wanted !== undefined && from !== undefined) checkHandedOver(only ?? '', from, wanted, at, toldHere);
      if (wanted !== undefined && keys.length === 0) checkWritten(text, wanted, at, toldHere);
    }
  }
};

/** A value put in as rules, SQL or pages of the server put theirs in, whose signs would be sent with it. */
const OTHER_BRACES = /[$#]\{\s*(?:row\.)?(\w+)\s*\}|\{\{\s*(?:row\.)?(\w+)\s*\}\}|\{(?:\s*row\.|\s+)(\w+)\s*\}/;

function otherBraces(text: string, here: Pick<ReadonlyMap<string, unknown>, 'has'>): Sentence | undefined {
  const [written = '', ...keys] = OTHER_BRACES.exec(text) ?? [];
  const key = keys.find((each) => each !== undefined);
  if (key === undefined || !here.has(key)) return undefined;
  const meant = text.replace(written, `{${key}}`);
  return {
    ...sentences['drill-literal'](key),
    message: `"${written}" 会照原样送去：这里的值写作 {${key}}`,
    found: text,
    fix: `请写成 "${meant}"`,
    suggestion: meant,
  };
}

/** A range that begins with the end of a period and ends with its beginning. */
function turnedEnd(
  { params = [] }: ReportFile,
  given: Readonly<Record<string, string>>,
): { name: string; sentence: Sentence } | undefined {
  for (const { key, type } of params) {
    const [from, to] = endsOf(key);
    const name = Object.keys(given).find((each) => each.endsWith('_begin') && given[each] === `{${to}}`);
    if (type !== 'period' || name === undefined || given[name.replace(/_begin$/, '_end')] !== `{${from}}`) continue;
    const sentence = sentences['empty-range'](`${name} 的 {${to}}`, `${name.replace(/_begin$/, '_end')} 的 {${from}}`);
    return { name, sentence: { ...sentence, fix: '请把两头对调', suggestion: `{${from}}` } };
  }
  return undefined;
}

/** A comparison or a pattern, as one may type it. */
const SIGNED = /^[!<>=*]|\*$|^(?:eq|ne|gt|ge|lt|le)\s/;

/** A value that is written out is one that the other page finds something by. */
function checkWritten(text: string, { kind, choices, period }: AskedValue, at: (string | number)[], tell: Tell): void {
  if (SIGNED.test(text)) return;
  if (period) {
    if (dayRange(text, ANY_DAY) === undefined)
      tell('wrong-type', sentences['wrong-type'](`“${text}”`, '期间的名字或 2026-01-01,2026-01-31'), at);
    return;
  }
  checkChoice(choices, 'codes', text, (code, sentence) => tell(code, sentence, at));
  const wanted = choices === undefined ? plainKinds[kind] : undefined;
  // A moment is asked for by its day.
  const kinds: readonly ValueKind[] = kind === 'datetime' ? ['date', 'datetime'] : [kind];
  const reads = (part: string) => kinds.some((each) => valueTypes[each].parse(part.trim()).ok);
  if (wanted !== undefined && !text.split(',').every(reads))
    tell('wrong-type', sentences['wrong-type'](`“${text}”`, wanted), at);
}

const ANY_DAY = '2000-01-01';
const DAYS: ReadonlySet<ValueKind> = new Set(['date', 'datetime']);
/** Kinds whose values no other kind has. */
const PLAIN: ReadonlySet<ValueKind> = new Set(['number', 'date', 'datetime', 'time']);

/** A value of a column is of the kind, and of the dictionary, that the other page asks by. */
function checkHandedOver(key: string, from: AskedValue, to: AskedValue, at: (string | number)[], tell: Tell): void {
  const refuse = (found: string, wanted: string) =>
    tell('wrong-type', sentences['wrong-type'](`“${key}”的值（${found}）`, wanted), at);
  const [own, wanted] = [from, to].map(({ kind }) => (DAYS.has(kind) ? 'date' : kind)) as [ValueKind, ValueKind];
  // A text may say anything, and a code may be a number.
  const isOther = own !== wanted && own !== 'text' && PLAIN.has(wanted) && (wanted !== 'number' || PLAIN.has(own));
  const isNoCode = own !== wanted && own !== 'number' && PLAIN.has(own) && to.choices !== undefined;
  if (isOther || isNoCode) {
    refuse(kindNames[from.kind], kindNames[to.kind]);
    return;
  }
  const [has, takes] = [from.choices, to.choices];
  if (has === undefined || takes === undefined || has === takes || has.values.size === 0) return;
  const values = [...has.values];
  const named = from.dictCode !== undefined && to.dictCode !== undefined;
  const fits = named ? values.every((each) => takes.values.has(each)) : values.some((each) => takes.values.has(each));
  if (!fits) refuse(has.what.trim(), `${takes.what.trim()}的值`);
}
