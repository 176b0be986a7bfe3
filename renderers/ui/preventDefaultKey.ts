import type { SyntheticEvent } from 'react';

/** The key that chooses an entry of a menu ends there: else the same Enter presses the button of the question it opens. */
export function preventDefaultKey({ domEvent }: { domEvent: SyntheticEvent }): void {
  domEvent.preventDefault();
}
