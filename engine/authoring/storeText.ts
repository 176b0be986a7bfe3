import type { Store } from '../plan/compiled.ts';

/** `varchar(30)`, `decimal(12,2)`: how a field is kept. */
export function storeText({ type, length, scale }: Store): string {
  return length === undefined ? type : `${type}(${[length, scale].filter((each) => each !== undefined).join(',')})`;
}
