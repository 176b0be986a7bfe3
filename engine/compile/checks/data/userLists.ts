import type { App, ModelFile } from '../../../../schemas/generated/types.ts';
import { readExpression } from '../../../expressions/reading.ts';
import type { Dictionary, Field } from '../../../plan/compiled.ts';
import { sentences } from '../../../problems.ts';
import { meant, type Sentence } from '../../../sentence.ts';
import type { CheckWorld, FileCheck, WorldCheck, Written } from '../Check.ts';
import { uniqueInstead } from './pickers.ts';

type UserList = NonNullable<App['userLists']>[number];

const listsOf = ({ files: { app } }: Pick<CheckWorld, 'files'>): readonly UserList[] =>
  (app?.value as App | undefined)?.userLists ?? [];

/** What a list of a user holds is what other records keep of its model: the value of a dictionary of it, where there is one. */
export const checkUserLists: WorldCheck = (world, tell) => {
  const { dictionaries, models } = world;
  const { app } = world.files;
  for (const [index, { model, value }] of listsOf(world).entries()) {
    const kept = new Map(
      [...dictionaries].flatMap(([code, { source }]) => {
        const key = source?.model === model ? (source.fields[1] ?? '') : '';
        // What several records have alike is told of where the dictionary takes it.
        return key === '' || uniqueInstead(models.get(model), key) !== undefined ? [] : [[key, code] as const];
      }),
    );
    const [[own, dictionary] = []] = kept;
    if (app === undefined || own === undefined || kept.has(value)) continue;
    const sentence = sentences['unknown-choice'](`字典 ${dictionary} `, value, [own], own);
    const message = `字典 ${dictionary} 存的是 "${own}"，这里取的却是 "${value}"：别的记录里没有这样的值`;
    tell(app, 'unknown-choice', { ...sentence, message, expected: `"${own}"` }, ['userLists', index, 'value']);
  }
};

/** A field that a row rule looks for in a list of the user's has values of the same dictionary. */
export const checkScopeLists: FileCheck<ModelFile> = ({ id, value, document }, world, tell) => {
  if (value.scopes === undefined) return;
  const lists = new Map(listsOf(world).map((list) => [`user.${list.name}`, list]));
  const fields = world.models.get(id)?.fields ?? [];
  for (const [index, { when }] of value.scopes.entries())
    for (const { key, name, sign } of readExpression(when).met) {
      const list = sign === 'in' ? lists.get(name) : undefined;
      const wrong = list && neverListed(key, list, fields, world);
      const start = Math.max(0, when.search(new RegExp(`\\brow\\.${key}\\b`)));
      if (wrong !== undefined) tell(document, 'scope-condition', wrong, ['scopes', index, 'when'], start);
    }
};

/** What is told of a field whose values come from elsewhere than those of the list. */
function neverListed(
  key: string,
  list: UserList,
  fields: readonly Field[],
  { dictionaries }: Pick<CheckWorld, 'dictionaries'>,
): Sentence | undefined {
  const field = fields.find((each) => each.key === key);
  if (field === undefined || field.kind !== 'code') return undefined;
  const { dictCode, options, allowInput } = field.cell as Written;
  const isHeld = (source: Dictionary['source']) => source?.model === list.model && source.fields[1] === list.value;
  const source = dictionaries.get(dictCode ?? '')?.source;
  // Most are right: all dictionaries are gone through for those alone that may not be.
  if (allowInput === true || isHeld(source)) return undefined;
  const holding = new Set([...dictionaries].flatMap(([code, each]) => (isHeld(each.source) ? [code] : [])));
  if (holding.size === 0) return undefined;
  const alike = fields.flatMap(({ key: other, cell }) =>
    holding.has((cell as Written).dictCode ?? '') ? [`row.${other}`] : [],
  );
  // Codes that are written down, here or in a dictionary, may be those of the list where nothing else in the model has them.
  if (source === undefined ? alike.length === 0 : source.model === list.model) return undefined;
  const [held] = holding;
  const own = options === undefined ? `字典 ${dictCode} ` : '自己的选项';
  const near = alike.length === 1 ? alike[0] : undefined;
  return {
    ...sentences['scope-condition'](
      `“${key}” 的值出自${own}，user.${list.name} 是字典 ${held} 的值，没有一个相同`,
      `row.${key}`,
      near,
    ),
    expected: `值出自字典 ${held} 的字段`,
    fix: meant(near, `请换成值出自字典 ${held} 的字段，或换成别的一组值`),
  };
}
