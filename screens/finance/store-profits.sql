-- One row a shop: the parts of its profit statement, in the currency that is asked for, by the month's rate.
with entry as (
  select
    e.month,
    e.shop,
    e.part,
    e.kind,
    e.units,
    e.amount * x.rate / t.rate as amount
  from finance_entry e
  join base_exchange_rate x on x.currency = e.currency and x.kind = 'month' and x.valid_from = e.month
  join base_exchange_rate t on t.currency = ${currency} and t.kind = 'month' and t.valid_from = e.month
  where (${dateFrom} is null or e.month >= date_trunc('month', ${dateFrom}::timestamp)::date)
    and (${dateTo} is null or e.month <= ${dateTo})
),
monthly as (
  select shop, array_agg(profit order by month) as trend
  from (select shop, month, round(sum(amount), 0) as profit from entry group by shop, month) as months
  group by shop
),
total as (
  select
    shop,
    sum(units) filter (where kind in ('sale', 'vendorSale')) as units,
    coalesce(sum(amount) filter (where kind in ('sale', 'vendorSale')), 0) as sales,
    coalesce(sum(amount) filter (where kind = 'reimbursement'), 0) as reimbursed,
    coalesce(sum(amount) filter (where part = 'b_refund'), 0) as refunds,
    coalesce(sum(amount) filter (where part = 'c_commission'), 0) as commission,
    coalesce(sum(amount) filter (where part = 'd_delivery'), 0) as delivery,
    coalesce(sum(amount) filter (where part = 'e_storage'), 0) as storage,
    coalesce(sum(amount) filter (where part = 'f_promotion'), 0) as promotion,
    coalesce(sum(amount) filter (where part = 'g_ads'), 0) as ads,
    coalesce(sum(amount) filter (where part = 'h_deduction'), 0) as deduction,
    coalesce(sum(amount) filter (where part = 'i_cost'), 0) as cost,
    sum(amount) as profit
  from entry
  group by shop
)
select
  o.shop,
  h.platform,
  h.site,
  h.owner,
  m.trend,
  o.units,
  round(o.sales, 2) as sales,
  round(o.reimbursed, 2) as reimbursed,
  round(o.refunds, 2) as refunds,
  round(o.commission, 2) as commission,
  round(o.delivery, 2) as delivery,
  round(o.storage, 2) as storage,
  round(o.promotion, 2) as promotion,
  round(o.ads, 2) as ads,
  round(o.deduction, 2) as deduction,
  round(o.cost, 2) as cost,
  round(o.profit, 2) as profit,
  round(o.profit / nullif(o.sales, 0), 4) as margin,
  round(o.profit / nullif(-o.cost, 0), 4) as roi,
  round(-o.ads / nullif(o.sales, 0), 4) as tacos
from total o
join base_shop h on h.code = o.shop
join monthly m on m.shop = o.shop
