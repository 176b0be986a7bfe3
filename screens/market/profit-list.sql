with total as (
  select
    f.shop,
    f.site,
    f.msku,
    f.sku,
    f.category,
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
    and (
      ${keyword} is null
      or concat_ws(' ', f.msku, f.sku) ilike any (
        array(
          select '%' || word || '%'
          from unnest(string_to_array(translate(${keyword}, ',，;；、', '     '), ' ')) as word
          where word <> ''
        )
      )
    )
  group by f.shop, f.site, f.msku, f.sku, f.category
)
select
  t.shop,
  t.site,
  t.msku,
  t.sku,
  t.category,
  l.owner,
  t.units,
  round(t.sales, 2) as sales,
  round(t.refunded, 2) as refunded,
  round(t.referral, 2) as referral,
  round(t.fba, 2) as fba,
  round(t.purchase, 2) as purchase,
  round(t.first_leg, 2) as first_leg,
  round(t.sales - t.refunded - t.referral - t.fba - t.purchase - t.first_leg, 2) as profit,
  round((t.sales - t.refunded - t.referral - t.fba - t.purchase - t.first_leg) / nullif(t.sales, 0), 4) as margin
from total t
left join base_listing l on l.shop = t.shop and l.msku = t.msku
