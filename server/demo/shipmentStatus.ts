import type { Day } from './demand.ts';
import type { Random } from './random.ts';

export interface Shipment {
  /** Days since the order. */
  age: number;
  cancelled: boolean;
  merchant: boolean;
  /** Share of lines that come back. */
  returned: number;
}

export interface ShipmentStatus {
  status: string;
  courierStatus: string;
}

/** What has become of a line by now: fresh ones are still under way, old ones delivered, returned or lost. */
export function shipmentStatus(random: Random, { age, cancelled, merchant, returned }: Shipment): ShipmentStatus {
  if (cancelled) return { status: 'Cancelled', courierStatus: 'Cancelled' };
  // Parcels from overseas warehouses and from China take longer than the marketplace's own.
  const transit = merchant ? random.whole(4, 12) : random.whole(1, 4);
  const handling = merchant ? random.whole(0, 2) : random.whole(0, 1);
  if (age < handling) return { status: 'Pending', courierStatus: 'Unshipped' };
  if (age === handling && merchant) return { status: 'Pending - Waiting for Pick Up', courierStatus: 'Unshipped' };
  if (age < transit)
    return { status: random.boolean(0.5) ? 'Shipped' : 'Shipped - Picked Up', courierStatus: 'On the Way' };
  if (age === transit) return { status: 'Shipped - Out for Delivery', courierStatus: 'On the Way' };
  return { status: delivered(random, age, returned), courierStatus: 'Shipped' };
}

function delivered(random: Random, age: number, returned: number): string {
  const mishap = random.next();
  if (mishap < 0.003) return 'Shipped - Lost in Transit';
  if (mishap < 0.005) return 'Shipped - Damaged';
  if (mishap < 0.009) return 'Shipped - Rejected by Buyer';
  if (age > 10 && random.boolean(returned)) {
    return age < 32 && random.boolean(0.5) ? 'Shipped - Returning to Seller' : 'Shipped - Returned to Seller';
  }
  return 'Shipped - Delivered to Buyer';
}

const notes: Readonly<Record<string, readonly [string, ...string[]]>> = {
  Cancelled: ['买家下错尺码，自行取消', '库存不足，已联系买家', '超时未付款'],
  Pending: ['待仓库拣货', '买家要求改地址，等待确认'],
  'Shipped - Returned to Seller': [
    '尺码偏小，买家退货',
    '颜色与图片不符',
    '退货已入库，可二次销售',
    '退货破损，转弃置',
  ],
  'Shipped - Lost in Transit': ['已向承运商索赔', '已补发'],
  'Shipped - Damaged': ['外箱破损，已退款', '已补发'],
  'Shipped - Rejected by Buyer': ['地址无法投递', '买家拒收'],
};

/** What the person in charge noted down; most lines have nothing. */
export function remarkFor(random: Random, status: string, business: boolean, day: Day): string | null {
  const own = notes[status];
  if (own) return random.boolean(0.3) ? random.pick(own) : null;
  if (business && random.boolean(0.2)) return random.pick(['企业采购，需开具发票', '老客户复购，留意交期']);
  if (day.discount > 0.15 && random.boolean(0.01)) return '大促订单，优先发货';
  return random.boolean(0.004) ? random.pick(['买家催件', '留评五星', '已发售后卡']) : null;
}
