import { createHash, randomInt } from 'node:crypto';

const SIGNS = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 16;
const AMOUNT = 10;
const CODE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);

/** New codes to be written down: 80 random bits each, so that their hashes tell nobody what they are. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: AMOUNT }, () =>
    Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );
}

/** A code as it is compared: however it was written down. */
export const plainCode = (text: string): string => text.replace(/[\s-]/g, '').toLowerCase();

export const isRecoveryCode = (plain: string): boolean => CODE.test(plain);

/** What is kept of one. */
export function recoveryHash(userId: string, code: string): string {
  return createHash('sha256')
    .update(`recovery\n${userId}\n${plainCode(code)}`)
    .digest('hex');
}
