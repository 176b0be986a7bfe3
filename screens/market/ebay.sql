with weekly as (
  select shop, msku, array_agg(sold order by week) as trend
  from market_ebay_week
  group by shop, msku
),
total as (
  select
    e.shop,
    e.msku,
    min(e.sku) as sku,
    min(e.category) as category,
    min(e.currency) as currency,
    min(e.owner) as owner,
    max(e.week) as newest,
    sum(e.impressions) as impressions,
    sum(e.views) as views,
    sum(e.sold) as sold,
    sum(e.sales * x.rate) as sales,
    sum(e.promoted_fee * x.rate) as promoted_fee
  from market_ebay_week e
  join base_exchange_rate x
    on x.currency = e.currency and x.kind = 'month' and x.valid_from = date_trunc('month', e.week::timestamp)::date
  where (${dateFrom} is null or e.week >= ${dateFrom})
    and (${dateTo} is null or e.week <= ${dateTo})
    and (${shop} is null or e.shop = ${shop})
  group by e.shop, e.msku
)
select
  t.msku,
  t.shop,
  t.sku,
  t.category,
  t.currency,
  n.price,
  n.available,
  t.impressions,
  t.views,
  round(t.views::numeric / nullif(t.impressions, 0), 4) as view_rate,
  t.sold,
  round(t.sold::numeric / nullif(t.views, 0), 4) as sold_rate,
  w.trend,
  round(t.sales, 2) as sales,
  round(t.promoted_fee, 2) as promoted_fee,
  round(t.promoted_fee / nullif(t.sales, 0), 4) as fee_rate,
  t.owner
from total t
join market_ebay_week n on n.shop = t.shop and n.msku = t.msku and n.week = t.newest
join weekly w on w.shop = t.shop and w.msku = t.msku
