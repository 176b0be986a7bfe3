import { connect } from 'node:net';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerError } from './failures.ts';
import { addSlowBodies } from './slowBodies.ts';

const app = fastify();
let port = 0;

beforeAll(async () => {
  app.setErrorHandler(answerError);
  addSlowBodies(app, { grace: 300, slowest: 1_000 });
  app.post('/', async ({ body }) => ({ got: body }));
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

/** Sends the head and then a byte at a time; resolves with all that came once the server has closed. */
function drip(head: string, body: string, every: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    let at = 0;
    const start = `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n${head}\r\n\r\n`;
    socket.write(start);
    const timer = setInterval(() => {
      if (at < body.length && socket.writable) socket.write(body[at++] ?? '');
    }, every);
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(text);
    });
    setTimeout(() => reject(new Error('never closed')), 30_000).unref();
  });
}

test.each([
  ['that drips', 'Content-Length: 400'],
  ['that never comes', 'Content-Length: 200'],
])('a body %s is given up', async (_name, head) => {
  const started = Date.now();
  const text = await drip(head, '1', 100);
  expect(Date.now() - started).toBeLessThan(20_000);
  expect(text).toBe('');
});

test('one that comes in time is read', async () => {
  expect(await drip('Content-Length: 7', '{"a":1}', 5)).toContain('{"got":{"a":1}}');
});
