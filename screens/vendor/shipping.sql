-- A purchase order is late against the last day of the data, so that old data does not look late today.
with today as (
  select max(ordered_on) as day
  from market_vc_order
),
orders as (
  select
    po_no,
    min(ordered_on) as ordered_on,
    min(window_end) as window_end,
    max(shipped_on) as shipped_on,
    max(arrived_on) as arrived_on,
    count(*) filter (where shipped_on is null) as unsent,
    count(*) filter (where arrived_on is null) as outstanding,
    min(carrier) as carrier,
    sum(confirmed) as confirmed,
    sum(received) as received,
    sum(cartons) as cartons,
    sum(freight) as freight
  from market_vc_order
  where state in ('confirmed', 'received')
    and (${dateFrom} is null or ordered_on >= ${dateFrom})
    and (${dateTo} is null or ordered_on <= ${dateTo})
    and (${category} is null or category = ${category})
  group by po_no
)
select
  o.po_no,
  case
    when o.unsent > 0 and o.window_end < today.day then 'late'
    when o.unsent > 0 then 'waiting'
    when o.outstanding > 0 then 'moving'
    when o.arrived_on > o.window_end then 'delayed'
    else 'onTime'
  end as state,
  o.ordered_on,
  o.window_end,
  o.shipped_on,
  case when o.outstanding = 0 then o.arrived_on end as arrived_on,
  o.shipped_on - o.ordered_on as prepare_days,
  case when o.outstanding = 0 then o.arrived_on - o.shipped_on end as transit_days,
  greatest(0, case when o.outstanding = 0 then o.arrived_on else today.day end - o.window_end) as late_days,
  o.carrier,
  o.confirmed,
  o.received,
  case when o.outstanding = 0 then o.confirmed - o.received else 0 end as difference,
  round(o.received::numeric / nullif(o.confirmed, 0), 4) as fill_rate,
  o.cartons,
  o.freight,
  round(o.freight / nullif(o.confirmed, 0), 2) as per_unit
from orders o
cross join today
