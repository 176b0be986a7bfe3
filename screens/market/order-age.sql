select
  status,
  sales_channel as channel,
  ${day} - order_date as age,
  1 as lines,
  amount
from market_order
where status <> 'Cancelled'
  and currency = ${currency}
  and order_date <= ${day}
