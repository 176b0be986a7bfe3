import { countAnswer } from '../../auth/phoneLogin.ts';
import { createSmsCodes, type SmsCodes } from '../../auth/smsCodes.ts';
import { createThrottle } from '../../auth/throttle.ts';
import type { Session } from '../../db/Database.ts';
import { CONTACTS, type ContactKind } from '../../db/statements/contacts.ts';
import type { Context } from '../../http/Context.ts';
import { BusinessError } from '../../http/errors.ts';

/** A phone or mail as it is kept. */
export interface Contact {
  value: string;
  /** What its owner has shown to be theirs; it counts while it is the value. */
  confirmed: string;
}

/** What a person wants it to be, with the code that was sent there, if any. */
export interface WantedContact {
  kind: ContactKind;
  value: string;
  code: string;
}

const NAMES: Readonly<Record<ContactKind, string>> = { phone: '手机号', email: '邮箱' };

/** Changes of one's own phone and mail. */
export interface OwnContacts {
  /**
   * What is confirmed from now on. A new phone needs its code; so does a new mail where mails are sent. Throws
   * BusinessError for a wrong or missing code.
   */
  confirm(userId: string, address: string, old: Contact, wanted: WantedContact): Promise<string>;
  /** Before it is written, in the same transaction. Throws BusinessError for what is another's. */
  claim(session: Session, userId: string, old: Contact, wanted: WantedContact): Promise<void>;
}

export function createOwnContacts(context: Context): OwnContacts {
  const codes: SmsCodes = createSmsCodes(context);
  const throttle = createThrottle(context);
  return {
    async confirm(userId, address, old, { kind, value, code }) {
      if (value === '') return '';
      if (code !== '') {
        await countAnswer({ throttle }, address);
        if (await codes.take({ purpose: 'contact', phone: value, subject: userId }, code)) return value;
        throw new BusinessError(`${NAMES[kind]}的验证码错误或已过期`);
      }
      const needed = kind === 'phone' || context.settings.mailUrl !== undefined;
      if (needed && value !== old.value && value !== old.confirmed)
        throw new BusinessError(`更换${NAMES[kind]}，请先获取并填写验证码`);
      return old.confirmed;
    },
    async claim(session, userId, old, { kind, value }) {
      if (value === '') return;
      await session.query(CONTACTS[kind].forget, [value]);
      const statements = value === old.value ? [CONTACTS[kind].held] : [CONTACTS[kind].held, CONTACTS[kind].taken];
      for (const statement of statements) {
        if ((await session.query(statement, [value, userId])).rows.length > 0)
          throw new BusinessError(`该${NAMES[kind]}已被其他账号使用`);
      }
    },
  };
}
