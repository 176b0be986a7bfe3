with now_is as (select max(order_date) as today from market_order),
unit as (
  select
    l.shop,
    h.site,
    l.msku,
    l.asin,
    l.sku,
    l.category,
    p.size_tier,
    l.currency,
    coalesce(${price}, l.sale_price, l.price) as price,
    x.rate as yuan,
    d.rate as dollar,
    f.fee as fba_fee,
    r.rate as referral,
    r.min_fee,
    p.volume * coalesce(s.rate, 0) * ${months} as storage,
    p.purchase_cost,
    p.first_leg_cost,
    l.owner
  from base_listing l
  join base_shop h on h.code = l.shop
  join base_product p on p.sku = l.sku
  join base_exchange_rate x
    on x.currency = l.currency and x.kind = 'month' and x.valid_from = date_trunc('month', (select today from now_is))::date
  join base_exchange_rate d on d.currency = 'USD' and d.kind = 'month' and d.valid_from = x.valid_from
  left join base_fba_fee f
    on f.site = h.site and f.size_tier = p.size_tier and (select today from now_is) between f.valid_from and f.valid_to
  left join base_referral_rate r on r.category = l.category and (select today from now_is) between r.valid_from and r.valid_to
  left join base_storage_rate s
    on s.site = h.site
    and s.size_class = case when p.size_tier like '%oversize' then 'oversize' else 'standard' end
    and (select today from now_is) between s.valid_from and s.valid_to
  where l.fulfilment = 'Amazon'
    and l.status = 'Active'
    and (${shop} is null or l.shop = ${shop})
    and (${site} is null or h.site = ${site})
    and (${category} is null or l.category = ${category})
    and (
      ${keyword} is null
      or concat_ws(' ', l.msku, l.asin, l.sku) ilike any (
        array(
          select '%' || word || '%'
          from unnest(string_to_array(translate(${keyword}, ',，;；、', '     '), ' ')) as word
          where word <> ''
        )
      )
    )
),
fees as (
  select
    *,
    greatest(min_fee * dollar / yuan, referral * price) as referral_fee,
    price * ${allowance} / 100 as return_allowance,
    purchase_cost / yuan as purchase,
    first_leg_cost / yuan as first_leg
  from unit
)
select
  shop,
  site,
  msku,
  asin,
  sku,
  category,
  size_tier,
  currency,
  price,
  round(referral_fee, 2) as referral_fee,
  fba_fee,
  round(storage, 2) as storage,
  round(return_allowance, 2) as return_allowance,
  round(purchase, 2) as purchase,
  round(first_leg, 2) as first_leg,
  round(price - referral_fee - fba_fee - storage - return_allowance - purchase - first_leg, 2) as profit,
  round((price - referral_fee - fba_fee - storage - return_allowance - purchase - first_leg) / nullif(price, 0), 4) as margin,
  round((price - referral_fee - fba_fee - storage - return_allowance - purchase - first_leg) / nullif(purchase + first_leg, 0), 4) as roi,
  owner
from fees
