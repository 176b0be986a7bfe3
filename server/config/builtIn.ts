/** The role whose holders need no grants. */
export const ADMIN_ROLE = 'admin';

/** The first tenant: registration leads into it, and its administrators keep the others. */
export const HOME_TENANT = '1000';

/** The tenant of demo mode that sees nothing of the first one. */
export const OTHER_TENANT = '2000';

/** The documented password of every account in demo mode. */
export const DEMO_PASSWORD = 'weft-demo-2026';

/** Who signs in to the demonstration beside its administrator, and as what: docs/admins.md says what each sees. */
export const DEMO_PEOPLE =
  'yunying、caiwu、zhangwei（店铺运营）、huangmin（广告）、zhoujie（物流）、wuxia（会计）、sunli（客服）、wangfang（采购）、guoqing（部门主管）、xubin（审计）';
