import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { KEEP_CODE, SWEEP_CODES, TRY_CODE, USE_CODE } from '../db/statements/signIn.ts';
import type { Context } from '../http/Context.ts';

/** What a code proves, and whose it is: `subject` is the account a new password is meant for,
 * or the user who calls the phone or mail theirs. */
export interface CodePlace {
  purpose: 'login' | 'register' | 'reset' | 'contact';
  /** Where it was sent: a number, or a mail address. */
  phone: string;
  subject?: string;
}

const LIFE = 5 * 60_000;
const TRIES = 5;

/** Codes of six digits: five minutes, five tries, one use. A new one voids the one before. */
export interface SmsCodes {
  issue(place: CodePlace): Promise<string>;
  /** Whether the code is right; counts as a try and does not use it up. */
  matches(place: CodePlace, code: string): Promise<boolean>;
  /** Uses a right code up; false when it is wrong or already used. */
  take(place: CodePlace, code: string): Promise<boolean>;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

function keyOf({ purpose, phone, subject = '' }: CodePlace): string {
  return digest(`${purpose}\n${phone}\n${subject}`);
}

/** Codes in the database, as hashes. */
export function createSmsCodes({ db, clock }: Pick<Context, 'db' | 'clock'>): SmsCodes {
  const hashOf = (place: CodePlace, code: string): string => digest(`${keyOf(place)}\n${code.trim()}`);
  const matches: SmsCodes['matches'] = async (place, code) => {
    const tried = await db.query<{ code_hash: string }>(TRY_CODE, [keyOf(place), clock().getTime(), TRIES]);
    const wanted = tried.rows[0]?.code_hash;
    return wanted !== undefined && timingSafeEqual(Buffer.from(wanted), Buffer.from(hashOf(place, code)));
  };
  return {
    async issue(place) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const now = clock().getTime();
      await db.query(SWEEP_CODES, [now]);
      await db.query(KEEP_CODE, [keyOf(place), hashOf(place, code), now + LIFE]);
      return code;
    },
    matches,
    async take(place, code) {
      if (!(await matches(place, code))) return false;
      return (await db.query(USE_CODE, [keyOf(place), hashOf(place, code)])).rows.length > 0;
    },
  };
}
