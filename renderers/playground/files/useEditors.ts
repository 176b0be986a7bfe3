import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { EDITING, editingArgs, readEditingBy } from '../../../engine/live/editing.ts';
import type { LiveClient } from '../../../engine/live/LiveClient.ts';
import { sessionAtom } from '../../services/atoms.ts';
import { liveClientOf } from '../../services/live/liveSocket.ts';
import { useShown } from '../../services/pageTab.ts';
import { useServices } from '../../services/services.ts';

/** Ms between two words of one's own; who was not heard of for longer than two has stopped. */
const EVERY = 10_000;
const FORGOTTEN = 25_000;
/** Ms after which the first word is said again: the socket may not have stood. */
const AGAIN = 2_000;

type Live = Pick<LiveClient, 'listen' | 'tell'>;

/** Who else writes in the file on show; `writes`: one has changed it oneself, and the others are told. */
export function useEditors(path: string, writes: boolean): string[] {
  const services = useServices();
  const session = useAtomValue(sessionAtom);
  const shown = useShown();
  const live = useMemo(() => (session?.user.id ? liveClientOf(services, session) : undefined), [services, session]);
  return useEditorsOver(live, path, writes && shown);
}

/** The same over a given connection; undefined: there is none. */
export function useEditorsOver(live: Live | undefined, path: string, writes: boolean): string[] {
  const [others, setOthers] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const heard = new Map<string, { name: string; timer: ReturnType<typeof setTimeout> }>();
    const show = () => setOthers(new Map([...heard].map(([id, { name }]) => [id, name])));
    const say = (on: boolean) => live?.tell(EDITING, editingArgs({ path, writes: on }));
    const forget = (id: string) => {
      clearTimeout(heard.get(id)?.timer);
      heard.delete(id);
      show();
    };
    const stop = live?.listen(EDITING, (args) => {
      const by = readEditingBy(args);
      if (by?.path !== path) return;
      const known = heard.has(by.userId);
      forget(by.userId);
      if (!by.writes) return;
      heard.set(by.userId, { name: by.name, timer: setTimeout(() => forget(by.userId), FORGOTTEN) });
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
  }, [live, path, writes]);
  return [...others.values()];
}
