/** The first tenant: registration leads into it, and its administrators keep the others. */
export const HOME_TENANT = '1000';
