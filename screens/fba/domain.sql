with now_is as (select max(order_date) as today from market_order),
sold as (
  select
    o.shop,
    count(distinct o.order_id collate "C") as orders,
    sum(o.qty) as units,
    sum(o.amount * x.rate) as sales
  from market_order o
  join base_exchange_rate x
    on x.currency = o.currency and x.kind = 'month' and x.valid_from = date_trunc('month', o.order_date::timestamp)::date
  where o.status <> 'Cancelled'
    and o.shop is not null
    and o.order_date >= coalesce(${dateFrom}, (select today from now_is) - 29)
    and o.order_date <= coalesce(${dateTo}, (select today from now_is))
  group by o.shop
),
stock as (
  select
    i.shop,
    sum(i.fulfillable + i.fc_processing + i.fc_transfers) as sellable,
    sum(i.inbound_working + i.inbound_shipped + i.inbound_receiving) as inbound,
    sum(i.age181 + i.age271 + i.age331 + i.age366) as old,
    count(*) filter (where i.fulfillable + i.fc_processing + i.fc_transfers = 0) as out
  from fba_snapshot i
  group by i.shop
),
listed as (select shop, count(*) filter (where status = 'Active') as active from base_listing group by shop)
select
  h.site,
  h.flag,
  h.code as shop,
  h.region,
  h.owner,
  coalesce(l.active, 0) as active,
  coalesce(s.orders, 0) as orders,
  coalesce(s.units, 0) as units,
  round(coalesce(s.sales, 0), 2) as sales,
  round(s.sales / nullif(s.orders, 0), 2) as average_order,
  coalesce(k.sellable, 0) as sellable,
  coalesce(k.inbound, 0) as inbound,
  coalesce(k.old, 0) as old,
  coalesce(k.out, 0) as out
from base_shop h
left join sold s on s.shop = h.code
left join stock k on k.shop = h.code
left join listed l on l.shop = h.code
