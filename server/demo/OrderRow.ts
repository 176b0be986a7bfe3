/** A line of an order with the keys of the model `market/order`. */
export interface OrderRow {
  lineNo: number;
  orderId: string;
  orderDate: string;
  status: string;
  fulfilment: string;
  salesChannel: string;
  serviceLevel: string;
  category: string;
  size: string;
  courierStatus: string;
  qty: number;
  currency: string;
  amount: number;
  shipCity: string;
  shipState: string;
  shipPostalCode: string;
  shipCountry: string;
  b2b: 'Y' | 'N';
  fulfilledBy: string | null;
  owner: string;
  remark: string | null;
}
