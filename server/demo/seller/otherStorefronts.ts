import type { Storefront } from '../storefronts.ts';
import { PER_DOLLAR } from './currencies.ts';

type Row = readonly [
  channel: string,
  currency: string,
  country: string,
  share: number,
  returned: number,
  prefix: string,
  carrier: string,
  owner: string,
];

const rows: readonly Row[] = [
  ['Amazon.ca', 'CAD', 'CA', 0.14, 0.07, '701', 'Canada Post', '张伟'],
  ['Amazon.com.mx', 'MXN', 'MX', 0.04, 0.06, '702', 'Estafeta', '王芳'],
  ['Amazon.com.br', 'BRL', 'BR', 0.03, 0.06, '703', 'Correios', '王芳'],
  ['Amazon.fr', 'EUR', 'FR', 0.17, 0.1, '402', 'Colissimo', '陈静'],
  ['Amazon.it', 'EUR', 'IT', 0.13, 0.09, '405', 'BRT', '陈静'],
  ['Amazon.es', 'EUR', 'ES', 0.13, 0.09, '404', 'SEUR', '刘洋'],
  ['Amazon.nl', 'EUR', 'NL', 0.04, 0.11, '408', 'PostNL', '刘洋'],
  ['Amazon.se', 'SEK', 'SE', 0.03, 0.11, '409', 'PostNord', '刘洋'],
  ['Amazon.pl', 'PLN', 'PL', 0.04, 0.08, '407', 'InPost', '刘洋'],
  ['Amazon.com.au', 'AUD', 'AU', 0.06, 0.05, '250', 'Australia Post', '黄敏'],
  ['Amazon.ae', 'AED', 'AE', 0.02, 0.05, '406', 'Aramex', '黄敏'],
  ['Amazon.in', 'INR', 'IN', 0.05, 0.06, '403', 'Delhivery', '运营专员'],
  ['Non-Amazon', 'USD', 'US', 0.03, 0.04, '119', 'UPS', '运营专员'],
  ['eBay.co.uk', 'GBP', 'GB', 0.03, 0.06, '05', 'Royal Mail', '赵磊'],
  ['eBay.de', 'EUR', 'DE', 0.03, 0.09, '06', 'DHL', '赵磊'],
  ['eBay.fr', 'EUR', 'FR', 0.01, 0.07, '07', 'Colissimo', '周杰'],
  ['eBay.it', 'EUR', 'IT', 0.01, 0.07, '09', 'BRT', '周杰'],
  ['eBay.com.au', 'AUD', 'AU', 0.01, 0.05, '10', 'Australia Post', '周杰'],
];

/** The storefronts beside the five that sell most; their shares are of each other. */
export const otherStorefronts: readonly Storefront[] = rows.map(
  ([channel, currency, country, share, returned, prefix, carrier, owner]) => ({
    channel,
    currency,
    share,
    returned,
    rate: PER_DOLLAR[currency] ?? 1,
    orderPrefixes: [prefix],
    countries: [[country, 1]],
    carriers: [carrier],
    owners: [owner],
  }),
);
