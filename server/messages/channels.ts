import { sendNotice } from '../announcements/sendNotice.ts';
import { gatewaySender } from '../auth/sms.ts';
import type { Resolve } from '../config/openAddress.ts';
import type { Context } from '../http/Context.ts';
import { type Channel, DeliveryError, userAddress } from './Channel.ts';
import { mailChannel } from './mailChannel.ts';
import { webhookChannel } from './webhooks/webhookChannel.ts';

/** Every way by which messages go, by its code. */
export function createChannels(context: Context, resolve?: Resolve): ReadonlyMap<string, Channel> {
  const all = [
    smsChannel(context),
    mailChannel(context),
    noticeChannel(context),
    webhookChannel({ ...context, resolve }),
  ];
  return new Map(all.map((channel) => [channel.code, channel]));
}

/** Digits, with the country before them where there is one. */
const PHONE = /^\+?\d{5,20}$/;

/** Texts to phones, through a gateway that takes `{mobile, content}`. */
function smsChannel({ db, settings }: Pick<Context, 'db' | 'settings'>): Channel {
  return {
    code: '1',
    title: '短信',
    missing: () =>
      settings.smsUrl === undefined ? '短信没有配置：请设置环境变量 WEFT_SMS_URL（短信网关的地址）' : undefined,
    async addressOf(tenant, receiver) {
      if (PHONE.test(receiver)) return { address: receiver };
      return userAddress(db, { tenant, username: receiver, column: 'phone', title: '手机号' });
    },
    async send({ receiver, content }) {
      try {
        await gatewaySender(settings.smsUrl ?? '').send(receiver, content);
        return '短信网关已接受';
      } catch (error) {
        // The address of the gateway may hold a password.
        const status = /answered (\d{3})/.exec(error instanceof Error ? error.message : '')?.[1];
        throw new DeliveryError(status === undefined ? '连不上短信网关' : `短信网关答 ${status}`);
      }
    },
  };
}

/** Into the bell of one person. */
function noticeChannel(context: Context): Channel {
  const idOf = (tenant: string, username: string) =>
    userAddress(context.db, { tenant, username, column: 'id', title: '编号' });
  return {
    code: '4',
    title: '系统通知',
    missing: () => undefined,
    async addressOf(tenant, receiver) {
      const found = await idOf(tenant, receiver);
      return 'problem' in found ? found : { address: receiver };
    },
    async send({ tenant, id, title, content, receiver }) {
      const user = await idOf(tenant, receiver);
      if ('problem' in user) throw new DeliveryError(user.problem, true);
      const notice = { tenant, user: user.address, title, text: content, page: '', about: { type: 'message', id } };
      await sendNotice(context, notice);
      return '已放进铃铛';
    },
  };
}
