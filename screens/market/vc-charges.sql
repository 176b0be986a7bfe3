select
  po_no,
  ordered_on,
  sku,
  category,
  ordered,
  received,
  cost,
  shortage,
  chargeback,
  coop,
  shortage + chargeback + coop as charges,
  round((shortage + chargeback + coop) / nullif(cost, 0), 4) as share
from market_vc_order
where state = 'received'
  and (${dateFrom} is null or ordered_on >= ${dateFrom})
  and (${dateTo} is null or ordered_on <= ${dateTo})
