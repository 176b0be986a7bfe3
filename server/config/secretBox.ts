import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;

/** Keeps secrets that the server itself must read again, by a key that stands in the environment and nowhere else. */
export interface SecretBox {
  /** `about` says whose it is: what was sealed for one opens for no other. */
  seal(secret: string, about: string): string;
  /** Undefined: sealed by another key, for another, or changed. */
  open(sealed: string, about: string): string | undefined;
}

/** What the secret of a person's authenticator is sealed about. */
export const aboutTotp = (userId: string): string => `totp ${userId}`;

/** A box for the key of the environment (`WEFT_SECRET_KEY`). */
export function secretBox(key: string): SecretBox {
  const bytes = createHash('sha256').update(`weft secret box\n${key}`).digest();
  return {
    seal(secret, about) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(ALGORITHM, bytes, nonce).setAAD(Buffer.from(about));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return ['v1', ...[nonce, text, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.');
    },
    open(sealed, about) {
      const [, nonce, text, tag] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
      if (nonce === undefined || text === undefined || tag === undefined) return undefined;
      try {
        const decipher = createDecipheriv(ALGORITHM, bytes, nonce).setAAD(Buffer.from(about)).setAuthTag(tag);
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
