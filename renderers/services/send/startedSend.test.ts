import { expect, test } from 'vitest';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import type { Envelope } from '../../../engine/api/envelope.ts';
import type { Outgoing } from '../../../engine/api/send.ts';
import { type Start, startAddress } from '../../../engine/api/start.ts';
import { startedSend } from './startedSend.ts';

const envelope = (result: unknown): Envelope => ({ success: true, code: 200, message: '', result }) as Envelope;
const MANIFEST = ENDPOINTS.manifest.path;
const ROWS = '/rows?pageNo=1';

/** A page that began with `start`; what it sends itself is answered 'sent'. */
function begun(start: Promise<Start | undefined>) {
  const sent: string[] = [];
  const clock = { now: 1_000 };
  const send = startedSend(
    async ({ url }) => {
      sent.push(url);
      const text = async () => JSON.stringify(envelope('sent'));
      return { status: 200, header: () => undefined, text, file: async () => new Blob() };
    },
    { token: 't', tenantId: '1', start },
    () => clock.now,
  );
  const ask = async (url: string, more: Partial<Outgoing> = {}) => {
    const headers = { 'X-Access-Token': 't', 'tenant-id': '1' };
    const incoming = await send({ method: 'GET', url, headers, timeout: 1_000, ...more });
    return JSON.parse(await incoming.text()).result;
  };
  return { ask, sent, clock };
}

const START: Start = { answers: { [MANIFEST]: envelope('manifest'), [ROWS]: envelope('rows') } };

test('the time in an address is no part of its name', () => {
  expect(startAddress('/a?_t=17&b=1')).toBe('/a?b=1');
  expect(startAddress('/a?b=1&_t=17')).toBe('/a?b=1');
  expect(startAddress('/a?_t=17')).toBe('/a');
  expect(startAddress('/a?b_t=17')).toBe('/a?b_t=17');
});

test('whoever asks while it is under way waits for it, and each answer is given once', async () => {
  let come = (_start: Start) => {};
  const { ask, sent } = begun(
    new Promise((resolve) => {
      come = resolve;
    }),
  );
  const waiting = ask(`${MANIFEST}?_t=1`);
  const other = ask('/elsewhere');
  come(START);
  expect(await waiting).toBe('manifest');
  expect(await ask('/rows?_t=1&pageNo=1')).toBe('rows');
  expect(await other).toBe('sent');
  expect(await ask(ROWS)).toBe('sent');
  expect(await ask(MANIFEST)).toBe('sent');
  expect(sent).toEqual(['/elsewhere', ROWS, MANIFEST]);
});

test('one that does not come costs nothing but the time', async () => {
  const { ask, sent } = begun(Promise.resolve(undefined));
  expect(await ask(MANIFEST)).toBe('sent');
  expect(sent).toEqual([MANIFEST]);
});

test('another caller, a change, and ten seconds make it worthless', async () => {
  const headers = { 'X-Access-Token': 'another', 'tenant-id': '1' };
  const other = begun(Promise.resolve(START));
  expect(await other.ask(MANIFEST, { headers })).toBe('sent');
  expect(await other.ask(MANIFEST, { headers: { ...headers, 'X-Access-Token': 't', 'tenant-id': '2' } })).toBe('sent');
  const changed = begun(Promise.resolve(START));
  await changed.ask('/save', { method: 'POST' });
  expect(await changed.ask(ROWS)).toBe('sent');
  const late = begun(Promise.resolve(START));
  expect(await late.ask(MANIFEST)).toBe('manifest');
  late.clock.now += 10_000;
  expect(await late.ask(ROWS)).toBe('sent');
});
