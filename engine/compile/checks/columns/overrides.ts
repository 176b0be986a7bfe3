import { cellTraits, type Traits } from '../../../../schemas/generated/language.ts';
import type { ValueKind } from '../../../plan/Plan.ts';
import { sentences } from '../../../problems.ts';
import { type ColumnCheck, kindNames } from '../Check.ts';

/** Kinds whose values no other kind reads. */
const ALONE: readonly ValueKind[] = ['number', 'time', 'flag', 'codes'];
const DAYS: readonly ValueKind[] = ['date', 'datetime'];
/** Kinds that show a text, whatever it is. */
const TEXTS: readonly ValueKind[] = ['text', 'markup'];

/** Whether what one kind keeps is nothing to the other: what is typed would be refused, or be lost. */
function contradict(kept: ValueKind, shown: ValueKind): boolean {
  if (kept === shown) return false;
  if ([kept, shown].some((kind) => ALONE.includes(kind))) {
    // A switch is one of two codes, and several codes stand in one text.
    const pair = [kept, shown].toSorted().join();
    return pair !== 'code,flag' && pair !== 'codes,text';
  }
  if ([kept, shown].some((kind) => DAYS.includes(kind))) return ![kept, shown].every((kind) => DAYS.includes(kind));
  return kept === 'code' && TEXTS.includes(shown);
}

/** A column of a screen is of the kind that its field keeps, with the choices of its field. */
export const checkOverride: ColumnCheck = {
  keys: ['type', 'dictCode', 'options'],
  check: ({ own, column, kind, choices, field, inModel, scope }, tell) => {
    if (inModel || field === undefined || own.type === undefined) return;
    const traits: Traits = cellTraits[column.type];
    // What is only looked at may look like anything.
    if (traits.readOnly || traits.hidden) return;
    if (contradict(field.kind, kind)) {
      const sentence = sentences['wrong-type'](
        `“${own.type}”（${kindNames[kind]}）`,
        `能填${kindNames[field.kind]}的单元格：模型里 "${field.key}" 是 ${field.type}`,
      );
      tell('wrong-type', { ...sentence, fix: `请删去 "type"，沿用模型里的 ${field.type}，或改模型` }, ['type']);
      return;
    }
    const kept = scope.choices(field.key);
    if (choices === undefined || kept === undefined || choices === kept || kind === 'flag') return;
    const [shown, its] = [choices.values, kept.values];
    const within = (some: ReadonlySet<string>, all: ReadonlySet<string>) => [...some].every((value) => all.has(value));
    if (within(shown, its) || within(its, shown)) return;
    const sentence = sentences['wrong-type'](choices.what.trim(), `模型里 "${field.key}" 的${kept.what.trim()}`);
    tell('wrong-type', { ...sentence, fix: '请改用模型里的字典，或改模型' }, [
      own.dictCode === undefined ? 'options' : 'dictCode',
    ]);
  },
};
