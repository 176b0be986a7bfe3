with ranked as (
  select
    t.*,
    case t.own_place when 1 then t.click_share1 when 2 then t.click_share2 when 3 then t.click_share3 end as own_click,
    case t.own_place when 1 then t.conv_share1 when 2 then t.conv_share2 when 3 then t.conv_share3 end as own_conv
  from market_brand_term t
  where (${dateFrom} is null or t.week >= ${dateFrom})
    and (${dateTo} is null or t.week <= ${dateTo})
    and (${shop} is null or t.shop = ${shop})
),
series as (
  select
    shop,
    term,
    array_agg(frequency_rank order by week) as trend,
    count(*) filter (where own_place is not null) as weeks,
    max(week) as newest
  from ranked
  group by shop, term
)
select
  r.term,
  r.shop,
  r.category,
  r.frequency_rank,
  s.trend as rank_trend,
  r.click_share1 + r.click_share2 + r.click_share3 as click_top,
  r.conv_share1 + r.conv_share2 + r.conv_share3 as conv_top,
  r.own_click,
  r.own_conv,
  r.own_place,
  s.weeks,
  r.asin
from series s
join ranked r on r.shop = s.shop and r.term = s.term and r.week = s.newest
