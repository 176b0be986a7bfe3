import { describe, expect, test } from 'vitest';
import type { Envelope } from './envelope.ts';
import { abortedFailure, timeoutFailure, unreachableFailure } from './Failure.ts';
import { failureOf } from './failureOf.ts';
import { presentFailure } from './presentation.ts';

const body = (code: number | string, message = '', result: unknown = null): Envelope => ({
  success: false,
  code,
  message,
  result,
});

describe('the error catalogue of the shell', () => {
  test.each([
    ['body 500', 200, body(500, '保存失败'), 'business', '保存失败', 'dialog'],
    ['body 510', 200, body(510), 'expired', '登录已过期，请重新登录', 'expired'],
    [
      'body 500 with the token marker',
      200,
      body(500, 'Token失效，请重新登录'),
      'expired',
      'Token失效，请重新登录',
      'expired',
    ],
    [
      'HTTP 500 with the token marker',
      500,
      body(500, 'Token失效，请重新登录'),
      'expired',
      'Token失效，请重新登录',
      'expired',
    ],
    ['body 409', 200, body(409, '数据已被他人修改', { id: '1' }), 'conflict', '数据已被他人修改', 'dialog'],
    ['HTTP 400', 400, body(400, '参数错误'), 'invalid', '参数错误', 'notification'],
    ['body 400', 200, body(400, '参数错误'), 'invalid', '参数错误', 'notification'],
    ['body 404', 200, body(404, '未找到对应数据'), 'missing', '未找到对应数据', 'notification'],
    ['body 412', 200, body(412, '请输入验证码'), 'captcha', '请输入验证码', 'dialog'],
    ['HTTP 401', 401, body(401, 'x'), 'unauthorized', '未授权，请重新登录', 'notification'],
    ['HTTP 403', 403, body(403, 'x'), 'forbidden', '拒绝访问', 'notification'],
    ['HTTP 404', 404, undefined, 'missing', '很抱歉，资源未找到!', 'notification'],
    ['HTTP 504', 504, undefined, 'timeout', '网络超时', 'notification'],
    ['HTTP 503', 503, body(503, '数据库暂不可用'), 'http', '数据库暂不可用', 'notification'],
    ['HTTP 429 without a body', 429, undefined, 'http', '请求失败（429）', 'notification'],
  ])('%s', (_name, status, envelope, kind, message, as) => {
    const failure = failureOf(status, envelope);
    expect({ kind: failure?.kind, message: failure?.message }).toEqual({ kind, message });
    expect(failure && presentFailure(failure, true).as).toBe(as);
  });

  test('a code given as text is understood', () => {
    expect(failureOf(200, body('510'))?.kind).toBe('expired');
  });

  test('the conflicting row travels with the failure', () => {
    expect(failureOf(200, body(409, '', { version: 3 }))?.result).toEqual({ version: 3 });
  });

  test('success true is no failure whatever its code', () => {
    expect(failureOf(200, { success: true, code: 500, message: '', result: null })).toBeUndefined();
  });

  test('401 reloads after 1.5 s, but only when signed in', () => {
    const failure = failureOf(401, undefined);
    expect(failure && presentFailure(failure, true).reloadAfter).toBe(1500);
    expect(failure && presentFailure(failure, false).reloadAfter).toBeUndefined();
  });

  test('no response, timeout and a call given up', () => {
    expect(presentFailure(unreachableFailure(), true)).toEqual({
      as: 'notification',
      text: '网络或者登录信息过期，请刷新重试',
    });
    expect(presentFailure(timeoutFailure(), true)).toEqual({ as: 'notification', text: '网络超时' });
    expect(presentFailure(abortedFailure(), true).as).toBe('nothing');
  });
});
