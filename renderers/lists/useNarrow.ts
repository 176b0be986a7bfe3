import { PHONE, useMedia } from '../state/useMedia.ts';

/** Whether the window is a phone's. */
export function useNarrow(): boolean {
  return useMedia(PHONE);
}
