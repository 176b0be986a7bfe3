import { createHash } from 'node:crypto';
import { KEEP_CAPTCHA, SWEEP_CAPTCHAS, TAKE_CAPTCHA } from '../db/statements/signIn.ts';
import type { Context } from '../http/Context.ts';
import { captchaImage, captchaText } from './captchaImage.ts';

const LIFE = 5 * 60_000;

/** Pictures with four characters; each is good for one try within five minutes. */
export interface Captchas {
  /** Data URI of a new picture under the client's key; an older one under that key is void. */
  draw(key: string): Promise<string>;
  /** Uses the picture up and tells whether the answer was right. */
  take(key: string, answer: string): Promise<boolean>;
}

function hashOf(key: string, text: string): string {
  return createHash('sha256').update(`${key}\n${text.trim().toUpperCase()}`).digest('hex');
}

/** Captchas in the database; `random` answers in [0, 1). */
export function createCaptchas({ db, clock }: Pick<Context, 'db' | 'clock'>, random: () => number): Captchas {
  return {
    async draw(key) {
      const text = captchaText(random);
      const now = clock().getTime();
      await db.query(SWEEP_CAPTCHAS, [now]);
      await db.query(KEEP_CAPTCHA, [key, hashOf(key, text), now + LIFE]);
      return captchaImage(text, random);
    },
    async take(key, answer) {
      const row = (await db.query<{ answer_hash: string; expires_at: number }>(TAKE_CAPTCHA, [key])).rows[0];
      return row !== undefined && row.expires_at > clock().getTime() && row.answer_hash === hashOf(key, answer);
    },
  };
}
