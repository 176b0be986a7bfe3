import type { KeyboardEvent } from 'react';

/** In a calendar Enter takes over the typed day; the form around it must not take it for its own. */
export function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
