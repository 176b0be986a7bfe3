import { cellTraits } from '../../../schemas/generated/language.ts';
import type { App, ModelFile } from '../../../schemas/generated/types.ts';
import { snakeCase, systemFields } from '../../names.ts';
import { likeliest } from '../../nearest.ts';
import type { Field, Model } from '../../plan/compiled.ts';
import type { RowScope, ScopeCondition } from '../../plan/scope.ts';
import { sentences } from '../../problems.ts';
import type { Declared, Linker } from '../Linker.ts';
import { readScope, ScopeFault, type ScopeWorld } from './readScope.ts';

export type UserLists = NonNullable<ScopeWorld['lists']>;

/** What records of other models make of a user: the lists of app.json by name; undefined where nobody can say. */
export function linkUserLists(
  linker: Linker,
  app: Declared<App> | undefined,
  models: ReadonlyMap<string, Model>,
): UserLists | undefined {
  if (app === undefined) return undefined;
  const { document } = app;
  const lists = new Map<string, ReturnType<UserLists['get']>>();
  for (const [index, { name, model: id, value, user }] of (app.value.userLists ?? []).entries()) {
    const path = ['userLists', index];
    if (lists.has(name))
      linker.report(document, 'duplicate-item', sentences['duplicate-item'](`"${name}"`), [...path, 'name']);
    lists.set(name, undefined);
    const model = linker.reference(document, '模型', id, models, [...path, 'model']);
    if (model === undefined) continue;
    const fields = new Map<string, Field>(model.fields.map((field) => [field.key, field]));
    const column = linker.reference(document, '字段', value, fields, [...path, 'value'])?.column;
    const keeping = linker.reference(document, '字段', user, fields, [...path, 'user']);
    const people = model.fields.filter(keepsUser).map(({ key }) => key);
    // Where nothing keeps people as such, a text may keep their accounts.
    if (keeping !== undefined && people.length > 0 && !people.includes(user)) {
      const only = people.length === 1 ? people[0] : likeliest(user, people);
      const sentence = sentences['unknown-reference']('存用户的字段', user, people, only);
      linker.report(document, 'unknown-reference', sentence, [...path, 'user']);
    }
    const owner = keeping?.column;
    if (column === undefined || owner === undefined) continue;
    lists.set(name, { op: 'records', model: id, table: model.table, column, user: owner });
  }
  return lists;
}

const keepsUser = ({ type }: Field): boolean => cellTraits[type].picker === 'user';

/** The sound ones among the scopes of a model; what is wrong with the others is told. */
export function linkScopes(
  linker: Linker,
  { value, document }: Declared<ModelFile>,
  model: Model,
  lists: UserLists | undefined,
): RowScope[] {
  const { scopes = [] } = value;
  const why = model.tree !== undefined ? '分上下级的模型' : model.table.startsWith('sys_') ? '系统表' : undefined;
  if (why !== undefined) {
    linker.report(document, 'scope-model', sentences['scope-model'](why, model.title), ['scopes'], 'key');
    return [];
  }
  const seen = new Set<string>();
  return scopes.flatMap(({ key, title, when }, index): RowScope[] => {
    if (seen.has(key))
      linker.report(document, 'duplicate-item', sentences['duplicate-item'](`"${key}"`), ['scopes', index, 'key']);
    seen.add(key);
    const path = ['scopes', index, 'when'];
    try {
      const condition = readScope(when, { fields: model.fields, measures: model.measures, lists, granted: true });
      // A list is read under the scopes of its own model: to look into one another they would never end.
      const list = listsIn(condition).find(
        (id) => [...(lists?.values() ?? [])].some((each) => each?.model === model.id) || id === model.id,
      );
      if (list !== undefined) linker.report(document, 'scope-cycle', sentences['scope-cycle'](list, model.title), path);
      const column = grantedColumn(condition);
      const takes = [...model.fields, ...stamps].find((field) => field.column === column)?.key;
      const scope = { key, title, text: when, condition, ...(takes === undefined ? {} : { takes }) };
      return list === undefined ? [scope] : [];
    } catch (error) {
      if (!(error instanceof ScopeFault)) throw error;
      if (error.unknown) return [];
      const { message, found, suggestion, start } = error;
      if (error.ofValues)
        linker.report(document, 'scope-values', sentences['scope-values'](message, found), path, start);
      else
        linker.report(
          document,
          'scope-condition',
          sentences['scope-condition'](message, found, suggestion),
          path,
          start,
        );
      return [];
    }
  });
}

const stamps = systemFields.map(({ key }) => ({ key, column: snakeCase(key) }));

/** The column whose values are granted with the condition. */
function grantedColumn(condition: ScopeCondition): string | undefined {
  if (condition.op === 'and' || condition.op === 'or')
    return grantedColumn(condition.left) ?? grantedColumn(condition.right);
  if (condition.op !== 'in' || condition.list.op !== 'granted' || condition.left.op !== 'column') return undefined;
  return condition.left.column;
}

/** Ids of the models a condition looks into. */
function listsIn(condition: ScopeCondition): string[] {
  if (condition.op === 'and' || condition.op === 'or') return [...listsIn(condition.left), ...listsIn(condition.right)];
  if (condition.op === 'not') return listsIn(condition.of);
  return condition.op === 'in' && condition.list.op === 'records' ? [condition.list.model] : [];
}
