with part as (
  -- Whose a listing is, is asked of listings: there are far fewer of them than days.
  select
    case ${dimension}
      when 'month' then to_char(f.day::timestamp, 'YYYY-MM')
      when 'shop' then f.shop
      when 'site' then f.site
      when 'category' then f.category
      when 'sku' then f.sku
    end as label,
    case when ${dimension} = 'owner' then f.shop end as shop,
    case when ${dimension} = 'owner' then f.msku end as msku,
    sum(f.units) as units,
    sum(f.sales) as sales,
    sum(f.refunded) as refunded,
    sum(f.referral) as referral,
    sum(f.fba) as fba,
    sum(f.purchase) as purchase,
    sum(f.first_leg) as first_leg
  from market_profit_day f
  where (${dateFrom} is null or f.day >= ${dateFrom})
    and (${dateTo} is null or f.day <= ${dateTo})
    and (${shop} is null or f.shop = ${shop})
    and (${category} is null or f.category = ${category})
  group by 1, 2, 3
),
total as (
  select
    coalesce(t.label, l.owner) as label,
    sum(t.units) as units,
    sum(t.sales) as sales,
    sum(t.refunded) as refunded,
    sum(t.referral) as referral,
    sum(t.fba) as fba,
    sum(t.purchase) as purchase,
    sum(t.first_leg) as first_leg
  from part t
  left join base_listing l on l.shop = t.shop and l.msku = t.msku
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
