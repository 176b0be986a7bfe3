/** The role whose holders need no grants. */
export const ADMIN_ROLE = 'admin';

/** The first tenant: registration leads into it, and its administrators keep the others. */
export const HOME_TENANT = '1000';

/** The tenant of demo mode that sees nothing of the first one. */
export const OTHER_TENANT = '2000';

/** The documented password of every account in demo mode. */
export const DEMO_PASSWORD = 'weft-demo-2026';
