with series as (
  select
    shop,
    asin,
    array_agg(price order by day) as prices,
    array_agg(rank order by day) as ranks,
    min(reviews) as reviews_before,
    max(day) as newest,
    min(day) as oldest
  from market_competitor_day
  where (${shop} is null or shop = ${shop})
  group by shop, asin
)
select
  s.asin,
  n.brand,
  s.shop,
  n.own_asin,
  n.category,
  n.currency,
  n.price,
  s.prices as price_trend,
  round(n.price / nullif(o.price, 0) - 1, 4) as price_change,
  n.own_price,
  round(n.price / nullif(n.own_price, 0) - 1, 4) as gap,
  n.rank,
  s.ranks as rank_trend,
  o.rank - n.rank as rank_change,
  n.rating,
  n.reviews,
  n.reviews - s.reviews_before as new_reviews,
  n.sellers
from series s
join market_competitor_day n on n.shop = s.shop and n.asin = s.asin and n.day = s.newest
join market_competitor_day o on o.shop = s.shop and o.asin = s.asin and o.day = s.oldest
