select
  coalesce(
    case ${dimension}
      when 'month' then to_char(ordered_on, 'YYYY-MM')
      when 'category' then category
      when 'sku' then sku
    end,
    '（空）'
  ) as label,
  count(distinct po_no collate "C") as orders,
  sum(ordered) as ordered,
  sum(confirmed) as confirmed,
  sum(received) as received,
  sum(cancelled) as cancelled,
  round(sum(confirmed)::numeric / nullif(sum(ordered), 0), 4) as confirm_rate,
  round(sum(received)::numeric / nullif(sum(ordered), 0), 4) as fill_rate,
  sum(cost) as cost,
  sum(shipped_revenue) as shipped_revenue,
  sum(glance_views) as glance_views,
  round(avg(out_of_stock), 4) as out_of_stock
from market_vc_order
where (${dateFrom} is null or ordered_on >= ${dateFrom})
  and (${dateTo} is null or ordered_on <= ${dateTo})
group by 1
