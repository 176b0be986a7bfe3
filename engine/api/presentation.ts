import type { Failure } from './Failure.ts';

/** How a failure meets the eye: not at all, as a notification, in a dialog, or as the sign-in-again dialog. */
export interface Presentation {
  as: 'nothing' | 'notification' | 'dialog' | 'expired';
  text: string;
  /** Sign out and load the page anew after this many milliseconds. */
  reloadAfter?: number;
}

/** What to show for a failure nobody else shows. */
export function presentFailure(failure: Failure, signedIn: boolean): Presentation {
  const text = failure.message;
  switch (failure.kind) {
    case 'aborted':
      return { as: 'nothing', text };
    case 'expired':
      return { as: 'expired', text };
    case 'unauthorized':
      return signedIn ? { as: 'notification', text, reloadAfter: 1500 } : { as: 'notification', text };
    case 'business':
    case 'conflict':
    case 'captcha':
      return { as: 'dialog', text };
    default:
      return { as: 'notification', text };
  }
}
