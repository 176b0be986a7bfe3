import { PHONE, useMedia } from '../services/useMedia.ts';

/** Whether the window is a phone's. */
export function useNarrow(): boolean {
  return useMedia(PHONE);
}
