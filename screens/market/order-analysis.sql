select
  coalesce(
    case ${dimension}
      when 'month' then to_char(order_date, 'YYYY-MM')
      when 'state' then upper(trim(ship_state))
      when 'category' then category
      when 'channel' then sales_channel
    end,
    '（空）'
  ) as label,
  count(distinct order_id collate "C") as orders,
  count(*) as lines,
  sum(qty) as units,
  coalesce(sum(amount) filter (where status <> 'Cancelled'), 0) as amount,
  count(distinct order_id collate "C") filter (where status = 'Cancelled') as cancelled,
  round(
    count(distinct order_id collate "C") filter (where status = 'Cancelled')::numeric / count(distinct order_id collate "C"),
    4
  ) as cancel_rate
from market_order
where (${dateFrom} is null or order_date >= ${dateFrom})
  and (${dateTo} is null or order_date <= ${dateTo})
  and (${shop} is null or shop = ${shop})
  and currency = ${currency}
group by 1
