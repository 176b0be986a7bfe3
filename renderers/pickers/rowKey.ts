/** What tells a report's rows apart: their id, or all they say, since a report has no key of its own. */
export function rowKey(row: Readonly<Record<string, unknown>>): string {
  const { id } = row;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : JSON.stringify(row);
}
