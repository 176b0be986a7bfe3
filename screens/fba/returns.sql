with sold as (
  select shop, msku, sum(qty) as units
  from market_order
  where fulfilment = 'Amazon'
    and status <> 'Cancelled'
    and (${dateFrom} is null or order_date >= ${dateFrom})
    and (${dateTo} is null or order_date <= ${dateTo})
  group by shop, msku
),
back as (
  select
    shop,
    msku,
    sum(qty) as returned,
    sum(qty) filter (where disposition = 'SELLABLE') as sellable,
    sum(qty) filter (where reason in ('SIZE_SMALL', 'SIZE_LARGE')) as size_wrong,
    sum(qty) filter (where reason in ('DEFECTIVE', 'QUALITY')) as bad,
    sum(qty) filter (where reason = 'NOT_AS_DESCRIBED') as not_as_described,
    mode() within group (order by reason) as top_reason
  from market_return
  where fulfilment = 'Amazon'
    and (${dateFrom} is null or returned_on >= ${dateFrom})
    and (${dateTo} is null or returned_on <= ${dateTo})
  group by shop, msku
)
select
  l.shop,
  l.msku,
  l.asin,
  l.sku,
  l.category,
  coalesce(s.units, 0) as sold,
  b.returned,
  round(b.returned::numeric / nullif(s.units, 0), 4) as return_rate,
  b.top_reason,
  coalesce(b.size_wrong, 0) as size_wrong,
  coalesce(b.bad, 0) as bad,
  coalesce(b.not_as_described, 0) as not_as_described,
  coalesce(b.sellable, 0) as sellable,
  round(coalesce(b.sellable, 0)::numeric / nullif(b.returned, 0), 4) as sellable_rate,
  l.owner
from back b
join base_listing l on l.shop = b.shop and l.msku = b.msku
left join sold s on s.shop = b.shop and s.msku = b.msku
where (${shop} is null or l.shop = ${shop})
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
