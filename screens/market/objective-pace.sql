with now_is as (select coalesce(${day}, (select max(order_date) from market_order)) as today),
month as (
  select
    today,
    date_trunc('month', today)::date as first,
    (date_trunc('month', today) + interval '1 month')::date - date_trunc('month', today)::date as days_in,
    today - date_trunc('month', today)::date + 1 as passed
  from now_is
),
sold as (
  select o.shop, sum(o.amount * x.rate) as sales, sum(o.qty) as units
  from market_order o
  cross join month m
  join base_exchange_rate x on x.currency = o.currency and x.kind = 'month' and x.valid_from = m.first
  where o.order_date between m.first and m.today
    and o.status <> 'Cancelled'
  group by o.shop
)
select
  g.shop,
  g.owner,
  g.target_sales as target,
  round(coalesce(s.sales, 0), 2) as sales,
  round(coalesce(s.sales, 0) / nullif(g.target_sales, 0), 4) as done,
  round(g.target_sales * m.passed / m.days_in, 2) as due,
  round(coalesce(s.sales, 0) / nullif(g.target_sales * m.passed / m.days_in, 0), 4) as pace,
  round(coalesce(s.sales, 0) / m.passed * m.days_in, 2) as forecast,
  round(coalesce(s.sales, 0) / m.passed * m.days_in - g.target_sales, 2) as gap,
  case
    when coalesce(s.sales, 0) >= g.target_sales * m.passed / m.days_in then 'on'
    when coalesce(s.sales, 0) >= 0.9 * g.target_sales * m.passed / m.days_in then 'near'
    else 'behind'
  end as state
from market_objective g
cross join month m
left join sold s on s.shop = g.shop
where g.month = m.first
