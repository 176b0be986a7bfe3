import { createRandom } from '../random.ts';
import { LAST_DAY, later } from './calendar.ts';
import type { Return } from './returns.ts';
import type { Delivery } from './shipments.ts';
import type { Stock } from './stock.ts';

/** What the marketplace owes for lost, damaged and short goods, with the keys of the model `fba/claim`. */
export function generateClaims(stocks: readonly Stock[], deliveries: readonly Delivery[]) {
  const random = createRandom(71);
  const prices = new Map(stocks.map(({ shop, offer }) => [`${shop}/${offer.listing.msku}`, offer]));
  const causes = [
    ...stocks.flatMap(({ shop, ledger }) =>
      ledger.flatMap(({ day, msku, lost, damaged }) => [
        ...(lost > 0 ? [{ shop, msku, day, qty: lost, kind: 'lost', shipmentNo: null }] : []),
        ...(damaged > 0 ? [{ shop, msku, day, qty: damaged, kind: 'damaged', shipmentNo: null }] : []),
      ]),
    ),
    ...deliveries.flatMap(({ shipment: { shop, shipmentNo, shelvedOn }, lines }) =>
      lines.flatMap(({ msku, shipped, received }) =>
        shelvedOn !== null && shipped > received
          ? [{ shop, msku, day: shelvedOn, qty: shipped - received, kind: 'short', shipmentNo }]
          : [],
      ),
    ),
  ].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  return causes.flatMap(({ shop, msku, day, qty, kind, shipmentNo }, index) => {
    const offer = prices.get(`${shop}/${msku}`);
    if (!offer) return [];
    const { price, currency, sku } = offer.listing;
    const deadlineOn = later(day, kind === 'short' ? 270 : 60);
    const old = day < later(LAST_DAY, -45);
    const state = old
      ? random.weighted([
          ['paid', 70],
          ['refused', 12],
          ['sent', 10],
          ['open', 8],
        ])
      : random.pick(['open', 'open', 'sent']);
    const dueAmount = Math.round(qty * price * 0.8 * 100) / 100;
    return {
      claimNo: `CL${String(index + 1).padStart(5, '0')}`,
      shop,
      msku,
      sku,
      kind,
      shipmentNo,
      qty,
      currency,
      happenedOn: day,
      deadlineOn,
      state,
      dueAmount,
      paidAmount: state === 'paid' ? (random.boolean(0.85) ? dueAmount : Math.round(dueAmount * 60) / 100) : 0,
      caseNo: state === 'open' ? null : String(random.whole(10_000_000_000, 19_999_999_999)),
      owner: offer.shop.owner,
      evidence: null,
      remark: null,
    };
  });
}

const METHODS = [
  ['return', 60],
  ['dispose', 40],
] as const;

/** Orders to take goods out of the warehouse, with the keys of the model `fba/removal`. */
export function generateRemovals(stocks: readonly Stock[]) {
  const random = createRandom(72);
  return stocks
    .flatMap(({ shop, offer, ledger }) =>
      ledger.flatMap(({ day, msku, sku, removed, disposed }) =>
        removed + disposed === 0 ? [] : [{ shop, offer, day, msku, sku, qty: removed + disposed, disposed }],
      ),
    )
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    .map(({ shop, offer, day, msku, sku, qty, disposed }, index) => ({
      removalNo: `RM${String(index + 1).padStart(6, '0')}`,
      requestedOn: later(day, -random.whole(2, 12)),
      shop,
      msku,
      sku,
      qty,
      method: disposed > 0 ? 'dispose' : random.weighted(METHODS),
      disposition: 'unsellable',
      state: 'done',
      currency: offer.shop.currency,
      fee: Math.round(qty * 1.04 * 100) / 100,
      doneOn: day,
      owner: offer.shop.owner,
    }));
}

/** What came back to our own warehouse abroad, with the keys of the model `fba/return-stock`. */
export function generateReturnStock(returns: readonly Return[]) {
  const random = createRandom(73);
  return returns
    .filter(({ fulfilment, disposition }) => fulfilment === 'Merchant' || disposition === 'CUSTOMER_DAMAGED')
    .slice(-400)
    .map(({ returnedOn, orderId, shop, msku, sku, qty, reason }, index) => {
      const fresh = returnedOn > later(LAST_DAY, -20);
      const grade = fresh && random.boolean(0.5) ? null : random.pick(['A', 'A', 'B', 'C', 'D'] as const);
      const handled =
        grade === null
          ? null
          : grade === 'A'
            ? 'resell'
            : grade === 'B'
              ? 'relabel'
              : grade === 'C'
                ? 'local'
                : 'dispose';
      return {
        receiptNo: `RT${String(index + 1).padStart(6, '0')}`,
        arrivedOn: returnedOn,
        orderId,
        shop,
        msku,
        sku,
        qty,
        reason,
        grade,
        state: handled === null ? 'waiting' : fresh && random.boolean(0.4) ? 'graded' : 'done',
        handling: handled,
        warehouse: random.pick(['美西退货仓', '美东退货仓', '德国退货仓', '英国退货仓'] as const),
        storageDays: random.whole(1, 40),
        handlingFee: Math.round(qty * (1.2 + random.next()) * 100) / 100,
        remark: null,
      };
    });
}
