import { Suspense } from 'react';
import type { MenuIconProps } from './DrawnMenuIcon.tsx';
import { lazyPart } from './lazyPart.tsx';
import { useQuiet } from './useQuiet.ts';

const LazyIcon = lazyPart('DrawnMenuIcon', () => import('./DrawnMenuIcon.tsx').then((part) => part.DrawnMenuIcon));

/** The icon of a menu entry; its place until the page is drawn, for there are many to fetch. */
export function MenuIcon(props: MenuIconProps) {
  const { className = '', style } = props;
  const place = <span className={`anticon ${className}`} style={{ ...style, width: '1em', height: '1em' }} />;
  if (!useQuiet()) return place;
  return (
    <Suspense fallback={place}>
      <LazyIcon {...props} />
    </Suspense>
  );
}
