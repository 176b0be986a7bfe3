with moved as (
  select
    l.*,
    row_number() over (partition by l.shop, l.msku order by l.day) as nth,
    row_number() over (partition by l.shop, l.msku order by l.day desc) as nth_last
  from fba_ledger l
  where (${dateFrom} is null or l.day >= ${dateFrom})
    and (${dateTo} is null or l.day <= ${dateTo})
    and (${shop} is null or l.shop = ${shop})
    and (${category} is null or l.category = ${category})
    and (${keyword} is null or l.msku ilike '%' || ${keyword} || '%' or l.sku ilike '%' || ${keyword} || '%')
)
select
  shop,
  msku,
  sku,
  category,
  max(start_qty) filter (where nth = 1) as start_qty,
  sum(received) as received,
  sum(returned) as returned,
  sum(found) as found,
  sum(sold) as sold,
  sum(removed) as removed,
  sum(lost) as lost,
  sum(damaged) as damaged,
  sum(disposed) as disposed,
  max(end_qty) filter (where nth_last = 1) as end_qty,
  max(start_qty) filter (where nth = 1) + sum(received) + sum(returned) + sum(found) - sum(sold) - sum(removed) - sum(lost)
    - sum(damaged) - sum(disposed) - max(end_qty) filter (where nth_last = 1) as gap
from moved
group by shop, msku, sku, category
