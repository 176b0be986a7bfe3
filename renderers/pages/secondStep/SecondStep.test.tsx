// @vitest-environment jsdom

import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Outgoing } from '../../../engine/api/send.ts';
import type { SecondStep as Step } from '../../../engine/session/secondStep.ts';
import { clickButton, mount, pageText, untilRead } from '../../../tests/mount.ts';
import { createServices, ServicesProvider } from '../../services/services.ts';
import { SecondStep } from './SecondStep.tsx';

const ENTERED = { token: 't', userInfo: { username: 'li' }, tenantList: [], sysAllDictItems: {} };
const OFFER = { offer: 'o', secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qr: { size: 21, path: 'M0 0h1v1h-1z' } };

async function opened(kind: Step['kind'], answer: (path: string, body: Record<string, string>) => object) {
  const sent: [string, Record<string, string>][] = [];
  const send = async ({ url, body = '{}' }: Outgoing) => {
    const given = JSON.parse(String(body));
    sent.push([url.split('?')[0] ?? '', given]);
    const text = JSON.stringify({ success: true, code: 200, message: '', ...answer(url, given) });
    return { status: 200, header: () => undefined, text: async () => text, file: async () => new Blob([text]) };
  };
  const storage = () => localStorage;
  const world = {
    send,
    clock: () => 0,
    random: () => 'k',
    localStorage: storage,
    sessionStorage: storage,
    path: () => '/',
  };
  const services = createServices(world);
  const onSignedIn = vi.fn(async () => undefined);
  const onLeave = vi.fn();
  await mount(
    <QueryClientProvider client={services.queryClient}>
      <ServicesProvider value={services}>
        <SecondStep step={{ kind, ticket: 'k1' }} onSignedIn={onSignedIn} onLeave={onLeave} />
      </ServicesProvider>
    </QueryClientProvider>,
  );
  return { sent, onSignedIn, onLeave };
}

const type = (label: string, text: string) =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement>(`input[aria-label=${label}]`) ?? expect.fail(`no ${label}`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

test('six digits send themselves; a wrong code is told, goes, and the keyboard stays', async () => {
  const { sent, onSignedIn } = await opened('code', (_path, { code }) =>
    code === '123456' ? { result: ENTERED } : { success: false, code: 500, message: '动态口令错误或已用过' },
  );
  const input = () => document.querySelector<HTMLInputElement>('input[aria-label=动态口令]');
  expect(document.activeElement).toBe(input());
  await clickButton('登录');
  await untilRead('请输入动态口令');
  await type('动态口令', '000000');
  await untilRead('动态口令错误或已用过');
  expect(input()?.value).toBe('');
  expect(document.activeElement).toBe(input());
  expect(onSignedIn).not.toHaveBeenCalled();
  await type('动态口令', '123456');
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), { timeout: 30_000 });
  expect(sent).toEqual([
    ['/sys/totp/signIn', { ticket: 'k1', code: '000000' }],
    ['/sys/totp/signIn', { ticket: 'k1', code: '123456' }],
  ]);
});

test('a recovery code goes in its place, and one may begin anew', async () => {
  const { sent, onSignedIn, onLeave } = await opened('code', () => ({ result: ENTERED }));
  await clickButton('验证器不在身边？用恢复码');
  await type('恢复码', 'abcd-efgh-ijkl-mnop ');
  await clickButton('登录');
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), { timeout: 30_000 });
  expect(sent).toEqual([['/sys/totp/signIn', { ticket: 'k1', code: 'abcd-efgh-ijkl-mnop' }]]);
  await clickButton('返回登录');
  expect(onLeave).toHaveBeenCalledOnce();
});

test('whoever must bind sees the code to scan, then the recovery codes, and only then goes in', async () => {
  const { onSignedIn } = await opened('bind', (path) => {
    if (path.startsWith('/sys/totp/signIn/begin')) return { result: OFFER };
    return { result: { ...ENTERED, recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] } };
  });
  await untilRead('ABCD EFGH');
  expect(document.querySelector('svg[role=img] path:last-child')?.getAttribute('d')).toBe('M0 0h1v1h-1z');
  await type('动态口令', '123456');
  await untilRead('cccc-dddd');
  expect(onSignedIn).not.toHaveBeenCalled();
  await clickButton('已保存，进入系统');
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce(), { timeout: 30_000 });
  expect(pageText()).not.toContain('ABCD EFGH');
});
