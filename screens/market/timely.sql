with now_is as (select coalesce(${day}, (select max(order_date) from market_order)) as today)
select
  o.order_id,
  o.order_date,
  o.shop,
  o.sales_channel,
  o.msku,
  o.sku,
  o.category,
  o.qty,
  o.service_level,
  o.fulfilment,
  o.status,
  n.today - o.order_date as days,
  case when o.service_level = 'Expedited' then 1 else 2 end as allowed,
  greatest(0, n.today - o.order_date - case when o.service_level = 'Expedited' then 1 else 2 end) as late,
  o.fulfilled_by,
  o.ship_country,
  o.remark
from market_order o
cross join now_is n
where o.status in ('Pending', 'Pending - Waiting for Pick Up')
  and o.order_date <= n.today
  and (${shop} is null or o.shop = ${shop})
