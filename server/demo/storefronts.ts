/** City, state or county, postal code with `#` for any digit and `@` for any letter. */
export type Place = readonly [city: string, state: string, postalCode: string];

export interface Storefront {
  channel: string;
  currency: string;
  /** Share of all orders. */
  share: number;
  /** One dollar in the currency's unit. */
  rate: number;
  /** Share of shipped lines that come back. */
  returned: number;
  /** First digits of its order numbers; none for eBay. */
  orderPrefixes: readonly [string, ...string[]];
  countries: readonly [readonly [string, number], ...(readonly [string, number])[]];
  carriers: readonly [string, ...string[]];
  /** People in charge. */
  owners: readonly [string, ...string[]];
}

export const storefronts: readonly [Storefront, ...Storefront[]] = [
  {
    channel: 'Amazon.com',
    currency: 'USD',
    share: 0.45,
    rate: 1,
    returned: 0.075,
    orderPrefixes: ['111', '112', '113', '114'],
    countries: [['US', 1]],
    carriers: ['UPS', 'USPS', 'FedEx'],
    owners: ['张伟', '李娜', '王浩然', '陈思雨', '刘子轩'],
  },
  {
    channel: 'Amazon.co.uk',
    currency: 'GBP',
    share: 0.14,
    rate: 0.8,
    returned: 0.085,
    orderPrefixes: ['202', '203', '204', '206'],
    countries: [['GB', 1]],
    carriers: ['Royal Mail', 'Evri', 'DPD'],
    owners: ['赵敏', '黄志强'],
  },
  {
    channel: 'Amazon.de',
    currency: 'EUR',
    share: 0.16,
    rate: 0.93,
    returned: 0.135,
    orderPrefixes: ['302', '303', '304', '305', '306'],
    countries: [
      ['DE', 0.86],
      ['AT', 0.14],
    ],
    carriers: ['DHL', 'DPD', 'Hermes'],
    owners: ['周雨桐', '吴俊杰'],
  },
  {
    channel: 'Amazon.co.jp',
    currency: 'JPY',
    share: 0.13,
    rate: 148,
    returned: 0.035,
    orderPrefixes: ['249', '250', '503'],
    countries: [['JP', 1]],
    carriers: ['ヤマト運輸', '佐川急便', '日本郵便'],
    owners: ['徐静怡', '孙明哲'],
  },
  {
    channel: 'eBay',
    currency: 'USD',
    share: 0.12,
    rate: 0.94,
    returned: 0.06,
    orderPrefixes: ['04', '08', '11', '14', '19', '22', '26'],
    countries: [
      ['US', 0.62],
      ['GB', 0.16],
      ['DE', 0.1],
      ['CA', 0.08],
      ['AU', 0.04],
    ],
    carriers: ['云途物流', '燕文物流', 'USPS', '4PX'],
    owners: ['马晓东', '朱佳琪'],
  },
];

