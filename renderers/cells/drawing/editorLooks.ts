import type { CSSProperties } from 'react';

/** px of an editor's tools and its border. */
export const TOOLBAR_HEIGHT = 35;

/** Around an editor whose library knows no error of its own. */
export function wrongOutline(status: 'error' | undefined, colorError: string): CSSProperties | undefined {
  return status === 'error' ? { outline: `1px solid ${colorError}`, outlineOffset: 2, borderRadius: 2 } : undefined;
}
