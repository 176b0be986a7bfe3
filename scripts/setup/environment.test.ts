import { expect, test } from 'vitest';
import { unreadLines } from './environment.mjs';

test('lines of .env that say nothing are told, and no part of a value of several lines is', () => {
  const text =
    '# WEFT_CAPTCHA 1\nPORT=80\n\nWEFT_CAPTCHA 1\nWEFT_OIDC=\'[\n{"id":"corp"}\n]\'\nexport WEFT_SLIDER=1\n  LOG_LEVEL: info\n';
  expect(unreadLines(text)).toEqual([4, 9]);
});
