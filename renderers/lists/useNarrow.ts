import { useMedia } from '../shell/useMedia.ts';

/** Whether the window is a phone's. */
export function useNarrow(): boolean {
  return useMedia('(max-width: 767.98px)');
}
