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
    p.volume,
    coalesce(p.purchase_cost, 0) + coalesce(p.first_leg_cost, 0) as unit_cost,
    i.fulfillable + i.fc_processing + i.fc_transfers as sellable,
    i.inbound_working + i.inbound_shipped + i.inbound_receiving as inbound,
    coalesce(s.units30, 0) / 30.0 as pace
  from fba_snapshot i
  join base_product p on p.sku = i.sku
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
),
much as (
  select *, greatest(0, ceil(sellable + inbound - ${target} * pace)) as excess
  from stock
)
select
  m.shop,
  m.msku,
  m.sku,
  m.name,
  m.category,
  m.sellable,
  m.inbound,
  round(m.pace, 2) as daily,
  round((m.sellable + m.inbound) / nullif(m.pace, 0), 0) as cover_days,
  m.excess,
  round(m.excess / nullif(m.sellable + m.inbound, 0)::numeric, 4) as share,
  m.age181 + m.age271 + m.age331 + m.age366 as old,
  round(m.excess * m.unit_cost, 2) as excess_value,
  round(m.excess * m.volume * coalesce(r.rate, 0) * coalesce(x.rate, 0) * 3, 2) as saving,
  case
    when m.pace = 0 and m.age271 + m.age331 + m.age366 > 0 then 'remove'
    when m.excess > 0.7 * (m.sellable + m.inbound) then 'deal'
    else 'price'
  end as advice,
  m.owner
from much m
join base_shop h on h.code = m.shop
left join base_storage_rate r on r.site = h.site and r.size_class = 'standard' and (select today from now_is) between r.valid_from and r.valid_to
left join base_exchange_rate x
  on x.currency = h.currency and x.kind = 'month' and x.valid_from = date_trunc('month', (select today from now_is))::date
where m.excess > 0
