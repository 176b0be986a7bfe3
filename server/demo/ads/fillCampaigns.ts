import type { Session } from '../../db/Database.ts';
import type { Context } from '../../http/Context.ts';
import { holdsAny, insertRecords } from '../insertRecords.ts';
import type { AdTree } from './campaigns.ts';

/** Puts campaigns with their groups, products and targets into models that hold none yet. */
export async function fillCampaigns(context: Context, session: Session, tenant: string, trees: readonly AdTree[]) {
  const models = context.compiled().models;
  const campaign = models.get('advertising/campaign');
  if (!campaign || (await holdsAny(session, campaign, tenant))) return;
  const rows = trees.map((tree) => tree.campaign);
  const ids = await insertRecords(context, session, campaign, rows, tenant);
  const below = (part: 'groups' | 'products' | 'targets') =>
    trees.flatMap((tree, at) => tree[part].map((row) => ({ ...row, campaignId: ids[at] })));
  const parts = { 'ad-group': below('groups'), 'ad-product': below('products'), 'ad-target': below('targets') };
  for (const [name, records] of Object.entries(parts)) {
    const model = models.get(`advertising/${name}`);
    if (model) await insertRecords(context, session, model, records, tenant);
  }
}
