-- What waits for each person, against the last day of the orders.
with now_is as (
  select max(order_date) as today
  from market_order
),
waiting as (
  select owner, 'approvals' as kind, count(*) as pieces
  from market_purchase_plan
  where state = 'waiting'
  group by owner
  union all
  select owner, case when deadline_on < n.today then 'overdue' when deadline_on <= n.today + 14 then 'due' else 'claims' end, count(*)
  from fba_claim
  cross join now_is n
  where state = 'open'
  group by 1, 2
  union all
  select owner, 'warnings', count(*)
  from advertising_warning
  where state = 'open'
  group by owner
  union all
  select owner, 'shipments', count(*)
  from fba_shipment
  cross join now_is n
  where state in ('SHIPPED', 'IN_TRANSIT')
    and eta_on < n.today
  group by owner
  union all
  select h.owner, 'orders', count(*)
  from market_order o
  join base_shop h on h.code = o.shop
  cross join now_is n
  where o.status in ('Pending', 'Pending - Waiting for Pick Up')
    and o.order_date < n.today - 2
  group by h.owner
  union all
  select h.owner, 'returns', count(*)
  from market_return r
  join base_shop h on h.code = r.shop
  where r.state = 'open'
  group by h.owner
)
select
  w.owner,
  coalesce(sum(w.pieces) filter (where w.kind = 'approvals'), 0) as approvals,
  coalesce(sum(w.pieces) filter (where w.kind = 'overdue'), 0) as claims_overdue,
  coalesce(sum(w.pieces) filter (where w.kind = 'due'), 0) as claims_due,
  coalesce(sum(w.pieces) filter (where w.kind = 'claims'), 0) as claims_later,
  coalesce(sum(w.pieces) filter (where w.kind = 'warnings'), 0) as warnings,
  coalesce(sum(w.pieces) filter (where w.kind = 'shipments'), 0) as shipments,
  coalesce(sum(w.pieces) filter (where w.kind = 'orders'), 0) as orders,
  coalesce(sum(w.pieces) filter (where w.kind = 'returns'), 0) as returned,
  sum(w.pieces) as pieces
from waiting w
where (coalesce(${whose}, 'all') = 'all' or w.owner = #{sysUserCode})
group by w.owner
