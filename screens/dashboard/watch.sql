-- Each shop's newest day against the week before it, and what stands in the way of selling.
with now_is as materialized (
  select max(order_date) as today
  from market_order
),
sold as materialized (
  select
    o.shop,
    count(distinct o.order_id collate "C") filter (where o.order_date = n.today) as today,
    round(count(distinct o.order_id collate "C") filter (where o.order_date < n.today) / 7.0, 1) as usual,
    count(*) filter (where o.status like 'Pending%' and o.order_date < n.today - 2) as late,
    count(distinct o.order_id collate "C") filter (where o.order_date = n.today and o.status = 'Cancelled') as cancelled
  from market_order o
  cross join now_is n
  where o.order_date >= n.today - 7
  group by o.shop
),
stock as (
  select
    shop,
    count(*) filter (where fulfillable = 0) as out_of_stock,
    count(*) filter (where fulfillable > 0 and fulfillable < safety_stock) as low_stock
  from fba_snapshot
  group by shop
),
listed as (
  select
    shop,
    count(*) filter (where status = 'Suppressed') as suppressed,
    count(*) filter (where status = 'Active' and buy_box_share < 0.5) as lost_box
  from base_listing
  group by shop
),
warned as (
  select shop, count(*) as warnings
  from advertising_warning
  where state = 'open'
  group by shop
)
select
  h.code as shop,
  h.platform,
  h.site,
  h.owner,
  coalesce(s.today, 0) as today,
  coalesce(s.usual, 0) as usual,
  round(s.today / nullif(s.usual, 0) - 1, 4) as change,
  coalesce(s.cancelled, 0) as cancelled,
  coalesce(s.late, 0) as late,
  coalesce(k.out_of_stock, 0) as out_of_stock,
  coalesce(k.low_stock, 0) as low_stock,
  coalesce(l.suppressed, 0) as suppressed,
  coalesce(l.lost_box, 0) as lost_box,
  coalesce(w.warnings, 0) as warnings
from base_shop h
left join sold s on s.shop = h.code
left join stock k on k.shop = h.code
left join listed l on l.shop = h.code
left join warned w on w.shop = h.code
where h.state = 'on'
