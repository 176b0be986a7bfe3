import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleCompiled } from '../testing/sampleCompiled.ts';
import { openTestPglite } from '../testing/testDatabase.ts';
import { fixedScreens, startTestServer, type TestServer } from '../testing/testServer.ts';
import { listenForSockets } from '../testing/testSocket.ts';

let server: TestServer;
let port = 0;

beforeAll(async () => {
  server = await startTestServer(await openTestPglite(), { screens: fixedScreens(sampleCompiled()) });
  port = Number(new URL(await listenForSockets(server.app)).port);
});
afterAll(() => server.close());

const open = () =>
  new Promise<number>((resolve, reject) =>
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

/** Asks for an upgrade and leaves the closing to the server; resolves with the status once it has closed. */
function ask(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let text = '';
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`never closed: ${url}`));
    }, 30_000);
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('error', reject);
    socket.on('end', () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(text.slice(9, 12));
    });
    const key = Buffer.from('0123456789abcdef').toString('base64');
    socket.write(
      `GET ${url} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
  });
}

test.each([
  ['/vxeSocket/1/p%00', '400'],
  ['/vxeSocket/1/p', '401'],
  ['/vxeSocket/1/%zz', '400'],
  ['/sys/login?a=1&a=2', '400'],
  ['/sys/user/list', '401'],
  ['/config/app', '200'],
  ['/sys/nothing', '404'],
  ['/page', '404'],
])('an upgrade of %s is answered %s and closed', async (url, status) => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(url)));
  expect(new Set(answers)).toEqual(new Set([status]));
  await expect.poll(open).toBe(0);
});
