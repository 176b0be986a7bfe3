import type { DemoSize } from '../../config/settings.ts';
import { DAYS } from '../seller/calendar.ts';
import type { Offer } from '../seller/listings.ts';
import type { Sale } from '../seller/sales.ts';
import { type AdTree, generateCampaigns } from './campaigns.ts';
import { type CampaignDay, splitToHours, splitToTargets, splitToTerms, sumCampaignDays } from './levels.ts';
import { generateProductDays, lastDays, salesByDay } from './spending.ts';
import { findWarnings, WARNING_RULES } from './warnings.ts';

/** All advertising of one seller; the same shops and sales give the same. */
export interface Ads {
  /** Campaigns with what stands below them. */
  trees: AdTree[];
  campaignDays: CampaignDay[];
  /** Records by the model they belong to. */
  records: (readonly [model: string, rows: readonly object[]])[];
}

/** Days that are kept of each level. */
interface Kept {
  products: number;
  targets: number;
  hours: number;
}

const KEPT: Readonly<Record<DemoSize, Kept>> = {
  tiny: { products: 28, targets: 14, hours: 1 },
  small: { products: DAYS, targets: 92, hours: 7 },
  full: { products: DAYS, targets: 92, hours: 7 },
};

/** Campaigns over the best selling listings, and what they cost and brought: orders are some of those that were sold. */
export function generateAds(size: DemoSize, offers: readonly Offer[], sales: readonly Sale[]): Ads {
  const kept = KEPT[size];
  const trees = generateCampaigns(size, offers, sales);
  const products = generateProductDays(trees, salesByDay(sales, offers), lastDays(kept.products));
  const campaigns = sumCampaignDays(trees, products);
  const targets = splitToTargets(trees, campaigns, kept.targets);
  const records: Ads['records'] = [
    ['advertising/product-day', products],
    ['advertising/campaign-day', campaigns],
    ['advertising/target-day', targets],
    ['advertising/search-term', splitToTerms(targets)],
    ['advertising/hour', splitToHours(campaigns, kept.hours)],
    ['advertising/warning-rule', WARNING_RULES],
    ['advertising/warning', findWarnings(campaigns, targets)],
  ];
  return { trees, campaignDays: campaigns, records };
}
