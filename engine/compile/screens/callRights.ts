import type { Action } from '../../../schemas/generated/types.ts';
import { type CallableEndpoint, callableAt } from '../../api/callableEndpoints.ts';
import type { Model } from '../../plan/compiled.ts';
import { sentences } from '../../problems.ts';
import type { Document } from '../documents.ts';
import type { Linker } from '../Linker.ts';
import type { Path } from '../places.ts';

/** What the buttons of a screen grant, and what there is to be granted. */
interface RightsWorld {
  linker: Linker;
  document: Document;
  /** Prefix of the screen's permissions. */
  permission: string;
  /** The screen's own. */
  model: Model;
  models: ReadonlyMap<string, Model>;
}

/** Whoever is granted a button may call what it calls, or nobody but administrators may. */
export function checkCallRight(world: RightsWorld, { code, path, method = 'GET', select }: Action, at: Path): void {
  const calls = [
    [method, path, ['path']],
    ['GET', select?.treeUrl, ['select', 'treeUrl']],
    ['POST', select?.effectUrl, ['select', 'effectUrl']],
    ['GET', select?.currentUrl, ['select', 'currentUrl']],
  ] as const;
  for (const [by, called, below] of calls) {
    const endpoint = called === undefined ? undefined : callableAt(by, called);
    if (endpoint === undefined || endpoint.actions === 'admin') continue;
    const { linker, document, permission, models } = world;
    const needed = neededFor(endpoint, models);
    const own = `${permission}:${code}`;
    // On the page of that model any prefix does: the server looks at the permissions of all its pages.
    const onItsPage = world.model.id === endpoint.model && endpoint.actions.includes(code);
    if (!onItsPage && !needed.includes(own))
      linker.report(document, 'call-permission', sentences['call-permission'](own, needed), [...at, ...below]);
  }
}

function neededFor({ model, actions }: CallableEndpoint, models: RightsWorld['models']): string[] {
  const prefix = models.get(model)?.permission ?? model.replaceAll('/', ':');
  return actions === 'admin' ? [] : actions.map((action) => `${prefix}:${action}`);
}
