import type { ValueKind } from '../plan/Plan.ts';
import { compareUnits, defineValueType, plainText } from './empty.ts';
import { accepted, refused } from './ValueType.ts';

/** Stands for a secret that is kept: all a reader ever gets of it, and what leaves it as it is when sent back. */
export const SECRET_MASK = '●●●●●●';

/** Written, never read: shown, copied and exported as the mask. */
export const secret = defineValueType({
  parse: (input) => (typeof input === 'string' ? accepted(input) : refused('请输入文字')),
  format: () => SECRET_MASK,
  compare: (left, right) => compareUnits(plainText(left), plainText(right)),
  toText: () => SECRET_MASK,
  fromText: accepted,
});

/** Whether the value says of a secret that it stays what it is; there is then nothing to check or to write. */
export function isKept(kind: ValueKind, value: unknown): boolean {
  return kind === 'secret' && value === SECRET_MASK;
}
