import type { ScreenFile } from '../../../schemas/generated/types.ts';
import { permissionPrefix, wireCode } from '../../names.ts';
import type { Plan, PlanBase } from '../../plan/Plan.ts';
import type { Declared, Linker } from '../Linker.ts';
import type { Making, Memory } from '../Memory.ts';
import type { ScreenWorld } from './ScreenWorld.ts';

/** What linking a screen goes by: where problems go, and what may be referred to. */
export interface ScreenScope {
  linker: Linker;
  memory: Memory;
  world: ScreenWorld;
}

export type ScreenTypeName = ScreenFile['type'];

/** A screen of one type, normalized, with what it extends merged in. */
export type ScreenOf<Type extends ScreenTypeName> = Declared<Extract<ScreenFile, { type: Type }>>;

/** One type of screen: how its declaration becomes a plan. */
export interface ScreenType<Type extends ScreenTypeName> {
  /** Its rows stand below one another: one can take in others. */
  nested?: boolean;
  /** Of its rows one is chosen at a time, and none are chosen to be removed. */
  choosesOne?: boolean;
  /**
   * Tells what is wrong with a screen, and how its plan is made when somebody reads it; undefined when something it needs
   * is missing or refused, which is then a problem.
   */
  link(screen: ScreenOf<Type>, scope: ScreenScope): Making<Extract<Plan, { type: Type }>> | undefined;
  /** Screens that stand though nobody declared them; `declared` are those of this type, `taken` all ids in use. */
  implied?(declared: readonly ScreenOf<Type>[], taken: ReadonlySet<string>, scope: ScreenScope): ScreenOf<Type>[];
}

/** What every plan carries; the hash is written when the plan is whole. */
export function planBase({ id, value }: Declared<ScreenFile>, owner?: { permission: string }): PlanBase {
  return {
    id,
    code: wireCode(id),
    hash: '',
    title: value.title,
    ...(value.description === undefined ? {} : { description: value.description }),
    permission: value.permission ?? owner?.permission ?? permissionPrefix(id),
    dictCodes: [],
  };
}
