-- Each kind of charge beside the same month's receipts.
select
  p.month,
  (p.month + interval '1 month' - interval '1 day')::date as month_end,
  c.kind,
  count(distinct p.po_no collate "C") as orders,
  count(distinct p.po_no collate "C") filter (where c.amount <> 0) as charged,
  round(sum(c.amount), 2) as amount,
  round(sum(p.cost), 2) as cost,
  round(sum(c.amount) / nullif(sum(p.cost), 0), 4) as share
from (
  select
    date_trunc('month', ordered_on::timestamp)::date as month,
    po_no,
    cost,
    shortage,
    chargeback,
    coop,
    freight
  from market_vc_order
  where state = 'received'
    and (${dateFrom} is null or ordered_on >= ${dateFrom})
    and (${dateTo} is null or ordered_on <= ${dateTo})
    and (${category} is null or category = ${category})
) as p
cross join lateral (
  values ('shortage', p.shortage), ('chargeback', p.chargeback), ('coop', p.coop), ('freight', coalesce(p.freight, 0))
) as c (kind, amount)
group by p.month, c.kind
