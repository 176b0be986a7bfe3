with fees as materialized (
  select f.*
  from fba_storage_fee f
  where (${shop} is null or f.shop = ${shop})
    and (${category} is null or f.category = ${category})
    and (${dateFrom} is null or f.month >= date_trunc('month', ${dateFrom}::date))
    and (${dateTo} is null or f.month <= ${dateTo})
    and (
      ${keyword} is null
      or concat_ws(' ', f.msku, f.sku) ilike any (
        array(
          select '%' || word || '%'
          from unnest(string_to_array(translate(${keyword}, ',，;；、', '     '), ' ')) as word
          where word <> ''
        )
      )
    )
),
stored as materialized (
  select distinct msku
  from fees
),
lines as materialized (
  -- By month before anything is looked up: rates are a month's, and there are far fewer months than lines.
  select
    date_trunc('month', o.order_date::timestamp)::date as month,
    o.msku,
    o.currency,
    sum(o.amount) as amount
  from stored
  join market_order o on o.msku = stored.msku
  where o.fulfilment = 'Amazon'
    and o.status <> 'Cancelled'
    and (${dateFrom} is null or o.order_date >= date_trunc('month', ${dateFrom}::date)::date)
    and (${dateTo} is null or o.order_date < (date_trunc('month', ${dateTo}::date) + interval '1 month')::date)
  group by 1, 2, 3
),
sold as materialized (
  select l.month, l.msku, sum(l.amount * x.rate) as sales
  from lines l
  join base_exchange_rate x on x.currency = l.currency and x.kind = 'month' and x.valid_from = l.month
  group by 1, 2
)
select
  f.month,
  f.shop,
  f.msku,
  f.sku,
  f.category,
  f.size_class,
  f.volume,
  f.avg_qty,
  round(f.volume * f.avg_qty, 3) as space,
  f.currency,
  f.rate,
  f.fee,
  round(f.fee * x.rate, 2) as fee_cny,
  round(f.aged_fee * d.rate, 2) as aged_cny,
  round(f.fee * x.rate + f.aged_fee * d.rate, 2) as total_cny,
  round(coalesce(s.sales, 0), 2) as sales_cny,
  round((f.fee * x.rate + f.aged_fee * d.rate) / nullif(s.sales, 0), 4) as share
from fees f
join base_exchange_rate x on x.currency = f.currency and x.kind = 'month' and x.valid_from = f.month
join base_exchange_rate d on d.currency = 'USD' and d.kind = 'month' and d.valid_from = f.month
left join sold s on s.month = f.month and s.msku = f.msku
