import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { EDITING, type EditingBy, editingArgs, readEditingBy } from '../../../engine/live/editing.ts';
import type { LiveClient } from '../../../engine/live/LiveClient.ts';
import { sessionAtom } from '../../services/atoms.ts';
import { liveClientOf } from '../../services/live/liveSocket.ts';
import { useShown } from '../../services/pageTab.ts';
import { type Services, useServices } from '../../services/services.ts';

/** Ms between two words of one's own; who was not heard of for longer than two has stopped. */
const EVERY = 10_000;
const FORGOTTEN = 25_000;
/** Ms after which the first word is said again: the socket may not have stood. */
const AGAIN = 2_000;

/** What one is called oneself, in another browser. */
export const ELSEWHERE = '您在另一个浏览器里';

type Live = Pick<LiveClient, 'listen' | 'tell'>;

/** Who else writes in the file on show; `writes`: one has changed it oneself, and the others are told. */
export function useEditors(path: string, writes: boolean): string[] {
  const services = useServices();
  const session = useAtomValue(sessionAtom);
  const shown = useShown();
  const live = useMemo(() => (session?.user.id ? liveClientOf(services, session) : undefined), [services, session]);
  const [browser] = useState(() => browserOf(services));
  return useEditorsOver(live, { userId: session?.user.id ?? '', browser }, path, writes && shown);
}

/** A name for this browser, in which all pages share their drafts; where it keeps nothing, for this page. */
function browserOf({ kept, random }: Pick<Services, 'kept' | 'random'>): string {
  const known = kept.read('browser');
  if (typeof known === 'string') return known;
  const made = random();
  kept.write('browser', made, null);
  return made;
}

/** The same over a given connection, of whom and where; undefined: there is none. */
export function useEditorsOver(
  live: Live | undefined,
  { userId, browser }: Pick<EditingBy, 'userId' | 'browser'>,
  path: string,
  writes: boolean,
): string[] {
  const [others, setOthers] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const heard = new Map<string, { name: string; timer: ReturnType<typeof setTimeout> }>();
    const show = () => setOthers(new Map([...heard].map(([id, { name }]) => [id, name])));
    const say = (on: boolean) => live?.tell(EDITING, editingArgs({ path, writes: on, browser }));
    const forget = (id: string) => {
      clearTimeout(heard.get(id)?.timer);
      heard.delete(id);
      show();
    };
    const stop = live?.listen(EDITING, (args) => {
      const by = readEditingBy(args);
      if (by?.path !== path || by.browser === browser) return;
      const id = `${by.userId} ${by.browser}`;
      const known = heard.has(id);
      forget(id);
      if (!by.writes) return;
      const name = by.userId === userId ? ELSEWHERE : by.name;
      heard.set(id, { name, timer: setTimeout(() => forget(id), FORGOTTEN) });
      show();
      // Whoever comes later knows of the others at once.
      if (!known && writes) say(true);
    });
    if (writes) say(true);
    const again = writes ? setTimeout(() => say(true), AGAIN) : undefined;
    const beat = writes ? setInterval(() => say(true), EVERY) : undefined;
    return () => {
      clearTimeout(again);
      clearInterval(beat);
      if (writes) say(false);
      stop?.();
      for (const { timer } of heard.values()) clearTimeout(timer);
      setOthers(new Map());
    };
  }, [live, userId, browser, path, writes]);
  return [...new Set(others.values())];
}
