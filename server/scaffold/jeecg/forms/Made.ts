import type { Json } from '../Draft.ts';

/** Why something has no counterpart, and what to do about it. */
export interface Reason {
  reason: string;
  way: string;
}

/** A part of a declaration, or why there is none. */
export type Made = Json | Reason;

export const isReason = (made: Made): made is Reason => typeof made.reason === 'string' && typeof made.way === 'string';
