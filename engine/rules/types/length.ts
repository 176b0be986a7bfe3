import { separatorOf } from '../../values/parts.ts';
import { countCharacters } from '../patterns.ts';
import { type RuleType, replaced, textReader } from '../RuleType.ts';

/** How many characters a text has, or how many are chosen. */
export const lengthRule: RuleType<'length'> = ({ min, max, measure: by, message }, { kind }) => {
  const text = textReader(kind);
  const listed = kind === 'codes' || kind === 'reference' || kind === 'files';
  const few = listed ? `最少选择${min}项` : `最小长度${min}位字符`;
  const many = listed ? `最多选择${max}项` : `最大长度${max}位字符`;
  const plain = by === 'display' ? displayLength : countCharacters;
  const measure = listed ? (written: string) => written.split(separatorOf({})).length : plain;
  return replaced(message, (value) => {
    const written = text(value);
    // A text never has more characters than code units, nor less than half as many.
    if (
      plain === countCharacters &&
      !listed &&
      written.length <= (max ?? written.length) &&
      written.length >= 2 * (min ?? 0)
    )
      return undefined;
    const count = measure(written);
    if (min !== undefined && count < min) return few;
    return max !== undefined && count > max ? many : undefined;
  });
};

/** The length of a text where a non-ASCII character counts as 2. */
export function displayLength(text: string): number {
  let length = 0;
  for (const character of text) length += character.charCodeAt(0) > 127 ? 2 : 1;
  return length;
}
