import type { Settings } from '../config/settings.ts';
import type { Context } from '../http/Context.ts';
import { type Channel, DeliveryError, userAddress } from './Channel.ts';

/** One connection may be set up that long, in milliseconds. */
const CONNECT = 10_000;
/** Bytes of what goes with a mail: most servers take 20 to 25 MB, and on the way it grows by a third. */
export const LARGEST_ATTACHMENT: number = 10 * 1024 * 1024;

const MAIL = /^[^\s@<>",;]{1,64}@[^\s@<>",;]{1,190}$/;

/** Mails through an SMTP server (`WEFT_SMTP_URL`); its library is loaded with the first of them. */
export function mailChannel({ db, settings }: Pick<Context, 'db' | 'settings'>): Channel {
  const transport = memo(async () => openTransport(settings));
  return {
    code: '2',
    title: '邮件',
    missing: () =>
      settings.smtpUrl === undefined
        ? '邮件没有配置：请设置环境变量 WEFT_SMTP_URL（如 smtps://用户:密码@smtp.example.com）与 WEFT_MAIL_FROM'
        : undefined,
    async addressOf(tenant, receiver) {
      if (MAIL.test(receiver)) return { address: receiver };
      if (receiver.includes('@')) return { problem: `“${receiver}”不是邮箱地址` };
      return userAddress(db, { tenant, username: receiver, column: 'email', title: '邮箱' });
    },
    async send({ id, title, content, receiver, file }, signal) {
      const { sendMail } = await transport();
      const attachments = file ? [{ filename: file.name, content: await file.read() }] : [];
      signal.throwIfAborted();
      return sendMail({ id, to: receiver, subject: title, text: content, attachments });
    },
  };
}

/** Made once; one that failed is made again. */
function memo<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  attachments: { filename: string; content: Buffer }[];
}

async function openTransport({ smtpUrl = '', mailFrom = '' }: Settings) {
  const { createTransport } = await import('nodemailer');
  const times = { connectionTimeout: CONNECT, greetingTimeout: CONNECT, socketTimeout: CONNECT };
  const mailer = createTransport({ url: smtpUrl, ...times, disableFileAccess: true, disableUrlAccess: true });
  return {
    async sendMail({ id, ...mail }: Mail): Promise<string> {
      // The same id with every try: a server that got it already can tell.
      const messageId = `<${id}@${mailFrom.split('@')[1]?.replace(/>.*$/, '') ?? 'weft'}>`;
      try {
        const { response } = await mailer.sendMail({ from: mailFrom, ...mail, messageId });
        return String(response).slice(0, 200);
      } catch (error) {
        throw mailError(error);
      }
    },
  };
}

/** What the server said, without what it was told: the address of the server may hold a password. */
function mailError(error: unknown): DeliveryError {
  const { responseCode, response, code } = error as { responseCode?: number; response?: string; code?: string };
  const refused = responseCode !== undefined && responseCode >= 500 && responseCode < 600;
  if (code === 'EAUTH') return new DeliveryError('邮件服务器不接受用户名或密码', true, responseCode);
  if (response !== undefined)
    return new DeliveryError(`邮件服务器答：${response.slice(0, 200)}`, refused, responseCode);
  return new DeliveryError(`连不上邮件服务器（${code ?? '没有回答'}）`);
}
