import { tendDue } from '../db/upkeep.ts';
import { freshenAll } from '../facts/freshen.ts';
import type { Context } from '../http/Context.ts';
import { fillAnnouncements } from './fillAnnouncements.ts';
import { fillDepartments } from './fillDepartments.ts';
import { fillForms } from './fillForms.ts';
import { fillKinds } from './fillKinds.ts';
import { fillNewProducts } from './fillNewProducts.ts';
import { fillPurchases } from './fillPurchases.ts';
import { fillRoles } from './fillRoles.ts';
import { fillSeller } from './fillSeller.ts';
import { fillTrees } from './fillTrees.ts';
import { fillUsers } from './fillUsers.ts';
import { fillValueRules } from './fillValueRules.ts';
import { fillApprovals } from './seller/fillApprovals.ts';

/** Fills what the demonstration shows and is still empty. */
export async function fillDemo(context: Context): Promise<void> {
  await fillDepartments(context);
  await fillValueRules(context);
  if ((await fillUsers(context)) > 0) await fillRoles(context);
  await fillAnnouncements(context);
  await fillSeller(context);
  await fillApprovals(context);
  await fillNewProducts(context);
  await fillPurchases(context);
  await fillKinds(context);
  await fillTrees(context);
  await fillForms(context);
  // Over tables whose rows are not counted yet, working facts out takes ten times as long.
  await tendDue(context.db);
  await freshenAll(context);
  await tendDue(context.db);
}
