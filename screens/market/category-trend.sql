select
  category,
  array_agg(units order by month) as trend,
  sum(units) as units,
  max(last_day) as last_day
from (
  select category, to_char(order_date, 'YYYY-MM') as month, sum(qty) as units, max(order_date) as last_day
  from market_order
  where status <> 'Cancelled'
    and (${dateFrom} is null or order_date >= ${dateFrom})
    and (${dateTo} is null or order_date <= ${dateTo})
  group by 1, 2
) as months
group by category
