/** Whether something written says one of these keys: of many keys there are it says few, and those are gone through. */
export function says(written: object, keys: ReadonlySet<string>): boolean {
  for (const key in written) if (keys.has(key)) return true;
  return false;
}
