import { App } from 'antd';
import { useEffect, useRef } from 'react';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import { hashOf } from '../files/drafts.ts';
import type { RestoreDraft } from '../publishing/History.tsx';
import type { Shared } from './shared.ts';

/** Takes what a link carries for drafts, and tells where a file has changed since the link was made. */
export function useTakenOnce(
  shared: Shared | undefined,
  published: readonly SourceFile[],
  restore: RestoreDraft,
): void {
  const { message } = App.useApp();
  const taken = useRef(false);
  useEffect(() => {
    if (!shared || taken.current) return;
    taken.current = true;
    if (shared.files.length > 0) restore(shared.files, 'path' in shared.settings);
    const texts = new Map(published.map(({ path, text }) => [path, text]));
    const moved = shared.files.filter(({ path, from }) => hashOf(texts.get(path) ?? null) !== from);
    const names = moved.map(({ path }) => path.replace(/^screens\//, '')).join('、');
    if (moved.length > 0) message.warning(`${names} 在链接做成之后已被改过，请看“改动”再决定`, 8);
  }, [shared, published, restore, message]);
}
