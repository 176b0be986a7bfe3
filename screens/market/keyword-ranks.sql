with newest as (
  select max(day) as day
  from market_keyword_day
),
series as (
  select
    k.shop,
    k.asin,
    k.keyword,
    min(k.category) as category,
    min(k.owner) as owner,
    array_agg(k.natural_rank order by k.day) as trend,
    min(k.natural_rank) as best,
    max(k.natural_rank) filter (where k.day = n.day) as natural_now,
    max(k.natural_rank) filter (where k.day = n.day - 7) as natural_before,
    max(k.ad_rank) filter (where k.day = n.day) as ad_now,
    max(k.ad_rank) filter (where k.day = n.day - 7) as ad_before
  from market_keyword_day k
  cross join newest n
  where (${shop} is null or k.shop = ${shop})
    and (${keyword} is null or k.keyword ilike '%' || ${keyword} || '%')
  group by k.shop, k.asin, k.keyword
)
select
  keyword,
  asin,
  shop,
  category,
  natural_now as natural_rank,
  trend as natural_trend,
  natural_before - natural_now as natural_change,
  best,
  ad_now as ad_rank,
  ad_before - ad_now as ad_change,
  ceil(natural_now / 48.0) as page,
  owner
from series
