import { TAB_CAP } from '../../../engine/routes/tabs.ts';
import { useServices } from '../../services/services.ts';
import { useLayout } from '../../services/useLayout.ts';
import { DRAWER_MENU, useMedia } from '../../ui/useMedia.ts';

/** Whether several pages are open side by side: as the person has set it, and never on a phone. */
export function useMultipage(): boolean {
  const [{ multipage }] = useLayout();
  const narrow = useMedia(DRAWER_MENU);
  return multipage && !narrow;
}

/** How many pages stay alive. */
export function useTabCap(): number {
  const cap = useServices().kept.read('tab_cap');
  return typeof cap === 'number' && cap >= 1 ? Math.floor(cap) : TAB_CAP;
}
