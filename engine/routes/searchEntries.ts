/** What a search part says, by name; with or without its `?`. What has no `=` says nothing. */
export function searchEntries(search: string): Map<string, string> {
  const entries = new Map<string, string>();
  for (const [, name = '', text = ''] of search.matchAll(/([^?&=]+)=([^&]*)/g))
    entries.set(decoded(name), decoded(text));
  return entries;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // A hand-typed `%` is no reason to refuse the page.
    return text;
  }
}
