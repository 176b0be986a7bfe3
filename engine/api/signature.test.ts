import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sign } from './sign.ts';
import { isSigned, signatureTime, signedText } from './signature.ts';

test('query of the URL, then the call, sorted, numbers and flags as text, nulls and _t left out', () => {
  const params = { b: 2, a: 'x', yes: true, none: null, _t: 5, url: '覆盖' };
  expect(signedText('/p?url=raw%20value&z=1', params)).toBe('{"a":"x","b":"2","url":"覆盖","yes":"true","z":"1"}');
  expect(params).toEqual({ b: 2, a: 'x', yes: true, none: null, _t: 5, url: '覆盖' });
});

test('integer-like keys are sorted as text', () => {
  expect(signedText('/p', { b: '1', 10: 'x', 9: 'y' })).toBe('{"10":"x","9":"y","b":"1"}');
});

test('a dictionary in the path becomes x-path-variable, decoded', () => {
  expect(signedText('/sys/dict/loadDict/sys_user,realname,username?k=1')).toBe(
    '{"k":"1","x-path-variable":"sys_user,realname,username"}',
  );
  expect(signedText('/sys/dict/loadDict/t%2C%E5%90%8D')).toBe('{"x-path-variable":"t,名"}');
  expect(signedText('/sys/dict/loadDict/%E0%A4%A,x')).toBe('{"x-path-variable":"%E0%A4%A,x"}');
});

test('the hash is the upper-case MD5 of text and secret', () => {
  expect(sign('{"a":"名"}', 'secret')).toBe(createHash('md5').update('{"a":"名"}secret').digest('hex').toUpperCase());
});

test('the time is 14 digits at GMT+8', () => {
  expect(signatureTime(Date.UTC(2026, 11, 31, 16, 0, 9))).toBe('20270101000009');
});

test('only configured paths are signed', () => {
  const signature = { secret: 's', paths: ['/sys/dict/loadDict'] };
  expect(
    ['/sys/dict/loadDict', '/sys/dict/loadDict/a', '/sys/dict/loadDictItem'].map((path) => isSigned(signature, path)),
  ).toEqual([true, true, false]);
  expect(isSigned(undefined, '/x')).toBe(false);
});
