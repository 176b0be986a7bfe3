import type { Model, SubTable } from '../../plan/compiled.ts';
import type { RowScope } from '../../plan/scope.ts';
import type { ModelStates, Transition } from '../../plan/states.ts';
import { compareLists, type Follows, isSame, type Tell } from './compare.ts';
import { compareKeys } from './nested.ts';
import { definedIn, placesOf } from './titles.ts';

/** What a model says in parts: who sees which rows, how records change their state, and what belongs to one. */
export function compareParts(before: Model, after: Model, tell: Tell): void {
  compareScopes(before.scopes ?? [], after.scopes ?? [], tell);
  compareStates(before.states, after.states, tell);
  const lists = { nameOf: ({ model }: SubTable) => model, title: ({ title }: SubTable) => `子表 ${title}` };
  compareLists({ before: before.subTables, after: after.subTables, ...lists }, tell, {
    same: (one, other) => compareKeys(one, other, { name: `子表 ${other.title}`, places: ofChild }, tell),
    gone: () => ['它的记录还在，不再随主记录一起看、保存和删除'],
  });
}

const ofChild = definedIn('model', 'child');
const ofScope = definedIn('model', 'scope');
const ofStates = placesOf('states');
const ofTransition = definedIn('states', 'transition');

function compareScopes(before: readonly RowScope[], after: readonly RowScope[], tell: Tell): void {
  const lists = { nameOf: ({ key }: RowScope) => key, title: ({ title }: RowScope) => `行范围 ${title}` };
  compareLists({ before, after, ...lists }, tell, {
    same(one, other) {
      const name = `行范围 ${other.title}`;
      if (!isSame(one.condition, other.condition))
        tell(`${name} 的条件 ${one.text} → ${other.text}`, `授权了它的角色${seen(one, other)}`, true);
      const skipped = new Set(['condition', 'text']);
      compareKeys(one, other, { name, places: ofScope, skipped }, tell);
    },
    gone: () => ['只授权了它的角色再也看不到任何一行，要在“角色管理”里重新授权', true],
  });
}

/** Where one condition is the other with more to it, that says whether more rows are seen or fewer. */
function seen({ condition: was }: RowScope, { condition: is }: RowScope): string {
  const holds = (op: 'and' | 'or', whole: typeof was, part: typeof was) =>
    whole.op === op && (isSame(whole.left, part) || isSame(whole.right, part));
  if (holds('or', is, was) || holds('and', was, is)) return '看到更多的行';
  if (holds('and', is, was) || holds('or', was, is)) return '看到更少的行';
  return '看到的行不同，可能看到先前看不到的';
}

function compareStates(before: ModelStates | undefined, after: ModelStates | undefined, tell: Tell): void {
  if (before === undefined && after === undefined) return;
  if (before === undefined) tell('状态流转 新增', '状态只能由流转改变，不能再直接改');
  if (after === undefined) tell('状态流转 删除', '状态像别的字段一样可以直接改，流转的按钮与待办不再有', true);
  const skipped = new Set(['transitions']);
  if (before !== undefined && after !== undefined)
    compareKeys(before, after, { name: '状态流转', places: ofStates, skipped }, tell);
  const lists = { nameOf: ({ code }: Transition) => code, title: ({ title }: Transition) => `流转 ${title}` };
  const gone = (): Follows => ['所有人都不再有这一步'];
  compareLists({ before: before?.transitions ?? [], after: after?.transitions ?? [], ...lists }, tell, {
    same: (one, other) => compareKeys(one, other, { name: `流转 ${other.title}`, places: ofTransition }, tell),
    gone,
  });
}
