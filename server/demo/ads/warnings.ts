import { createRandom } from '../random.ts';
import { LAST_DAY, later } from '../seller/calendar.ts';
import type { CampaignDay, TargetDay } from './levels.ts';
import { lastDays, type Spending } from './spending.ts';

/** A rule with the keys of the model `advertising/warning-rule`. */
export interface WarningRule {
  code: string;
  name: string;
  level: 'campaign' | 'target';
  metric: 'acos' | 'ctr' | 'cost' | 'budgetUse';
  comparison: 'above' | 'below';
  threshold: number;
  days: number;
  minClicks: number;
  minImpressions: number;
  advice: string;
  enabled: 'Y' | 'N';
}

const rule = (code: string, name: string, rest: Omit<WarningRule, 'code' | 'name' | 'enabled'>): WarningRule => ({
  code,
  name,
  ...rest,
  enabled: 'Y',
});

export const WARNING_RULES: readonly WarningRule[] = [
  rule('ACOS_HIGH', 'ACOS 过高', {
    level: 'target',
    metric: 'acos',
    comparison: 'above',
    threshold: 0.4,
    days: 14,
    minClicks: 20,
    minImpressions: 0,
    advice: '降低竞价 15 %，或加为否定词',
  }),
  rule('NO_ORDERS', '有花费无订单', {
    level: 'target',
    metric: 'cost',
    comparison: 'above',
    threshold: 15,
    days: 14,
    minClicks: 10,
    minImpressions: 0,
    advice: '暂停投放，检查商品页与价格',
  }),
  rule('CTR_LOW', '点击率过低', {
    level: 'target',
    metric: 'ctr',
    comparison: 'below',
    threshold: 0.003,
    days: 14,
    minClicks: 0,
    minImpressions: 2000,
    advice: '换主图或收窄匹配方式',
  }),
  rule('BUDGET_OUT', '预算用尽', {
    level: 'campaign',
    metric: 'budgetUse',
    comparison: 'above',
    threshold: 0.95,
    days: 1,
    minClicks: 0,
    minImpressions: 0,
    advice: '提高预算，或分时调价',
  }),
];

/** What a rule found, with the keys of the model `advertising/warning`. */
export interface Warning {
  rule: string;
  level: string;
  shop: string;
  owner: string;
  campaign: string;
  target: string | null;
  value: number;
  threshold: number;
  foundOn: string;
  state: 'open' | 'done' | 'ignored';
  advice: string;
}

interface Subject extends Spending {
  shop: string;
  owner: string;
  campaign: string;
  target: string | null;
  budget: number;
}

/** What the rules find on the last day, by the same sums as the pages show. */
export function findWarnings(campaigns: readonly CampaignDay[], targets: readonly TargetDay[]): Warning[] {
  const random = createRandom(4900);
  return WARNING_RULES.flatMap((each) => {
    const subjects = each.level === 'campaign' ? sumUp(campaigns, each.days) : sumUp(targets, each.days);
    return subjects.flatMap((subject): Warning[] => {
      const value = figureOf(each, subject);
      if (value === undefined || !breaks(each, value, subject)) return [];
      const state = random.boolean(0.7) ? 'open' : random.boolean(0.6) ? 'done' : 'ignored';
      const { shop, owner, campaign, target } = subject;
      const found = { rule: each.code, level: each.level, shop, owner, campaign, target };
      const rounded = Math.round(value * 1e4) / 1e4;
      return [{ ...found, value: rounded, threshold: each.threshold, foundOn: LAST_DAY, state, advice: each.advice }];
    });
  });
}

function sumUp(days: readonly (CampaignDay | TargetDay)[], last: number): Subject[] {
  const from = last === 1 ? later(LAST_DAY, 0) : lastDays(last);
  const sums = new Map<string, Subject>();
  for (const day of days) {
    if (day.date < from) continue;
    const target = 'target' in day ? day.target : null;
    const budget = 'budget' in day ? day.budget : 0;
    const key = `${day.campaign}/${'groupName' in day ? day.groupName : ''}/${target}`;
    const sum = sums.get(key);
    if (!sum) sums.set(key, { ...day, target, budget });
    else for (const each of ['impressions', 'clicks', 'cost', 'orders', 'sales'] as const) sum[each] += day[each];
  }
  return [...sums.values()];
}

/** Nothing where the figure has no meaning: no sales, no views. */
function figureOf({ metric }: WarningRule, sum: Subject): number | undefined {
  if (metric === 'acos') return sum.sales > 0 ? sum.cost / sum.sales : undefined;
  if (metric === 'ctr') return sum.impressions > 0 ? sum.clicks / sum.impressions : undefined;
  if (metric === 'cost') return sum.orders === 0 ? sum.cost : undefined;
  return sum.budget > 0 ? sum.cost / sum.budget : undefined;
}

function breaks({ comparison, threshold, minClicks, minImpressions }: WarningRule, value: number, sum: Subject) {
  if (sum.clicks < minClicks || sum.impressions < minImpressions) return false;
  return comparison === 'above' ? value > threshold : value < threshold;
}
