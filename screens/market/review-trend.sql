with weekly as (
  select shop, asin, array_agg(average order by week) as trend
  from (
    select shop, asin, date_trunc('week', reviewed_on::timestamp)::date as week, round(avg(stars::numeric), 2) as average
    from market_review
    group by 1, 2, 3
  ) as weeks
  group by shop, asin
)
select
  r.asin,
  r.shop,
  min(r.sku) as sku,
  min(r.category) as category,
  w.trend,
  count(*) as reviews,
  round(avg(r.stars::numeric), 2) as average,
  count(*) filter (where r.stars in ('1', '2')) as bad,
  round((count(*) filter (where r.stars in ('1', '2')))::numeric / count(*), 4) as bad_rate,
  count(*) filter (where r.state = 'open') as open
from market_review r
join weekly w on w.shop = r.shop and w.asin = r.asin
where (${dateFrom} is null or r.reviewed_on >= ${dateFrom})
  and (${dateTo} is null or r.reviewed_on <= ${dateTo})
  and (${shop} is null or r.shop = ${shop})
group by r.asin, r.shop, w.trend
