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
  from market_order o
  where o.msku in (select msku from stored)
    and o.fulfilment = 'Amazon'
    and o.status <> 'Cancelled'
    and (${dateFrom} is null or o.order_date >= date_trunc('month', ${dateFrom}::date)::date)
    and (${dateTo} is null or o.order_date < (date_trunc('month', ${dateTo}::date) + interval '1 month')::date)
  group by 1, 2, 3
),
sold as materialized (
  -- A rate is looked up and not joined: of joined ones the planner expects a row, and goes through all fees for each.
  select
    l.month,
    l.msku,
    sum(
      l.amount * (
        select x.rate
        from base_exchange_rate x
        where x.currency = l.currency and x.kind = 'month' and x.valid_from = l.month
      )
    ) as sales
  from lines l
  group by 1, 2
),
charged as materialized (
  select
    f.*,
    f.fee * (
      select x.rate
      from base_exchange_rate x
      where x.currency = f.currency and x.kind = 'month' and x.valid_from = f.month
    ) as stored_cny,
    f.aged_fee * (
      select x.rate
      from base_exchange_rate x
      where x.currency = 'USD' and x.kind = 'month' and x.valid_from = f.month
    ) as aged_cny
  from fees f
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
  round(f.stored_cny, 2) as fee_cny,
  round(f.aged_cny, 2) as aged_cny,
  round(f.stored_cny + f.aged_cny, 2) as total_cny,
  round(coalesce(s.sales, 0), 2) as sales_cny,
  round((f.stored_cny + f.aged_cny) / nullif(s.sales, 0), 4) as share
from charged f
left join sold s on s.month = f.month and s.msku = f.msku
