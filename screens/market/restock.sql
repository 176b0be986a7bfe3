with now_is as (select max(order_date) as today from market_order),
sold as (
  select
    sku,
    sum(qty) filter (where order_date > (select today from now_is) - 7) as units7,
    sum(qty) filter (where order_date > (select today from now_is) - 14) as units14,
    sum(qty) as units30
  from market_order
  where order_date > (select today from now_is) - 30
    and status <> 'Cancelled'
  group by sku
),
stock as (
  select
    sku,
    sum(fulfillable + fc_processing + fc_transfers) as sellable,
    sum(inbound_working + inbound_shipped + inbound_receiving) as inbound
  from fba_snapshot
  group by sku
),
need as (
  select
    p.*,
    coalesce(s.units7, 0) as units7,
    coalesce(s.units14, 0) as units14,
    coalesce(s.units30, 0) as units30,
    0.5 * coalesce(s.units7, 0) / 7.0 + 0.3 * coalesce(s.units14, 0) / 14.0 + 0.2 * coalesce(s.units30, 0) / 30.0 as pace,
    coalesce(k.sellable, 0) as sellable,
    coalesce(k.inbound, 0) as inbound
  from base_product p
  left join sold s on s.sku = p.sku
  left join stock k on k.sku = p.sku
  where p.state in ('new', 'sale')
    and (${category} is null or p.category = ${category})
    and (
      ${keyword} is null
      or p.name ilike '%' || ${keyword} || '%'
      or p.sku ilike any (
        array(
          select '%' || word || '%'
          from unnest(string_to_array(translate(${keyword}, ',，;；、', '     '), ' ')) as word
          where word <> ''
        )
      )
    )
),
plan as (
  select
    *,
    sellable + inbound + local_qty + ordered_qty as available,
    (lead_days + transit_days + ${safety} + ${cover}) * pace as wanted
  from need
)
select
  sku,
  name,
  category,
  supplier,
  owner,
  units7,
  units30,
  round(pace, 2) as daily,
  sellable,
  inbound,
  local_qty,
  ordered_qty,
  available,
  round(sellable / nullif(pace, 0), 0) as cover_days,
  (select today from now_is) + least(3650, floor((sellable + inbound) / nullif(pace, 0)))::integer as stockout_on,
  round(pace * (lead_days + transit_days + ${safety}), 0) as reorder_point,
  (select today from now_is)
    + (least(3650, floor(available / nullif(pace, 0))) - lead_days - transit_days - ${safety})::integer as order_by,
  lead_days,
  transit_days,
  box_qty,
  moq,
  case when wanted > available then ceil(greatest(moq, wanted - available) / box_qty) * box_qty else 0 end as advice,
  case when wanted > available then round(ceil(greatest(moq, wanted - available) / box_qty) * box_qty * purchase_cost, 2) else 0 end as amount,
  case
    when pace > 0 and available < (lead_days + transit_days) * pace then 'red'
    when wanted > available then 'yellow'
    else 'green'
  end as state
from plan
