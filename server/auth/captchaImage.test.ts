import { expect, test } from 'vitest';
import { captchaImage, captchaText } from './captchaImage.ts';

function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

test('the same chance draws the same picture, another chance another one', () => {
  const draw = (seed: number): string => captchaImage('AK47', sequence(seed));
  expect(draw(1)).toBe(draw(1));
  expect(draw(1)).not.toBe(draw(2));
});

test('the picture holds strokes and no readable text', () => {
  const text = captchaText(sequence(7));
  expect(text).toMatch(/^[A-Z2-9]{4}$/);
  const uri = captchaImage(text, sequence(8));
  expect(uri.startsWith('data:image/svg+xml;base64,')).toBe(true);
  const svg = Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64').toString();
  expect(svg).not.toMatch(/<text|<tspan|<title|aria-/);
  expect(svg.match(/<path/g)).toHaveLength(2);
});
