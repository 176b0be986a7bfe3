select
  to_char(order_date, 'YYYY-MM') as month,
  coalesce(upper(trim(ship_state)), '（空）') as state,
  count(*) as orders,
  count(*) filter (where status = 'Cancelled') as cancelled,
  round(count(*) filter (where status = 'Cancelled')::numeric / count(*), 4) as cancel_rate,
  coalesce(sum(qty) filter (where status <> 'Cancelled'), 0) as units,
  coalesce(sum(amount) filter (where status <> 'Cancelled'), 0) as amount
from market_order
where currency = ${currency}
  and (${dateFrom} is null or order_date >= ${dateFrom})
  and (${dateTo} is null or order_date <= ${dateTo})
group by 1, 2
