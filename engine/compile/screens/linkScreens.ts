import type { ScreenFile } from '../../../schemas/generated/types.ts';
import { once } from '../../once.ts';
import type { Plan } from '../../plan/Plan.ts';
import { type Problem, sentences } from '../../problems.ts';
import type { Declared } from '../Linker.ts';
import type { Making } from '../Memory.ts';
import { type Resolved, resolveExtends } from './resolveExtends.ts';
import type { ScreenScope, ScreenTypeName } from './ScreenType.ts';
import type { ScreenWorld } from './ScreenWorld.ts';
import { screenTypes } from './screenTypes.ts';

/** A screen that has a plan. */
export interface LinkedScreen {
  id: string;
  title: string;
  /** Made at the first call. */
  plan(): Plan;
}

/** Every screen that has a plan, those nobody declared included. */
export function linkScreens(
  scope: ScreenScope,
  files: ReadonlyMap<string, Declared<ScreenFile>>,
): Map<string, LinkedScreen> {
  const { linker, memory } = scope;
  const linked = new Map<string, LinkedScreen>();
  const add = (screen: Resolved | undefined) => {
    const made = screen && memory.keep('plan', screen.id, [screen], () => linkScreen(screen, scope));
    if (made !== undefined) linked.set(made.id, made);
  };
  const known = memory.watch('screens', files);
  for (const [id, screen] of files)
    add(memory.keep('extends', id, [screen], () => resolveExtends(linker, screen, known)));
  const taken = new Set(linked.keys());
  for (const name of Object.keys(screenTypes) as ScreenTypeName[]) {
    const same = [...files.values()].filter(({ value }) => value.type === name);
    for (const screen of typeOf(name).implied?.(same, taken, scope) ?? []) add(screen);
  }
  return linked;
}

function linkScreen(screen: Resolved, scope: ScreenScope): LinkedScreen | undefined {
  const { problems } = scope.linker;
  const before = problems.length;
  const making = typeOf(screen.value.type).link(screen, scope);
  // What it inherits is written for another model: that is the cause of whatever does not fit.
  if (screen.modelAbove !== undefined && problems.slice(before).some((problem) => isInherited(screen, problem))) {
    problems.length = before;
    tellModelAbove(screen, screen.modelAbove, scope);
    return undefined;
  }
  return making && linkedScreen(screen, making, scope.world.hash);
}

/** Whether it is told of a part that the screen does not write itself. */
function isInherited({ document }: Resolved, { code, file, pointer }: Problem): boolean {
  const [, part = ''] = pointer.split('/');
  return code === 'unknown-reference' && file === document.file && !Object.hasOwn(document.value as object, part);
}

function tellModelAbove({ value, document }: Resolved, above: string, { linker }: ScreenScope): void {
  const model = 'model' in value ? (value.model ?? '') : '';
  const sentence = sentences['extends-model'](model, above);
  linker.report(document, 'extends-model', sentence, ['model']);
}

function linkedScreen(
  { id, value }: Declared<ScreenFile>,
  making: Making<Plan>,
  hash: ScreenWorld['hash'],
): LinkedScreen {
  return { id, title: value.title, plan: once(() => hashed(making(), hash)) };
}

/** The record pairs a type with its screens, which the compiler cannot follow once the type is only known at run time. */
const typeOf = (name: ScreenTypeName) =>
  screenTypes[name] as {
    link(screen: Declared<ScreenFile>, scope: ScreenScope): Making<Plan> | undefined;
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
