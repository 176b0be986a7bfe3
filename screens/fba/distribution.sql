with now_is as (select max(order_date) as today from market_order),
sold as (
  -- A shared stock moves with the sales of all its shops: they sell the same MSKU.
  select
    msku,
    sum(qty) filter (where order_date > (select today from now_is) - 7) as units7,
    sum(qty) filter (where order_date > (select today from now_is) - 14) as units14,
    sum(qty) as units30
  from market_order
  where order_date > (select today from now_is) - 30
    and status <> 'Cancelled'
    and fulfilment = 'Amazon'
  group by msku
),
places as (
  select
    i.sku,
    h.region,
    sum(i.fulfillable + i.fc_processing + i.fc_transfers) as sellable,
    sum(i.inbound_working + i.inbound_shipped + i.inbound_receiving) as inbound,
    sum(coalesce(s.units30, 0)) / 30.0 as pace
  from fba_snapshot i
  join base_shop h on h.code = i.shop
  left join sold s on s.msku = i.msku
  group by i.sku, h.region
)
select
  p.sku,
  p.name,
  p.category,
  p.owner,
  p.local_qty,
  p.ordered_qty,
  sum(e.sellable) filter (where e.region = 'NA') as na,
  sum(e.sellable) filter (where e.region = 'UK') as uk,
  sum(e.sellable) filter (where e.region = 'EU') as eu,
  sum(e.sellable) filter (where e.region = 'JP') as jp,
  sum(e.sellable) filter (where e.region = 'OTHER') as elsewhere,
  sum(e.inbound) as inbound,
  p.local_qty + p.ordered_qty + coalesce(sum(e.sellable + e.inbound), 0) as total,
  round(sum(e.pace), 2) as daily,
  round(sum(e.sellable + e.inbound) / nullif(sum(e.pace), 0), 0) as cover_days,
  least(p.local_qty, coalesce(sum(ceil(greatest(0, ${target} * e.pace - e.sellable - e.inbound) / p.box_qty) * p.box_qty), 0)) as to_send
from base_product p
left join places e on e.sku = p.sku
where (${category} is null or p.category = ${category})
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
group by p.sku, p.name, p.category, p.owner, p.local_qty, p.ordered_qty