export const places: Readonly<Record<string, readonly [Place, ...Place[]]>> = {
  US: [
    ['LOS ANGELES', 'CA', '900##'],
    ['SAN DIEGO', 'CA', '921##'],
    ['SAN JOSE', 'CA', '951##'],
    ['SACRAMENTO', 'CA', '958##'],
    ['HOUSTON', 'TX', '770##'],
    ['DALLAS', 'TX', '752##'],
    ['AUSTIN', 'TX', '787##'],
    ['SAN ANTONIO', 'TX', '782##'],
    ['NEW YORK', 'NY', '100##'],
    ['BROOKLYN', 'NY', '112##'],
    ['BUFFALO', 'NY', '142##'],
    ['MIAMI', 'FL', '331##'],
    ['ORLANDO', 'FL', '328##'],
    ['TAMPA', 'FL', '336##'],
    ['CHICAGO', 'IL', '606##'],
    ['PHILADELPHIA', 'PA', '191##'],
    ['PITTSBURGH', 'PA', '152##'],
    ['COLUMBUS', 'OH', '432##'],
    ['ATLANTA', 'GA', '303##'],
    ['CHARLOTTE', 'NC', '282##'],
    ['PHOENIX', 'AZ', '850##'],
    ['SEATTLE', 'WA', '981##'],
    ['DENVER', 'CO', '802##'],
    ['BOSTON', 'MA', '021##'],
    ['NASHVILLE', 'TN', '372##'],
    ['LAS VEGAS', 'NV', '891##'],
    ['PORTLAND', 'OR', '972##'],
  ],
  GB: [
    ['LONDON', 'Greater London', 'SW# #@@'],
    ['LONDON', 'Greater London', 'E## #@@'],
    ['BIRMINGHAM', 'West Midlands', 'B## #@@'],
    ['MANCHESTER', 'Greater Manchester', 'M## #@@'],
    ['LEEDS', 'West Yorkshire', 'LS# #@@'],
    ['LIVERPOOL', 'Merseyside', 'L## #@@'],
    ['BRISTOL', 'Bristol', 'BS# #@@'],
    ['GLASGOW', 'Scotland', 'G## #@@'],
    ['CARDIFF', 'Wales', 'CF## #@@'],
  ],
  DE: [
    ['BERLIN', 'Berlin', '10###'],
    ['HAMBURG', 'Hamburg', '20###'],
    ['MÜNCHEN', 'Bayern', '80###'],
    ['NÜRNBERG', 'Bayern', '90###'],
    ['KÖLN', 'Nordrhein-Westfalen', '50###'],
    ['DÜSSELDORF', 'Nordrhein-Westfalen', '40###'],
    ['FRANKFURT AM MAIN', 'Hessen', '60###'],
    ['STUTTGART', 'Baden-Württemberg', '70###'],
    ['LEIPZIG', 'Sachsen', '04###'],
  ],
  AT: [
    ['WIEN', 'Wien', '10##'],
    ['GRAZ', 'Steiermark', '80##'],
  ],
  JP: [
    ['新宿区', '東京都', '160-00##'],
    ['世田谷区', '東京都', '154-00##'],
    ['江東区', '東京都', '135-00##'],
    ['横浜市', '神奈川県', '220-00##'],
    ['大阪市', '大阪府', '530-00##'],
    ['名古屋市', '愛知県', '450-00##'],
    ['札幌市', '北海道', '060-00##'],
    ['福岡市', '福岡県', '810-00##'],
    ['さいたま市', '埼玉県', '330-00##'],
    ['千葉市', '千葉県', '260-00##'],
  ],
  CA: [
    ['TORONTO', 'ON', 'M#@ #@#'],
    ['VANCOUVER', 'BC', 'V#@ #@#'],
  ],
  AU: [
    ['SYDNEY', 'NSW', '20##'],
    ['MELBOURNE', 'VIC', '30##'],
  ],
  FR: [
    ['PARIS', 'Île-de-France', '750##'],
    ['LYON', 'Auvergne-Rhône-Alpes', '690##'],
    ['MARSEILLE', "Provence-Alpes-Côte d'Azur", '130##'],
  ],
  IT: [
    ['MILANO', 'MI', '201##'],
    ['ROMA', 'RM', '001##'],
    ['TORINO', 'TO', '101##'],
  ],
  ES: [
    ['MADRID', 'Madrid', '280##'],
    ['BARCELONA', 'Barcelona', '080##'],
    ['VALENCIA', 'Valencia', '460##'],
  ],
  NL: [
    ['AMSTERDAM', 'Noord-Holland', '10## @@'],
    ['ROTTERDAM', 'Zuid-Holland', '30## @@'],
  ],
  SE: [
    ['STOCKHOLM', 'Stockholm', '11# ##'],
    ['GÖTEBORG', 'Västra Götaland', '41# ##'],
  ],
  PL: [
    ['WARSZAWA', 'mazowieckie', '00-###'],
    ['KRAKÓW', 'małopolskie', '30-###'],
  ],
  MX: [
    ['CIUDAD DE MÉXICO', 'CDMX', '06###'],
    ['GUADALAJARA', 'Jalisco', '44###'],
  ],
  BR: [
    ['SÃO PAULO', 'SP', '01###-###'],
    ['RIO DE JANEIRO', 'RJ', '20###-###'],
  ],
  AE: [
    ['DUBAI', 'Dubai', '00000'],
    ['ABU DHABI', 'Abu Dhabi', '00000'],
  ],
  IN: [
    ['MUMBAI', 'MAHARASHTRA', '4000##'],
    ['BENGALURU', 'KARNATAKA', '5600##'],
    ['NEW DELHI', 'DELHI', '1100##'],
  ],
};
