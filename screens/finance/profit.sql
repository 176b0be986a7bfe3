-- One row a month, shop and kind of money, in the currency that is asked for, by the month's rate.
select
  e.month,
  e.shop,
  h.platform,
  h.site,
  h.owner,
  e.part,
  e.kind,
  sum(e.units) as units,
  round(sum(e.amount * x.rate / t.rate), 2) as amount,
  round(coalesce(sum(e.amount * x.rate / t.rate) filter (where e.kind in ('sale', 'vendorSale')), 0), 2) as sales
from finance_entry e
join base_shop h on h.code = e.shop
join base_exchange_rate x on x.currency = e.currency and x.kind = 'month' and x.valid_from = e.month
join base_exchange_rate t on t.currency = ${currency} and t.kind = 'month' and t.valid_from = e.month
where (${dateFrom} is null or e.month >= date_trunc('month', ${dateFrom}::timestamp)::date)
  and (${dateTo} is null or e.month <= ${dateTo})
  and (${shop} is null or e.shop = ${shop})
group by e.month, e.shop, h.platform, h.site, h.owner, e.part, e.kind
