select
  o.order_date as day,
  o.shop,
  o.owner,
  o.currency,
  count(distinct o.order_id collate "C") as orders,
  count(distinct o.order_id collate "C") filter (where o.status = 'Cancelled') as cancelled,
  count(distinct o.order_id collate "C") filter (where o.b2b = 'Y') as business,
  sum(o.qty) as units,
  sum(o.amount) as amount
from market_order o
where o.shop is not null
  and (${dateFrom} is null or o.order_date >= ${dateFrom})
  and (${dateTo} is null or o.order_date <= ${dateTo})
group by 1, 2, 3, 4
