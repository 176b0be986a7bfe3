import { sentences } from '../../problems.ts';
import type { Sentence } from '../../sentence.ts';

/** A name in braces, or behind a sign, that is not as the language has it. */
const SLIP = /(?:[$#]\{|\{{1,2}|\$)\s*([A-Za-z][\w.]*)\s*\}{0,2}/g;

/** What in a plain text was meant to be a value and would be printed as it stands; `at`: where each begins. */
export function slipsIn(
  plain: string,
  isField: (name: string) => boolean,
  isWord: (name: string) => boolean,
): { sentence: Sentence; at: number }[] {
  return [...plain.matchAll(SLIP)].flatMap(({ 0: whole, 1: name = '', index: at }) => {
    const found = whole.trim();
    if (isField(name)) return [{ sentence: printedAsIs(found, `\${${name}}`), at }];
    // A word alone behind a sign is an amount of dollars, or whatever it says.
    return isWord(name) && found.includes('{') ? [{ sentence: printedAsIs(found, `#{${name}}`), at }] : [];
  });
}

const printedAsIs = (found: string, meant: string): Sentence => ({
  ...sentences['print-word'](found, [], meant),
  message: `"${found}" 会照原样印出来`,
  expected: meant,
});

/** A barcode of the name of a field. */
export const asField = (name: string): Sentence => printedAsIs(name, `\${${name}}`);

/** A field that stands behind the sign of words, or a word behind that of fields. */
export const otherSign = (found: string, meant: string): Sentence => ({
  ...sentences['print-word'](found, [], meant),
  message: `"${found}" 的记号不对：字段写成 \${…}，页码、日期等写成 #{…}`,
  expected: meant,
});
