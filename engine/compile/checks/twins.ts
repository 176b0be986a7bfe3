import type { Action } from '../../../schemas/generated/types.ts';
import { sentences } from '../../problems.ts';
import type { Path } from '../places.ts';
import type { FileCheck, Tell, TellIn } from './Check.ts';

/** Lists of things without a name of their own: one that stands there twice, word for word, was copied and not changed. */
const LISTS: ReadonlySet<string> = new Set([
  'parts',
  'tabs',
  'charts',
  'agrees',
  'with',
  'dates',
  'notify',
  'allOf',
  'anyOf',
  'oneOf',
]);

/** Nothing is drawn, compared or asked twice. */
export const checkTwins: FileCheck<unknown> = ({ value, document }, _world, tell) => {
  // It grows and shrinks with the walk: a file holds thousands of values, and hardly ever a twin.
  const path: Path = [];
  const walk = (found: unknown, step: string | number): void => {
    if (typeof found !== 'object' || found === null) return;
    path.push(step);
    if (Array.isArray(found)) {
      if (found.length > 1 && LISTS.has(String(step))) tellTwins(found, path, document, tell);
      for (let index = 0; index < found.length; index++) walk(found[index], index);
    } else walkObject(found as Record<string, unknown>);
    path.pop();
  };
  const walkObject = (found: Record<string, unknown>): void => {
    for (const key in found) walk(found[key], key);
  };
  walkObject(value as Record<string, unknown>);
};

/** Tells of the items of a list that are one before them, word for word. */
export function tellTwins(list: readonly unknown[], path: Path, document: Parameters<TellIn>[0], tell: TellIn): void {
  if (list.length < 2) return;
  const seen = new Map<string, number>();
  for (const [index, item] of list.entries()) {
    const said = JSON.stringify(item);
    const first = seen.get(said);
    if (first !== undefined)
      tell(document, 'duplicate-item', sentences['duplicate-item'](`与第 ${first + 1} 项相同的一项`), [...path, index]);
    else seen.set(said, index);
  }
}

/** What a button does, and when it is there; how it looks and what it asks before is not among it. */
const doneBy = ({ path, method, send, prompt, set, select, when }: Action): string =>
  JSON.stringify([path, method, send, prompt, set, select, when]);

/** Of two buttons that do the same the second was copied and not changed. */
export function checkSameCalls(actions: readonly Action[], path: Path, tell: Tell): void {
  const seen = new Map<string, Action>();
  for (const [index, action] of actions.entries()) {
    if (action.path === undefined && action.set === undefined) continue;
    const done = doneBy(action);
    const same = seen.get(done);
    seen.set(done, same ?? action);
    if (same === undefined) continue;
    const sentence = sentences['duplicate-item'](`与“${same.title ?? same.code}”做同一件事的按钮`);
    const at = action.set === undefined ? (action.send === undefined ? 'path' : 'send') : 'set';
    tell('duplicate-item', { ...sentence, fix: '请改成它自己要做的，或删去其中一个' }, [...path, index, at]);
  }
}
