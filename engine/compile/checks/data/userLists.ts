import type { App } from '../../../../schemas/generated/types.ts';
import { sentences } from '../../../problems.ts';
import type { WorldCheck } from '../Check.ts';
import { uniqueInstead } from './pickers.ts';

/** What a list of a user holds is what other records keep of its model: the value of a dictionary of it, where there is one. */
export const checkUserLists: WorldCheck = ({ files: { app }, dictionaries, models }, tell) => {
  for (const [index, { model, value }] of ((app?.value as App | undefined)?.userLists ?? []).entries()) {
    const kept = new Map(
      [...dictionaries].flatMap(([code, { source }]) => {
        const key = source?.model === model ? (source.fields[1] ?? '') : '';
        // What several records have alike is told of where the dictionary takes it.
        return key === '' || uniqueInstead(models.get(model), key) !== undefined ? [] : [[key, code] as const];
      }),
    );
    const [[meant, dictionary] = []] = kept;
    if (app === undefined || meant === undefined || kept.has(value)) continue;
    const sentence = sentences['unknown-choice'](`字典 ${dictionary} `, value, [meant], meant);
    const message = `字典 ${dictionary} 存的是 "${meant}"，这里取的却是 "${value}"：别的记录里没有这样的值`;
    tell(app, 'unknown-choice', { ...sentence, message, expected: `"${meant}"` }, ['userLists', index, 'value']);
  }
};
