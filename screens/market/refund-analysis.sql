with sold as materialized (
  -- By month before anything is looked up: rates are a month's, and there are far fewer months than lines.
  select
    case ${dimension} when 'shop' then o.shop when 'category' then o.category when 'sku' then o.sku end as part,
    o.currency,
    date_trunc('month', o.order_date::timestamp)::date as month,
    sum(o.qty) as qty,
    sum(o.amount) as amount
  from market_order o
  where o.status <> 'Cancelled'
    and o.shop is not null
    and (${dateFrom} is null or o.order_date >= ${dateFrom})
    and (${dateTo} is null or o.order_date <= ${dateTo})
    and (${shop} is null or o.shop = ${shop})
  group by 1, 2, 3
),
refunded as materialized (
  select
    case ${dimension} when 'shop' then b.shop when 'category' then b.category when 'sku' then b.sku end as part,
    b.currency,
    date_trunc('month', b.refunded_on::timestamp)::date as month,
    count(*) as refunds,
    sum(b.qty) as units,
    sum(b.amount) as amount,
    count(*) filter (where b.reason in ('DEFECTIVE', 'QUALITY')) as quality,
    count(*) filter (where b.reason in ('SIZE_SMALL', 'SIZE_LARGE')) as size_wrong
  from market_refund b
  where (${dateFrom} is null or b.refunded_on >= ${dateFrom})
    and (${dateTo} is null or b.refunded_on <= ${dateTo})
    and (${shop} is null or b.shop = ${shop})
  group by 1, 2, 3
),
fact as (
  select
    case ${dimension} when 'month' then to_char(s.month, 'YYYY-MM') else s.part end as label,
    s.qty as sold,
    s.amount * x.rate as sales,
    0 as refunds,
    0 as refunded_units,
    0 as refunded,
    0 as quality,
    0 as size_wrong
  from sold s
  join base_exchange_rate x on x.currency = s.currency and x.kind = 'month' and x.valid_from = s.month
  union all
  select
    case ${dimension} when 'month' then to_char(r.month, 'YYYY-MM') else r.part end,
    0,
    0,
    r.refunds,
    r.units,
    r.amount * x.rate,
    r.quality,
    r.size_wrong
  from refunded r
  join base_exchange_rate x on x.currency = r.currency and x.kind = 'month' and x.valid_from = r.month
)
select
  coalesce(label, '（空）') as label,
  sum(sold) as sold,
  round(sum(sales), 2) as sales,
  sum(refunds) as refunds,
  sum(refunded_units) as refunded_units,
  round(sum(refunded), 2) as refunded,
  round(sum(refunded_units)::numeric / nullif(sum(sold), 0), 4) as refund_rate,
  round(sum(refunded) / nullif(sum(sales), 0), 4) as amount_rate,
  sum(quality) as quality,
  sum(size_wrong) as size_wrong
from fact
group by 1
