import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import { STORAGE_PREFIX } from '../../../engine/session/stored.ts';
import { sessionAtom } from '../../services/atoms.ts';
import { useUnsavedWork } from '../../services/pageTab.ts';
import { useServices } from '../../services/services.ts';
import { type Drafts, overtaken, parseDrafts, withChange, withDrafts, withoutSent } from './drafts.ts';

/**
 * What one has written and not published: kept at every key, so that neither reload nor crash costs any of it; where the
 * browser cannot keep it, leaving asks. `onDrafts` hears of them, those of before first, at once, whenever they may be drawn.
 */
export function useDrafts(files: readonly SourceFile[], onDrafts: (drafts: Drafts) => void) {
  const { kept, store } = useServices();
  const name = `playground/${store.get(sessionAtom)?.user.username ?? ''}`;
  const [drafts, setDrafts] = useState<Drafts>(() => parseDrafts(kept.read(name)));
  const latest = useRef(drafts);
  const { unkept, setUnkept } = useUnkept();
  const put = useCallback(
    (next: Drafts) => {
      latest.current = next;
      if (Object.keys(next).length === 0) {
        kept.remove(name);
        setUnkept(false);
      } else setUnkept(!kept.write(name, next, null));
      onDrafts(next);
      setDrafts(next);
    },
    [kept, name, onDrafts, setUnkept],
  );
  useEffect(() => onDrafts(latest.current), [onDrafts]);
  useEffect(() => {
    // The same drafts are open in another tab: both go on from what was written last.
    const follow = ({ key }: StorageEvent) => {
      if (key !== STORAGE_PREFIX + name) return;
      latest.current = parseDrafts(kept.read(name));
      onDrafts(latest.current);
      setDrafts(latest.current);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [kept, name, onDrafts]);
  const write = useCallback(
    (path: string, text: string | null) => put(withChange(latest.current, files, path, text)),
    [put, files],
  );
  const giveUp = useCallback(
    (paths: readonly string[]) =>
      put(Object.fromEntries(Object.entries(latest.current).filter(([path]) => !paths.includes(path)))),
    [put],
  );
  /** What was sent is in force; what was written since is not. */
  const settle = useCallback((sent: Drafts) => put(withoutSent(latest.current, sent)), [put]);
  /** Whose file has changed since: one's own text stands over the new one from now on. */
  const keepOver = useCallback(
    (path: string) => {
      const draft = latest.current[path];
      const from = files.find((file) => file.path === path)?.text ?? null;
      if (draft) put({ ...latest.current, [path]: { ...draft, from } });
    },
    [put, files],
  );
  /** As they are by now, drawn or not. */
  const draftsNow = useCallback(() => latest.current, []);
  const current = useMemo(() => withDrafts(files, drafts), [files, drafts]);
  const others = useMemo(() => overtaken(files, drafts), [files, drafts]);
  return { drafts, draftsNow, files: current, overtaken: others, unkept, write, giveUp, settle, keepOver };
}

/** Whether what was written last is nowhere but on the page: then it is unsaved work of the tab. */
function useUnkept() {
  const [unkept, setUnkept] = useState(false);
  const [work] = useState(() => {
    const listeners = new Set<() => void>();
    let dirty = false;
    return {
      isDirty: () => dirty,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      tell: (now: boolean) => {
        if (now === dirty) return;
        dirty = now;
        for (const listener of listeners) listener();
      },
    };
  });
  useUnsavedWork(work);
  const put = useCallback(
    (now: boolean) => {
      work.tell(now);
      setUnkept(now);
    },
    [work],
  );
  return { unkept, setUnkept: put };
}
