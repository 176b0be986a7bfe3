with moved as (
  select
    l.shop,
    l.msku,
    l.sku,
    l.category,
    min(l.day) as first_day,
    max(l.day) as last_day,
    sum(l.received) as received,
    sum(l.returned) as returned,
    sum(l.found) as found,
    sum(l.sold) as sold,
    sum(l.removed) as removed,
    sum(l.lost) as lost,
    sum(l.damaged) as damaged,
    sum(l.disposed) as disposed
  from fba_ledger l
  where (${dateFrom} is null or l.day >= ${dateFrom})
    and (${dateTo} is null or l.day <= ${dateTo})
    and (${shop} is null or l.shop = ${shop})
    and (${category} is null or l.category = ${category})
    and (
      ${keyword} is null
      or concat_ws(' ', l.msku, l.sku) ilike any (
        array(
          select '%' || word || '%'
          from unnest(string_to_array(translate(${keyword}, ',，;；、', '     '), ' ')) as word
          where word <> ''
        )
      )
    )
  group by l.shop, l.msku, l.sku, l.category
)
select
  m.shop,
  m.msku,
  m.sku,
  m.category,
  b.start_qty,
  m.received,
  m.returned,
  m.found,
  m.sold,
  m.removed,
  m.lost,
  m.damaged,
  m.disposed,
  e.end_qty,
  b.start_qty + m.received + m.returned + m.found - m.sold - m.removed - m.lost - m.damaged - m.disposed - e.end_qty as gap
from moved m
-- The days are said again: they are what leads to the few rows of a week.
join fba_ledger b
  on b.shop = m.shop
  and b.msku = m.msku
  and b.day = m.first_day
  and (${dateFrom} is null or b.day >= ${dateFrom})
  and (${dateTo} is null or b.day <= ${dateTo})
  and (${shop} is null or b.shop = ${shop})
join fba_ledger e
  on e.shop = m.shop
  and e.msku = m.msku
  and e.day = m.last_day
  and (${dateFrom} is null or e.day >= ${dateFrom})
  and (${dateTo} is null or e.day <= ${dateTo})
  and (${shop} is null or e.shop = ${shop})
