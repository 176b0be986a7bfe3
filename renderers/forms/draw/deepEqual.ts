/**
 * Whether two of RJSF's parts (schemas, properties, data) read the same, by RJSF's own measure: any two functions do.
 * What is more than plain objects and lists is the same only if it is one and the same.
 */
export function deepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one === 'function') return typeof other === 'function';
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((item, at) => deepEqual(item, other[at]));
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && deepEqual(one[key], other[key]));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
