import { type ReactNode, Suspense, useState } from 'react';
import { READ_SCREENS } from '../../../engine/permissions/general.ts';
import { isShown } from '../../../engine/permissions/lists.ts';
import type { GridProps } from '../../grid/view/GridProps.ts';
import { usePermissions } from '../../services/useMenu.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { WhyAsked } from './WhyWindow.tsx';

const WhyWindow = lazyComponent('WhyWindow', () => import('./WhyWindow.tsx').then((part) => part.WhyWindow));

/** How those who may read declarations ask why a cell is as it is, and the window that tells. */
export function useWhy(screen: string): { onWhy?: GridProps['onWhy']; window: ReactNode } {
  const [asked, ask] = useState<WhyAsked>();
  const may = isShown(READ_SCREENS, usePermissions());
  if (!may) return { window: null };
  return {
    onWhy: ({ key, title }, row) => ask({ screen, part: { kind: 'column', code: key }, title, row }),
    window: asked && (
      <Suspense fallback={null}>
        <WhyWindow asked={asked} onClose={() => ask(undefined)} />
      </Suspense>
    ),
  };
}
