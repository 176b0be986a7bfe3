import sanitizeHtml from 'sanitize-html';
import { allowedMarkup, CODE_CLASS, isLink, picturePath } from '../../../engine/markup/allowedMarkup.ts';

const { code: _class, ...attributes } = allowedMarkup.attributes;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...allowedMarkup.tags],
  allowedAttributes: Object.fromEntries(Object.entries(attributes).map(([tag, names]) => [tag, [...names]])),
  allowedClasses: { code: [CODE_CLASS] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 60,
  transformTags: {
    a: (tagName, { href, ...attribs }) => ({ tagName, attribs: href && isLink(href) ? { href, ...attribs } : attribs }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && picturePath(attribs.src ?? '') === undefined,
};

/** Rich text as it may be kept: what `allowedMarkup` names, text otherwise (A092). */
export function cleanMarkup(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}
