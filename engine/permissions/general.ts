/** A right that hangs on no screen. */
export interface GeneralRight {
  code: string;
  title: string;
}

/** To make, change and remove views of lists for a role or for all. */
export const SHARE_VIEWS = 'system:view:share';

/** Every right that hangs on no screen, as the tree of roles offers them. */
export const GENERAL_RIGHTS: readonly GeneralRight[] = [{ code: SHARE_VIEWS, title: '共享列表视图' }];
