select
  c.month,
  c.shop,
  h.site,
  c.msku,
  c.sku,
  c.category,
  c.units,
  p.size_tier,
  c.charged_tier,
  c.currency,
  f.fee as expected_unit,
  round(c.charged / nullif(c.units, 0), 2) as charged_unit,
  round(f.fee * c.units, 2) as expected,
  c.charged,
  c.charged - f.fee * c.units as difference,
  round((c.charged - f.fee * c.units) * x.rate, 2) as difference_cny,
  p.length,
  p.width,
  p.height,
  p.weight
from fba_fee_charge c
join base_shop h on h.code = c.shop
join base_product p on p.sku = c.sku
join base_fba_fee f on f.site = h.site and f.size_tier = p.size_tier and c.month between f.valid_from and f.valid_to
join base_exchange_rate x on x.currency = c.currency and x.kind = 'month' and x.valid_from = c.month
where (${shop} is null or c.shop = ${shop})
  and (${category} is null or c.category = ${category})
  and (${dateFrom} is null or c.month >= date_trunc('month', ${dateFrom}::date))
  and (${dateTo} is null or c.month <= ${dateTo})
  and (
    ${keyword} is null
    or concat_ws(' ', c.msku, c.sku) ilike any (
      array(
        select '%' || word || '%'
        from unnest(string_to_array(translate(${keyword}, ',，;；、', '     '), ' ')) as word
        where word <> ''
      )
    )
  )
  and (${only} is null or abs(c.charged - f.fee * c.units) >= 0.01)
