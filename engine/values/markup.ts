import { defineValueType, plainText } from './empty.ts';
import { compareTexts } from './text.ts';
import { accepted, refused } from './ValueType.ts';

/** HTML or Markdown source. Cleaning belongs to whoever draws it; here it is text whose tags are not shown. */
export const markup = defineValueType({
  parse: (input) => (typeof input === 'string' ? accepted(input) : refused('请输入文字')),
  format: (value) => withoutTags(plainText(value)),
  compare: (left, right) => compareTexts(plainText(left), plainText(right)),
  toText: plainText,
  fromText: accepted,
});

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', amp: '&' };

/** The readable text of a piece of HTML on one line; plain text, never to be put back into HTML unescaped. */
function withoutTags(source: string): string {
  return source
    .replace(/<(script|style)\b[^<]*(?:<(?!\/\1\b)[^<]*)*<\/\1[^>]*>/gi, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
