import { atom } from 'jotai';
import type { SecondStep } from '../../engine/session/secondStep.ts';
import type { Session, SessionDictionaries } from '../../engine/session/session.ts';

/** Who is signed in; undefined: nobody. */
export const sessionAtom = atom<Session | undefined>(undefined);

/** The token the server has refused; with it nothing more is to be asked by itself. */
export const refusedTokenAtom = atom<string | undefined>(undefined);

/** Whoever the page in front belonged to has left it: whoever comes next begins at home. */
export const departedAtom = atom(false);

/** Titles of the open pages with work that is not saved. */
export const unsavedPagesAtom = atom<readonly string[]>([]);

/** Stands for an account at a provider that is bound with the next sign-in. */
export const bindTokenAtom = atom<string | undefined>(undefined);

/** What the sign-in under way still asks for; gone with the page. */
export const secondStepAtom = atom<SecondStep | undefined>(undefined);

/** Dictionaries that came with the sign-in or the last 刷新缓存. */
export const dictionariesAtom = atom<SessionDictionaries>({});
