import { ENDPOINTS, pathTo } from '../api/endpoints.ts';

/**
 * What rich text may hold, the same for those who keep it and those who show it: nothing that runs, asks
 * another server, or leaves its place. No `style`, no `id`, no classes but a code's language.
 */
export const allowedMarkup = {
  tags: [
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'br',
    'hr',
    'blockquote',
    'pre',
    'ul',
    'ol',
    'li',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'del',
    'sub',
    'sup',
    'code',
    'mark',
    'a',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    code: ['class'],
    ol: ['start'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
} as const;

/** Classes a `code` may have: the name of its language. */
export const CODE_CLASS: RegExp = /^language-[\w-]{1,40}$/;

/** Whether a link may lead there: the web, a mailbox or a telephone. */
export function isLink(address: string): boolean {
  return /^(?:https?:\/\/[^\s/?#\\]|mailto:\S|tel:[\d+])/i.test(address);
}

const STORED = ENDPOINTS.storedFile.path.replace('{path*}', '');
const PATH = /^[\p{L}\p{N}_-]+(?:\/[\p{L}\p{N}_-]+)*\.[a-z0-9]{1,8}$/u;

/** What a picture's `src` is for a stored path. */
export function pictureAddress(path: string): string {
  return pathTo(ENDPOINTS.storedFile, { path });
}

/** The stored path behind a picture's `src`; undefined: it is not one of ours, and may not be asked for. */
export function picturePath(address: string): string | undefined {
  if (!address.startsWith(STORED)) return undefined;
  try {
    const path = decodeURIComponent(address.slice(STORED.length));
    return isStoredPath(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a text is the path of a stored file: letters, digits and little else, no way up. */
export function isStoredPath(path: string): boolean {
  return PATH.test(path);
}
