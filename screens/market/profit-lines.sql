with sold as (
  -- By day before anything is looked up: rates are a month's, and there are fewer days than lines.
  select
    o.order_date as day,
    date_trunc('month', o.order_date::timestamp)::date as month,
    o.shop,
    o.msku,
    o.sku,
    o.category,
    o.owner,
    o.currency,
    o.fulfilment,
    sum(o.qty) as qty,
    sum(o.amount) as amount
  from market_order o
  where o.status <> 'Cancelled'
    and o.shop is not null
    and (${dateFrom} is null or o.order_date >= ${dateFrom})
    and (${dateTo} is null or o.order_date <= ${dateTo})
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9
)
select
  s.day,
  s.shop,
  h.site,
  s.msku,
  s.sku,
  s.category,
  s.owner,
  s.qty as units,
  s.amount * x.rate as sales,
  0 as refunded,
  greatest(r.min_fee * d.rate * s.qty, r.rate * s.amount * x.rate) as referral,
  case
    when s.fulfilment = 'Amazon' then s.qty * x.rate * (
      select f.fee
      from base_fba_fee f
      where f.site = h.site
        and f.size_tier = p.size_tier
        and f.valid_from <= s.month
      order by f.valid_from desc
      limit 1
    )
    else 0
  end as fba,
  s.qty * p.purchase_cost as purchase,
  s.qty * p.first_leg_cost as first_leg
from sold s
join base_shop h on h.code = s.shop
join base_product p on p.sku = s.sku
join base_exchange_rate x on x.currency = s.currency and x.kind = 'month' and x.valid_from = s.month
join base_exchange_rate d on d.currency = 'USD' and d.kind = 'month' and d.valid_from = s.month
left join base_referral_rate r on r.category = s.category and s.month between r.valid_from and r.valid_to
union all
select
  b.refunded_on,
  b.shop,
  h.site,
  b.msku,
  b.sku,
  b.category,
  null,
  0,
  0,
  b.amount * x.rate,
  0,
  0,
  0,
  0
from market_refund b
join base_shop h on h.code = b.shop
join base_exchange_rate x
  on x.currency = b.currency and x.kind = 'month' and x.valid_from = date_trunc('month', b.refunded_on::timestamp)::date
where (${dateFrom} is null or b.refunded_on >= ${dateFrom})
  and (${dateTo} is null or b.refunded_on <= ${dateTo})
