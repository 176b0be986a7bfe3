with sold as (
  select
    o.shop,
    count(distinct o.order_id collate "C") as orders,
    sum(o.qty) as units,
    sum(o.amount * x.rate) as sales,
    count(distinct o.order_id collate "C") filter (where o.status = 'Cancelled') as cancelled,
    count(distinct o.order_id collate "C") filter (where o.b2b = 'Y') as business
  from market_order o
  join base_exchange_rate x
    on x.currency = o.currency and x.kind = 'month' and x.valid_from = date_trunc('month', o.order_date::timestamp)::date
  where (${dateFrom} is null or o.order_date >= ${dateFrom})
    and (${dateTo} is null or o.order_date <= ${dateTo})
  group by o.shop
),
daily as (
  select shop, array_agg(sales order by month) as trend
  from (
    select o.shop, to_char(o.order_date::timestamp, 'YYYY-MM') as month, round(sum(o.amount * x.rate), 0) as sales
    from market_order o
    join base_exchange_rate x
      on x.currency = o.currency and x.kind = 'month' and x.valid_from = date_trunc('month', o.order_date::timestamp)::date
    group by 1, 2
  ) as months
  group by shop
),
back as (
  select b.shop, sum(b.qty) as units, sum(b.amount * x.rate) as amount
  from market_refund b
  join base_exchange_rate x
    on x.currency = b.currency and x.kind = 'month' and x.valid_from = date_trunc('month', b.refunded_on::timestamp)::date
  where (${dateFrom} is null or b.refunded_on >= ${dateFrom})
    and (${dateTo} is null or b.refunded_on <= ${dateTo})
  group by b.shop
)
select
  h.code as shop,
  h.platform,
  h.site,
  h.owner,
  d.trend,
  coalesce(s.orders, 0) as orders,
  coalesce(s.units, 0) as units,
  round(coalesce(s.sales, 0), 2) as sales,
  round(s.sales / nullif(s.orders - s.cancelled, 0), 2) as average_order,
  coalesce(s.cancelled, 0) as cancelled,
  round(s.cancelled::numeric / nullif(s.orders, 0), 4) as cancel_rate,
  coalesce(s.business, 0) as business,
  coalesce(b.units, 0) as refunded_units,
  round(coalesce(b.amount, 0), 2) as refunded,
  round(b.units::numeric / nullif(s.units, 0), 4) as refund_rate
from base_shop h
left join sold s on s.shop = h.code
left join daily d on d.shop = h.code
left join back b on b.shop = h.code
