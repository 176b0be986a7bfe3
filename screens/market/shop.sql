with sold as (
  select
    f.shop,
    to_char(f.day::timestamp, 'YYYY-MM') as month,
    f.amount * x.rate as sales,
    f.orders,
    f.units,
    f.cancelled,
    f.business,
    (${dateFrom} is null or f.day >= ${dateFrom}) and (${dateTo} is null or f.day <= ${dateTo}) as asked
  from market_sales_day f
  join base_exchange_rate x
    on x.currency = f.currency and x.kind = 'month' and x.valid_from = date_trunc('month', f.day::timestamp)::date
),
monthly as (
  select
    shop,
    round(sum(sales), 0) as trend,
    month,
    sum(sales) filter (where asked) as sales,
    sum(orders) filter (where asked) as orders,
    sum(units) filter (where asked) as units,
    sum(cancelled) filter (where asked) as cancelled,
    sum(business) filter (where asked) as business
  from sold
  group by shop, month
),
total as (
  select
    shop,
    array_agg(trend order by month) as trend,
    sum(sales) as sales,
    sum(orders) as orders,
    sum(units) as units,
    sum(cancelled) as cancelled,
    sum(business) as business
  from monthly
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
  s.trend,
  coalesce(s.orders, 0) as orders,
  coalesce(s.units, 0) as units,
  round(coalesce(s.sales, 0), 2) as sales,
  round(s.sales / nullif(s.orders - s.cancelled, 0), 2) as average_order,
  coalesce(s.cancelled, 0) as cancelled,
  round(s.cancelled / nullif(s.orders, 0), 4) as cancel_rate,
  coalesce(s.business, 0) as business,
  coalesce(b.units, 0) as refunded_units,
  round(coalesce(b.amount, 0), 2) as refunded,
  round(b.units::numeric / nullif(s.units, 0), 4) as refund_rate
from base_shop h
left join total s on s.shop = h.code
left join back b on b.shop = h.code
