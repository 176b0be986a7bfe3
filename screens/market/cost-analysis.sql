with sold as materialized (
  -- By month before anything is looked up: rates are a month's, and there are far fewer months than lines.
  select
    o.shop,
    o.msku,
    o.sku,
    o.category,
    o.currency,
    o.fulfilment,
    date_trunc('month', o.order_date::timestamp)::date as month,
    sum(o.qty) as qty,
    sum(o.amount) as amount
  from market_order o
  where o.status <> 'Cancelled'
    and o.shop is not null
    and (${dateFrom} is null or o.order_date >= ${dateFrom})
    and (${dateTo} is null or o.order_date <= ${dateTo})
    and (${shop} is null or o.shop = ${shop})
    and (${category} is null or o.category = ${category})
  group by 1, 2, 3, 4, 5, 6, 7
),
line as (
  select
    o.shop,
    h.site,
    o.msku,
    o.sku,
    o.category,
    l.owner,
    to_char(o.month::timestamp, 'YYYY-MM') as month,
    o.qty,
    o.amount * x.rate as sales,
    o.qty * p.purchase_cost as purchase,
    o.qty * p.first_leg_cost as first_leg,
    greatest(r.min_fee * d.rate * o.qty, r.rate * o.amount * x.rate) as referral,
    case
      when o.fulfilment = 'Amazon' then o.qty * x.rate * (
        select f.fee
        from base_fba_fee f
        where f.site = h.site
          and f.size_tier = p.size_tier
          and f.valid_from <= o.month
        order by f.valid_from desc
        limit 1
      )
      else 0
    end as fba,
    0 as refunded
  from sold o
  join base_shop h on h.code = o.shop
  join base_product p on p.sku = o.sku
  join base_exchange_rate x on x.currency = o.currency and x.kind = 'month' and x.valid_from = o.month
  join base_exchange_rate d on d.currency = 'USD' and d.kind = 'month' and d.valid_from = o.month
  left join base_listing l on l.shop = o.shop and l.msku = o.msku
  left join base_referral_rate r on r.category = o.category and o.month between r.valid_from and r.valid_to
  union all
  select
    b.shop,
    h.site,
    b.msku,
    b.sku,
    b.category,
    l.owner,
    to_char(b.refunded_on::timestamp, 'YYYY-MM'),
    0,
    0,
    0,
    0,
    0,
    0,
    b.amount * x.rate
  from market_refund b
  join base_shop h on h.code = b.shop
  join base_exchange_rate x
    on x.currency = b.currency and x.kind = 'month' and x.valid_from = date_trunc('month', b.refunded_on::timestamp)::date
  left join base_listing l on l.shop = b.shop and l.msku = b.msku
  where (${dateFrom} is null or b.refunded_on >= ${dateFrom})
    and (${dateTo} is null or b.refunded_on <= ${dateTo})
    and (${shop} is null or b.shop = ${shop})
    and (${category} is null or b.category = ${category})
),
total as (
  select
    case ${dimension}
      when 'month' then month
      when 'shop' then shop
      when 'site' then site
      when 'category' then category
      when 'sku' then sku
      when 'owner' then owner
    end as label,
    sum(qty) as units,
    sum(sales) as sales,
    sum(refunded) as refunded,
    sum(referral) as referral,
    sum(fba) as fba,
    sum(purchase) as purchase,
    sum(first_leg) as first_leg
  from line
  group by 1
)
select
  coalesce(label, '（空）') as label,
  units,
  round(sales, 2) as sales,
  round(refunded, 2) as refunded,
  round(referral, 2) as referral,
  round(fba, 2) as fba,
  round(purchase, 2) as purchase,
  round(first_leg, 2) as first_leg,
  round(sales - refunded - referral - fba - purchase - first_leg, 2) as profit,
  round((sales - refunded - referral - fba - purchase - first_leg) / nullif(sales, 0), 4) as margin
from total
