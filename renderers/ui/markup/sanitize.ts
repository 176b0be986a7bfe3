import createPurifier, { type Config, type DOMPurify, type WindowLike } from 'dompurify';
import {
  allowedMarkup,
  CODE_CLASS,
  isLink,
  isStoredPath,
  pictureAddress,
  picturePath,
} from '../../../engine/markup/allowedMarkup.ts';

/** Where a picture's stored path waits until somebody fetches it through the session. */
export const PICTURE = 'data-picture';

const CONFIG: Config = {
  ALLOWED_TAGS: [...allowedMarkup.tags],
  ALLOWED_ATTR: [...new Set(Object.values(allowedMarkup.attributes).flat())],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

/** The one place where HTML is made harmless: tags and addresses beyond `allowedMarkup` go, their text stays (A092). */
export interface Sanitizer {
  /** As it may be kept. Pictures are those of this server. */
  clean(html: string): string;
  /** Ready for the page: links open beside it, pictures ask for nothing and carry their path in `data-picture`. */
  fragment(html: string): DocumentFragment;
}

/** A sanitizer over a window's parser. */
export function createSanitizer(window: WindowLike): Sanitizer {
  const kept = createPurifier(window);
  kept.addHook('beforeSanitizeAttributes', takePicture);
  kept.addHook('afterSanitizeAttributes', (element) => bindToTag(element, giveAddress));
  const shown = createPurifier(window);
  shown.addHook('beforeSanitizeAttributes', takePicture);
  shown.addHook('afterSanitizeAttributes', (element) => bindToTag(element, givePath));
  return {
    clean: (html) => kept.sanitize(html, CONFIG),
    fragment: (html) => fragmentOf(shown, html),
  };
}

function fragmentOf(purifier: DOMPurify, html: string): DocumentFragment {
  return purifier.sanitize(html, { ...CONFIG, RETURN_DOM_FRAGMENT: true });
}

const paths = new WeakMap<Element, string>();

/** Editors write the path itself; what was kept has the address of the file. */
function takePicture(element: Element): void {
  if (element.nodeName !== 'IMG') return;
  const own = element.getAttribute(PICTURE);
  const path = own !== null && isStoredPath(own) ? own : picturePath(element.getAttribute('src') ?? '');
  if (path !== undefined) paths.set(element, path);
}

function giveAddress(picture: Element, path: string): void {
  picture.setAttribute('src', pictureAddress(path));
}

function givePath(picture: Element, path: string): void {
  picture.removeAttribute('src');
  picture.setAttribute(PICTURE, path);
}

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = allowedMarkup.attributes;

/** Attributes belong to their tags; a link leads out, a picture is one of ours or is not there. */
function bindToTag(element: Element, give: (picture: Element, path: string) => void): void {
  const tag = element.nodeName.toLowerCase();
  for (const name of element.getAttributeNames()) {
    if (!ATTRIBUTES[tag]?.includes(name)) element.removeAttribute(name);
  }
  if (!CODE_CLASS.test(element.getAttribute('class') ?? '')) element.removeAttribute('class');
  if (tag === 'a') bindLink(element);
  if (tag !== 'img') return;
  const path = paths.get(element);
  if (path === undefined) element.remove();
  else give(element, path);
}

function bindLink(link: Element): void {
  if (!isLink(link.getAttribute('href') ?? '')) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer nofollow');
}

let own: Sanitizer | undefined;

/** The page's own sanitizer. */
export function sanitizer(): Sanitizer {
  own ??= createSanitizer(window);
  return own;
}
