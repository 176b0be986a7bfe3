import { expect, test } from 'vitest';
import { slotHref } from './slotHref.ts';

test('a template is filled from the row, values standing for themselves only', () => {
  expect(slotHref('/market/order?orderId={{ orderId }}', { orderId: '1&a=2/..' })).toEqual({
    href: '/market/order?orderId=1%26a%3D2%2F..',
    outside: false,
  });
  expect(slotHref('/a/{{ b }}', { b: 0 })?.href).toBe('/a/0');
  expect(slotHref('{{ url }}', { url: 'https://example.com/a?b=c' })).toEqual({
    href: 'https://example.com/a?b=c',
    outside: true,
  });
});

test('without a value, or with a name the row does not have, there is no link', () => {
  expect(slotHref('/a/{{ b }}', { b: null })).toBeUndefined();
  expect(slotHref('/a/{{ b }}', { b: '' })).toBeUndefined();
  expect(slotHref('/a/{{ c }}', { b: 'x' })).toBeUndefined();
  expect(slotHref('/a/{{ b.constructor }}', { b: 'x' })).toBeUndefined();
});

test('A094 a link leads to a path of our own or to http(s), never elsewhere', () => {
  for (const url of [
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'https:evil',
    'evil.example',
    'http://',
  ]) {
    expect(slotHref('{{ url }}', { url }), url).toBeUndefined();
    expect(slotHref(url, {}), url).toBeUndefined();
  }
  expect(slotHref('{{ host }}/a', { host: 'javascript:alert(1)//' })).toBeUndefined();
});

test("a call and a letter are the template's, with a number and an address and nothing else", () => {
  const row = { phone: '+86 (138) 0000-1010', mail: 'li.lei+a@example.com', bad: 'a@b.c?bcc=x@y.z', odd: '1;ext=5' };
  expect(slotHref('tel:{{ phone }}', row)).toEqual({ href: 'tel:+8613800001010', outside: false });
  expect(slotHref('mailto:{{ mail }}', row)).toEqual({ href: 'mailto:li.lei%2Ba%40example.com', outside: false });
  expect(slotHref('mailto:{{ bad }}', row)).toBeUndefined();
  expect(slotHref('tel:{{ odd }}', row)).toBeUndefined();
  expect(slotHref('tel:{{ phone }}', { phone: '' })).toBeUndefined();
  for (const url of ['tel:110', 'mailto:a@b.c']) expect(slotHref('{{ url }}', { url })).toBeUndefined();
});
