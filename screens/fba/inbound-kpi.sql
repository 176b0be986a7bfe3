select
  to_char(s.created_on, 'YYYY-MM') as month,
  s.shop,
  s.carrier,
  s.method,
  count(*) as shipments,
  count(*) filter (where s.delivered_on is not null) as delivered,
  count(*) filter (where s.delivered_on <= s.eta_on) as on_time,
  round(count(*) filter (where s.delivered_on <= s.eta_on)::numeric / nullif(count(*) filter (where s.delivered_on is not null), 0), 4) as on_time_rate,
  sum(s.delivered_on - s.shipped_on) as transit_sum,
  round(avg(s.delivered_on - s.shipped_on), 1) as transit_days,
  count(s.shelved_on) as shelved,
  sum(s.shelved_on - s.delivered_on) as shelf_sum,
  round(avg(s.shelved_on - s.delivered_on), 1) as shelf_days,
  sum(s.shipped_qty) filter (where s.state = 'CLOSED') as shipped_qty,
  sum(s.received_qty) filter (where s.state = 'CLOSED') as received_qty,
  sum(s.received_qty - s.shipped_qty) filter (where s.state = 'CLOSED') as gap,
  round(
    sum(s.received_qty - s.shipped_qty) filter (where s.state = 'CLOSED')::numeric
    / nullif(sum(s.shipped_qty) filter (where s.state = 'CLOSED'), 0),
    4
  ) as gap_rate,
  round(sum(s.freight) / nullif(sum(s.shipped_qty), 0), 2) as freight_unit
from fba_shipment s
where s.state <> 'CANCELLED'
  and (${dateFrom} is null or s.created_on >= ${dateFrom})
  and (${dateTo} is null or s.created_on <= ${dateTo})
  and (${shop} is null or s.shop = ${shop})
  and (${method} is null or s.method = ${method})
group by 1, 2, 3, 4
