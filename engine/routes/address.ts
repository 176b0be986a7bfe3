/** Values a menu address may name; the token is not among them, on purpose. */
export type AddressNames = ReadonlyMap<string, string>;

/** Where the playground's preview stands, in a frame of that page. */
export const PREVIEW_PATH = '/isystem/playground/frame';

/**
 * What its page is answered with. A browser that knows how gives such a page a process of its own, though it comes from
 * the same place as the page around it: however much the preview has to draw, nobody who types waits for it.
 */
export const PREVIEW_HEADER = ['document-isolation-policy', 'isolate-and-credentialless'] as const;

/** True when the text carries control characters, which browsers drop while reading an address. */
function hasControl(text: string): boolean {
  return [...text].some((letter) => letter < ' ' || letter === '\u007f');
}

/** An address that may become a link or a frame: http, https or a path of this site; otherwise undefined. */
export function safeHref(address: string): string | undefined {
  const text = address.trim();
  if (hasControl(text)) return undefined;
  if (/^https?:\/\/[^\s/]/i.test(text)) return text;
  return isSitePath(text) ? text : undefined;
}

/** A path of this site, `/x?y#z`: the only thing a redirect may lead to. Anything else gives the fallback. */
export function safeRedirect(target: string | null | undefined, fallback: string): string {
  if (!target || !isSitePath(target)) return fallback;
  return pathOf(target).startsWith('/user/') ? fallback : target;
}

/** The path without query, fragment and closing slashes. */
export function pathOf(fullPath: string): string {
  const path = /^[^?#]*/.exec(fullPath)?.[0] ?? '';
  return path.replace(/\/+$/, '') || '/';
}

/** A menu address with its `{{ name }}` and `${name}` filled in from a fixed list; undefined when it is not safe. */
export function menuAddress(template: string, names: AddressNames): string | undefined {
  let known = true;
  const filled = template.replace(/\{\{([^{}]*)\}\}|\$\{([^{}]*)\}/g, (_all, curly?: string, dollar?: string) => {
    const value = names.get((curly ?? dollar ?? '').trim());
    if (value === undefined) known = false;
    return value ?? '';
  });
  return known && !/[{}]/.test(filled) ? safeHref(filled) : undefined;
}

function isSitePath(text: string): boolean {
  return /^\/(?![/\\])/.test(text) && !text.includes('\\') && !hasControl(text);
}
