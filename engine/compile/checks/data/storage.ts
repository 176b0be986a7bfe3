import { LONGEST_ID } from '../../../names.ts';
import { sentences } from '../../../problems.ts';
import type { Sentence } from '../../../sentence.ts';
import type { CheckWorld, ColumnCheck, ColumnSite } from '../Check.ts';
import { textStore } from '../rules.ts';

/** Whether its values are the ids of records: of those behind its dictionary, or of those its picker chooses. */
function keepsId({ column: { dictCode = '', picker = '' } }: ColumnSite, { dictionaries, files }: CheckWorld): boolean {
  const chosen = files.pickers.get(picker)?.value;
  return dictionaries.get(dictCode)?.source?.code === 'id' || (chosen && 'value' in chosen && chosen.value) === 'id';
}

/** What a column of whole numbers keeps, written as it is read back. */
const isInteger = (value: string): boolean => /^(?:0|-?[1-9]\d{0,9})$/.test(value) && Math.abs(Number(value)) < 2 ** 31;

const noInteger = (what: string, found: string): Sentence => ({
  ...sentences['store-type']('integer', ['varchar']),
  message: `${what}的值 "${found}" 不是整数，存成 integer 存不下，或读回来不再是它`,
  fix: '请把 store.type 改成 "varchar" 或删去，或把各项的值都改成整数',
  suggestion: 'varchar',
});

/** Characters that a few values take at least. */
const SEVERAL = 100;

/** How a field is kept fits what it may hold. */
export const checkStorage: ColumnCheck = {
  keys: ['store', 'multiple', 'maxLength', 'dictCode', 'options', 'customValue'],
  check: (site, tell, world) => {
    const { own, field, inModel, kind, choices } = site;
    if (!inModel || field === undefined) return;
    const { type, length: kept } = field.store;
    const { store = {} } = own;
    if (store.length !== undefined && type !== 'varchar' && type !== 'decimal')
      tell('store-unused', sentences['store-unused']('length', type), ['store', 'length'], 'key');
    if (store.scale !== undefined && type !== 'decimal')
      tell('store-unused', sentences['store-unused']('scale', type), ['store', 'scale'], 'key');
    const room = textStore(site);
    if (own.maxLength !== undefined && room !== undefined && own.maxLength > room)
      tell('length-above-store', sentences['length-above-store']('maxLength 允许的文字', own.maxLength, room), [
        'maxLength',
      ]);
    if (site.column.multiple === true && type === 'varchar' && kept !== undefined && kept < SEVERAL)
      tell('length-above-store', sentences['length-above-store']('以逗号相连的几个值', SEVERAL, kept), [
        'store',
        'length',
      ]);
    const other = type === 'integer' ? [...(choices?.values ?? [])].find((value) => !isInteger(value)) : undefined;
    if (other !== undefined) tell('store-type', noInteger(choices?.what.trim() ?? '', other), ['store', 'type']);
    if (type !== 'varchar' || kept === undefined) return;
    if (kept < LONGEST_ID && site.column.multiple !== true && keepsId(site, world))
      tell('length-above-store', sentences['length-above-store']('记录的编号', LONGEST_ID, kept), ['store', 'length']);
    if (choices === undefined) return;
    // Of several values the whole is longer still, but each must have room at least.
    const { value, length } = choices.longest();
    if (length > kept && (kind === 'code' || kind === 'codes' || kind === 'flag'))
      tell('choice-too-long', sentences['choice-too-long'](value, kept), ['store', 'length']);
  },
};
