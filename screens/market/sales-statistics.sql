with span as (
  select
    coalesce(${dateFrom}, (select max(order_date) from market_order) - 29) as since,
    coalesce(${dateTo}, (select max(order_date) from market_order)) as until
),
line as (
  select
    case ${dimension}
      when 'shop' then o.shop
      when 'channel' then o.sales_channel
      when 'category' then o.category
      when 'sku' then o.sku
      when 'country' then o.ship_country
    end as label,
    o.order_date >= s.since as now,
    o.order_id,
    o.qty,
    o.amount * x.rate as sales,
    o.status = 'Cancelled' as cancelled
  from market_order o
  cross join span s
  join base_exchange_rate x
    on x.currency = o.currency and x.kind = 'month' and x.valid_from = date_trunc('month', o.order_date::timestamp)::date
  where o.order_date between s.since - (s.until - s.since + 1) and s.until
    and (${shop} is null or o.shop = ${shop})
    and (${category} is null or o.category = ${category})
)
select
  coalesce(label, '（空）') as label,
  count(distinct order_id collate "C") filter (where now) as orders,
  coalesce(sum(qty) filter (where now), 0) as units,
  round(coalesce(sum(sales) filter (where now), 0), 2) as sales,
  round(coalesce(sum(sales) filter (where not now), 0), 2) as sales_before,
  round(sum(sales) filter (where now) / nullif(sum(sales) filter (where not now), 0) - 1, 4) as growth,
  round(sum(sales) filter (where now) / nullif(count(distinct order_id collate "C") filter (where now and not cancelled), 0), 2) as average_order,
  round(sum(sales) filter (where now) / nullif(sum(qty) filter (where now), 0), 2) as average_price,
  round(
    count(distinct order_id collate "C") filter (where now and cancelled)::numeric
    / nullif(count(distinct order_id collate "C") filter (where now), 0),
    4
  ) as cancel_rate
from line
group by 1
