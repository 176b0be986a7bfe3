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
stock as (
  select
    i.*,
    p.name,
    coalesce(p.purchase_cost, 0) + coalesce(p.first_leg_cost, 0) as unit_cost,
    i.fulfillable + i.fc_processing + i.fc_transfers as sellable,
    i.inbound_working + i.inbound_shipped + i.inbound_receiving as inbound,
    coalesce(s.units30, 0) as units30,
    (0.5 * coalesce(s.units7, 0) / 7.0) + (0.3 * coalesce(s.units14, 0) / 14.0) + (0.2 * coalesce(s.units30, 0) / 30.0) as pace
  from fba_snapshot i
  left join base_product p on p.sku = i.sku
  left join sold s on s.msku = i.msku
  where (${shop} is null or i.shop = ${shop})
    and (${category} is null or i.category = ${category})
    and (
      ${keyword} is null
      or concat_ws(' ', i.msku, i.asin, i.sku) ilike any (
        array(
          select '%' || word || '%'
          from unnest(string_to_array(translate(${keyword}, ',，;；、', '     '), ' ')) as word
          where word <> ''
        )
      )
    )
)
select
  shop,
  msku,
  asin,
  sku,
  name,
  category,
  share_type,
  case
    when sellable = 0 then 'out'
    when pace > 0 and sellable < 21 * pace then 'low'
    when sellable > 180 * pace and sellable > 5 then 'excess'
    else 'healthy'
  end as health,
  sellable,
  fulfillable,
  fc_processing,
  fc_transfers,
  customer_orders,
  unsellable,
  researching,
  inbound_working,
  inbound_shipped,
  inbound_receiving,
  sellable + customer_orders + unsellable + inbound as total,
  age0 + age31 + age61 as age_young,
  age91,
  age181,
  age271 + age331 as age_old,
  age366,
  units30,
  round(pace, 2) as daily,
  round(sellable / nullif(pace, 0), 0) as cover_days,
  round(sellable * unit_cost, 2) as sellable_value,
  round((sellable + customer_orders + unsellable + inbound) * unit_cost, 2) as total_value,
  round((age181 + age271 + age331 + age366) * unit_cost, 2) as old_value,
  owner
from stock
