import { atom } from 'jotai';
import type { Dictionaries, Session } from '../../engine/session/session.ts';

/** Who is signed in; undefined: nobody. */
export const sessionAtom = atom<Session | undefined>(undefined);

/** Dictionaries that came with the sign-in or the last 刷新缓存. */
export const dictionariesAtom = atom<Dictionaries>({});

/** The side menu is folded to icons. */
export const collapsedAtom = atom(false);
