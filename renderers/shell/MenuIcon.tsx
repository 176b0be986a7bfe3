import type { MenuIconProps } from './DrawnMenuIcon.tsx';
import { lazyPart } from './lazyPart.tsx';
import { useFetchedPart } from './useFetchedPart.ts';
import { useQuiet } from './useQuiet.ts';

const LazyIcon = lazyPart('DrawnMenuIcon', () => import('./DrawnMenuIcon.tsx').then((part) => part.DrawnMenuIcon));

/**
 * The icon of a menu entry; its place until the page is drawn, for there are many to fetch, and where they do not come:
 * a menu without them is a menu all the same.
 */
export function MenuIcon(props: MenuIconProps) {
  const { className = '', style } = props;
  const { there } = useFetchedPart(LazyIcon, useQuiet());
  if (there) return <LazyIcon {...props} />;
  return <span className={`anticon ${className}`} style={{ ...style, width: '1em', height: '1em' }} />;
}
