import { lazyComponent, usePrefetched } from '../lazyComponent.tsx';
import { useIdle } from '../useIdle.ts';
import type { MenuIconProps } from './MenuIconSvg.tsx';

const LazyIcon = lazyComponent('MenuIconSvg', () => import('./MenuIconSvg.tsx').then((part) => part.MenuIconSvg));

/**
 * The icon of a menu entry; its place until the page is drawn, for there are many to fetch, and where they do not come:
 * a menu without them is a menu all the same.
 */
export function MenuIcon(props: MenuIconProps) {
  const { className = '', style } = props;
  const { there } = usePrefetched(LazyIcon, useIdle());
  if (there) return <LazyIcon {...props} />;
  return <span className={`anticon ${className}`} style={{ ...style, width: '1em', height: '1em' }} />;
}
