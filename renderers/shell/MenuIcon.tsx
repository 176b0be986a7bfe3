import { useEffect, useState } from 'react';
import type { MenuIconProps } from './DrawnMenuIcon.tsx';
import { fetchPart, isPartThere, lazyPart } from './lazyPart.tsx';
import { useQuiet } from './useQuiet.ts';

const LazyIcon = lazyPart('DrawnMenuIcon', () => import('./DrawnMenuIcon.tsx').then((part) => part.DrawnMenuIcon));

/** The icon of a menu entry; its place until the page is drawn, for there are many to fetch, and where they do not come. */
export function MenuIcon(props: MenuIconProps) {
  const { className = '', style } = props;
  if (useIcons()) return <LazyIcon {...props} />;
  return <span className={`anticon ${className}`} style={{ ...style, width: '1em', height: '1em' }} />;
}

/** Fetches the icons in the first quiet moment; a menu without them is a menu all the same. */
function useIcons(): boolean {
  const quiet = useQuiet();
  const [there, setThere] = useState(() => isPartThere(LazyIcon));
  useEffect(() => {
    if (!quiet || there) return;
    (fetchPart(LazyIcon) ?? Promise.resolve()).then(
      () => setThere(true),
      () => undefined,
    );
  }, [quiet, there]);
  return there;
}
