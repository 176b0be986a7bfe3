import { afterEach, expect, test } from 'vitest';
import { openWaitingPage, type WaitingPage } from './waitingPage.ts';

let page: WaitingPage | undefined;
afterEach(() => page?.close());

/** Any that is free. */
async function open(): Promise<string> {
  for (let port = 20_000 + Math.floor(Math.random() * 20_000); ; port += 1) {
    try {
      page = await openWaitingPage({ host: '127.0.0.1', port });
      return `http://127.0.0.1:${port}`;
    } catch {
      // Somebody else's.
    }
  }
}

test('until the server answers, a page tells what is done, and callers are told to come again', async () => {
  const base = await open();
  page?.stage('正在打开 <数据库>');
  const shown = await fetch(`${base}/market/order`, { headers: { accept: 'text/html,*/*' } });
  expect([shown.status, shown.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await shown.text()).toContain('正在打开 &#60;数据库&#62;');
  const told = await fetch(`${base}/healthz`);
  expect(await told.json()).toMatchObject({ success: false, code: 503, result: { status: 'starting' } });
  await expect(openWaitingPage({ host: '127.0.0.1', port: Number(new URL(base).port) })).rejects.toThrow('EADDRINUSE');
  await page?.close();
  await openWaitingPage({ host: '127.0.0.1', port: Number(new URL(base).port) }).then((again) => {
    page = again;
  });
});
