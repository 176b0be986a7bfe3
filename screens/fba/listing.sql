with now_is as (select max(order_date) as today from market_order),
sold as (
  select
    shop,
    msku,
    sum(qty) filter (where order_date = (select today from now_is)) as units1,
    sum(qty) filter (where order_date > (select today from now_is) - 7) as units7,
    sum(qty) filter (where order_date > (select today from now_is) - 14) as units14,
    sum(qty) as units30,
    sum(amount) as amount30,
    count(distinct order_id collate "C") as orders30
  from market_order
  where order_date > (select today from now_is) - 30
    and status <> 'Cancelled'
  group by shop, msku
)
select
  l.shop,
  h.site,
  l.msku,
  l.asin,
  l.parent_asin,
  l.sku,
  l.title,
  l.category,
  l.status,
  l.currency,
  l.price,
  l.sale_price,
  l.buy_box_price,
  l.buy_box_share,
  l.rank,
  l.rank_before - l.rank as rank_change,
  l.rating,
  l.reviews,
  coalesce(s.units1, 0) as units1,
  coalesce(s.units7, 0) as units7,
  coalesce(s.units14, 0) as units14,
  coalesce(s.units30, 0) as units30,
  coalesce(s.amount30, 0) as amount30,
  round(coalesce(s.amount30, 0) * coalesce(x.rate, 1), 2) as amount_cny,
  l.sessions,
  l.page_views,
  round(coalesce(s.units30, 0)::numeric / nullif(l.sessions, 0), 4) as conversion,
  l.opened_on,
  l.owner
from base_listing l
left join base_shop h on h.code = l.shop
left join sold s on s.shop = l.shop and s.msku = l.msku
left join base_exchange_rate x
  on x.currency = l.currency and x.kind = 'month' and x.valid_from = date_trunc('month', (select today from now_is))::date
where (${shop} is null or l.shop = ${shop})
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
