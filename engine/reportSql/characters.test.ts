import { expect, it } from 'vitest';
import { charactersOf } from './characters.ts';

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

it.each(['', 'select 1', "select '订单' as é, '😀' as b"])('finds the characters of the bytes of %j', (text) => {
  const at = charactersOf(text);
  let index = 0;
  for (const character of text) {
    const begin = bytesOf(text.slice(0, index));
    expect(at(begin)).toBe(index);
    index += character.length;
    for (let byte = begin + 1; byte <= begin + bytesOf(character); byte++) expect(at(byte)).toBe(index);
  }
});

it('stays within the text', () => {
  expect([-1, 100].map(charactersOf('a订'))).toEqual([0, 2]);
});
