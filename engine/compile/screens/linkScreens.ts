import type { ScreenFile } from '../../../schemas/generated/types.ts';
import type { Plan } from '../../plan/Plan.ts';
import type { Declared } from '../Linker.ts';
import { resolveExtends } from './resolveExtends.ts';
import type { ScreenScope, ScreenTypeName } from './ScreenType.ts';
import type { ScreenWorld } from './ScreenWorld.ts';
import { screenTypes } from './screenTypes.ts';

/** One plan a screen, those nobody declared included. */
export function linkScreens(scope: ScreenScope, files: ReadonlyMap<string, Declared<ScreenFile>>): Map<string, Plan> {
  const { linker, memory } = scope;
  const plans = new Map<string, Plan>();
  const add = (screen: Declared<ScreenFile> | undefined) => {
    const plan = screen && memory.keep(`plan ${screen.id}`, [screen], () => planOf(screen, scope));
    if (plan !== undefined) plans.set(plan.id, plan);
  };
  const known = memory.watch('screens', files);
  for (const [id, screen] of files)
    add(memory.keep(`extends ${id}`, [screen], () => resolveExtends(linker, screen, known)));
  const taken = new Set(plans.keys());
  for (const name of Object.keys(screenTypes) as ScreenTypeName[]) {
    const same = [...files.values()].filter(({ value }) => value.type === name);
    for (const screen of typeOf(name).implied?.(same, taken, scope) ?? []) add(screen);
  }
  return plans;
}

function planOf(screen: Declared<ScreenFile>, scope: ScreenScope): Plan | undefined {
  const plan = typeOf(screen.value.type).link(screen, scope);
  return plan && hashed(plan, scope.world.hash);
}

/** The record pairs a type with its screens, which the compiler cannot follow once the type is only known at run time. */
const typeOf = (name: ScreenTypeName) =>
  screenTypes[name] as {
    link(screen: Declared<ScreenFile>, scope: ScreenScope): Plan | undefined;
    implied?(
      declared: readonly Declared<ScreenFile>[],
      taken: ReadonlySet<string>,
      scope: ScreenScope,
    ): Declared<ScreenFile>[];
  };

/** The plan with its hash, which is made when it is first read: to check declarations nobody needs it. */
function hashed<P extends Plan>(plan: P, hash: ScreenWorld['hash']): P {
  let known: string | undefined;
  const read = (): string => {
    known ??= hash(JSON.stringify(plan)).slice(0, 16);
    return known;
  };
  return Object.defineProperty({ ...plan }, 'hash', { get: read, enumerable: true, configurable: true });
}
