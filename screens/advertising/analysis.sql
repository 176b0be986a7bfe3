select
  coalesce(
    case ${dimension}
      when 'campaign' then campaign
      when 'shop' then shop
      when 'kind' then kind
      when 'owner' then owner
      when 'day' then to_char(date, 'YYYY-MM-DD')
      when 'month' then to_char(date, 'YYYY-MM')
    end,
    '（空）'
  ) as label,
  sum(impressions) as impressions,
  sum(clicks) as clicks,
  sum(clicks)::numeric / nullif(sum(impressions), 0) as ctr,
  sum(cost) as cost,
  sum(cost) / nullif(sum(clicks), 0) as cpc,
  sum(orders) as orders,
  sum(units) as units,
  sum(sales) as sales,
  sum(orders)::numeric / nullif(sum(clicks), 0) as cvr,
  sum(cost) / nullif(sum(sales), 0) as acos,
  sum(sales) / nullif(sum(cost), 0) as roas
from advertising_campaign_day
where (${dateFrom} is null or date >= ${dateFrom})
  and (${dateTo} is null or date <= ${dateTo})
  and (${shop} is null or shop = ${shop})
  and currency = ${currency}
group by 1
