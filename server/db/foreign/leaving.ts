import { ForeignError } from './ForeignDatabase.ts';

export const nobodyWaits = () => new ForeignError('left', 'nobody waits for it');

/** `left` fails once nobody waits. */
export function leaving(signal: AbortSignal): { left: Promise<never>; forget(): void } {
  let leave: () => void = () => undefined;
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(nobodyWaits());
  });
  left.catch(() => undefined);
  signal.addEventListener('abort', leave);
  if (signal.aborted) leave();
  return { left, forget: () => signal.removeEventListener('abort', leave) };
}
