import { sentences } from '../../../problems.ts';
import type { ColumnCheck } from '../Check.ts';
import { textStore } from '../rules.ts';

/** Characters that a few values take at least. */
const SEVERAL = 100;

/** How a field is kept fits what it may hold. */
export const checkStorage: ColumnCheck = {
  keys: ['store', 'multiple', 'maxLength', 'dictCode', 'options', 'customValue'],
  check: (site, tell) => {
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
    if (type !== 'varchar' || kept === undefined || choices === undefined) return;
    // Of several values the whole is longer still, but each must have room at least.
    const { value, length } = choices.longest();
    if (length > kept && (kind === 'code' || kind === 'codes' || kind === 'flag'))
      tell('choice-too-long', sentences['choice-too-long'](value, kept), ['store', 'length']);
  },
};
