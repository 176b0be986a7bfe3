import type { Envelope } from './envelope.ts';

/** What a page asks for first, in one answer. */
export interface Start {
  /** By address and query without its `_t`: what that call would have answered. */
  answers: Record<string, Envelope>;
  /** The list type the page is drawn by; absent where the address opens no screen. */
  type?: string;
}

/** The address under which a call's answer stands in a start: as it is sent, without the time in it. */
export function startAddress(url: string): string {
  return url.replace(/([?&])_t=\d+(?:&|$)/, '$1').replace(/[?&]$/, '');
}
