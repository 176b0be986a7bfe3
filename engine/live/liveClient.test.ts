import { describe, expect, test } from 'vitest';
import { createLiveClient, LINGER } from './createLiveClient.ts';
import type { LiveRow } from './LiveClient.ts';
import { HEART_BEAT, HEART_BEAT_ANSWER, membersMessage, rowMessage } from './messages.ts';
import { createFakeClock, createFakeNetwork, type FakeSocket } from './testing.ts';

function start(random: () => number = () => 0) {
  const clock = createFakeClock();
  const network = createFakeNetwork();
  const logged: string[] = [];
  const client = createLiveClient({ connect: network.connect, clock, random, log: (message) => logged.push(message) });
  const seen: string[] = [];
  const follow = (key = 'goods', name = 'a') =>
    client.subscribe(key, {
      onRow: (row: LiveRow) => seen.push(`${name} ${row.id} ${row.name}`),
      onCatchUp: () => seen.push(`${name} catches up`),
    });
  const socket = (at: number): FakeSocket => {
    const found = network.sockets[at];
    if (!found) throw new Error(`no socket ${at}`);
    return found;
  };
  return { clock, network, logged, client, seen, follow, socket };
}

const beats = ({ sent }: FakeSocket) => sent.filter((text) => text === HEART_BEAT).length;

describe('heart beat', () => {
  test('is sent on open, and again 10000 ms after its answer', () => {
    const { clock, follow, socket } = start();
    follow();
    expect(socket(0).sent).toEqual([]);
    socket(0).onOpen();
    expect(socket(0).sent).toEqual([HEART_BEAT]);
    clock.advance(4_000);
    socket(0).onMessage(HEART_BEAT_ANSWER);
    clock.advance(9_999);
    expect(beats(socket(0))).toBe(1);
    clock.advance(1);
    expect(beats(socket(0))).toBe(2);
  });

  test('without an answer within 6000 ms the socket is given up and another opened 5000 ms later', () => {
    const { clock, network, follow, socket } = start();
    follow();
    socket(0).onOpen();
    clock.advance(5_999);
    expect(socket(0).closed).toBe(false);
    clock.advance(1);
    expect(socket(0).closed).toBe(true);
    clock.advance(4_999);
    expect(network.sockets).toHaveLength(1);
    clock.advance(1);
    expect(network.sockets).toHaveLength(2);
  });

  test('other messages are no answer', () => {
    const { clock, follow, socket } = start();
    follow();
    socket(0).onOpen();
    clock.advance(3_000);
    socket(0).onMessage(rowMessage('goods', { id: '1' }));
    clock.advance(3_000);
    expect(socket(0).closed).toBe(true);
  });
});

describe('reconnecting', () => {
  test('a lost socket comes back after 5000 ms, once, however often it tells of its end', () => {
    const { clock, network, follow, socket } = start();
    follow();
    socket(0).onOpen();
    socket(0).onClose();
    socket(0).onClose();
    socket(0).onMessage(HEART_BEAT_ANSWER);
    follow('goods', 'b');
    expect(clock.waiting()).toBe(1);
    clock.advance(4_999);
    expect(network.sockets).toHaveLength(1);
    clock.advance(60_000 - 4_999);
    // The second one never opens: given up after 20 s, a third follows 5 s later, and so on.
    expect(network.live().length).toBeLessThanOrEqual(1);
    expect(network.sockets.length).toBeLessThanOrEqual(4);
  });

  test('the wait is spread by chance', () => {
    const { clock, network, follow, socket } = start(() => 0.5);
    follow();
    socket(0).onClose();
    clock.advance(5_499);
    expect(network.sockets).toHaveLength(1);
    clock.advance(1);
    expect(network.sockets).toHaveLength(2);
  });

  test('a connection that neither opens nor fails is given up after 20 s', () => {
    const { clock, network, follow, socket } = start();
    follow();
    clock.advance(19_999);
    expect(socket(0).closed).toBe(false);
    clock.advance(1);
    expect(socket(0).closed).toBe(true);
    clock.advance(5_000);
    expect(network.sockets).toHaveLength(2);
  });

  test('what a given-up socket still says is not heard', () => {
    const { clock, follow, socket, seen } = start();
    follow();
    socket(0).onOpen();
    clock.advance(11_000);
    seen.length = 0;
    socket(0).onMessage(rowMessage('goods', { id: '1', name: 'late' }));
    socket(0).onOpen();
    socket(0).onClose();
    expect(seen).toEqual([]);
    expect(socket(1).closed).toBe(false);
  });

  test('a session that is over is not tried again', () => {
    const { clock, network, follow, socket } = start();
    follow();
    socket(0).onOpen();
    socket(0).onClose(true);
    clock.advance(3_600_000);
    expect(network.sockets).toHaveLength(1);
    expect(clock.waiting()).toBe(0);
  });

  test('whoever subscribed before a socket opened catches up, after every opening', () => {
    const { clock, follow, socket, seen } = start();
    follow();
    socket(0).onOpen();
    follow('goods', 'b');
    expect(seen).toEqual(['a catches up']);
    socket(0).onClose();
    clock.advance(5_000);
    socket(1).onOpen();
    expect(seen).toEqual(['a catches up', 'a catches up', 'b catches up']);
  });

  test('FA36: flapping every 2 s for 5 minutes leaves one live socket and no timers', () => {
    const { clock, network, follow, client, seen } = start();
    follow();
    for (let second = 0; second < 300; second += 2) {
      const current = network.live().at(-1);
      if (second % 4 === 0) current?.onOpen();
      else current?.onClose();
      expect(network.live().length).toBeLessThanOrEqual(1);
      expect(clock.waiting()).toBeLessThanOrEqual(1);
      clock.advance(2_000);
    }
    expect(network.sockets.length).toBeGreaterThan(30);
    expect(seen.length).toBeGreaterThan(30);
    expect(new Set(network.sockets.map(({ pageId }) => pageId)).size).toBe(1);
    client.leave();
    expect(clock.waiting()).toBe(0);
    expect(network.live()).toEqual([]);
  });
});

describe('one socket for all', () => {
  test('two subscribers share it under an id of 32 characters', () => {
    const { network, follow, socket } = start(Math.random);
    follow('goods', 'a');
    follow('orders', 'b');
    expect(network.sockets).toHaveLength(1);
    expect(socket(0).pageId).toMatch(/^[a-z0-9]{32}$/);
  });

  test('it outlives its last subscriber for a moment, from page to page', () => {
    const { clock, network, follow, socket } = start();
    follow().close();
    clock.advance(LINGER - 1);
    const second = follow();
    clock.advance(1_000);
    expect(socket(0).closed).toBe(false);
    second.close();
    second.close();
    clock.advance(LINGER);
    expect(socket(0).closed).toBe(true);
    expect(clock.waiting()).toBe(0);
    follow();
    expect(network.sockets).toHaveLength(2);
  });

  test('leaving is for good', () => {
    const { clock, network, client, follow, socket } = start();
    follow();
    socket(0).onOpen();
    client.leave();
    socket(0).onClose();
    follow();
    clock.advance(60_000);
    expect(network.sockets).toHaveLength(1);
    expect(clock.waiting()).toBe(0);
  });
});

describe('messages', () => {
  test('rows reach the subscribers of their key, but not the one who sent them', () => {
    const { follow, socket, seen } = start(Math.random);
    const mine = follow('goods', 'a');
    follow('goods', 'b');
    follow('orders', 'c');
    socket(0).onOpen();
    seen.length = 0;
    mine.sendRow({ id: '7', name: 'x' });
    const sent = socket(0).sent.at(-1) ?? '';
    expect(JSON.parse(sent)).toEqual({
      type: 'update_vxe_table',
      data: { socketKey: 'goods', args: [{ id: '7', name: 'x' }, mine.caseId] },
    });
    socket(0).onMessage(sent);
    expect(seen).toEqual(['b 7 x']);
  });

  test('rows that came or went make everyone but their sender catch up', () => {
    const { follow, socket, seen } = start(Math.random);
    const mine = follow('goods', 'a');
    follow('goods', 'b');
    follow('orders', 'c');
    socket(0).onOpen();
    seen.length = 0;
    socket(0).onMessage(membersMessage('goods', mine.caseId));
    expect(seen).toEqual(['b catches up']);
    socket(0).onMessage(membersMessage('goods'));
    expect(seen).toEqual(['b catches up', 'a catches up', 'b catches up']);
  });

  test('server messages are dispatched by key until the listener stops', () => {
    const { client, socket } = start();
    const got: unknown[] = [];
    const stop = client.listen('notice', (args) => got.push(args));
    socket(0).onOpen();
    socket(0).onMessage('{"type":"common_send_date","data":{"key":"notice","args":[1,"two"]}}');
    socket(0).onMessage('{"type":"common_send_date","data":{"key":"other","args":[3]}}');
    stop();
    socket(0).onMessage('{"type":"common_send_date","data":{"key":"notice","args":[4]}}');
    expect(got).toEqual([[1, 'two']]);
  });

  test.each([
    'no json',
    '',
    '[]',
    'null',
    '{"data":1}',
    '{"type":5}',
    '{"type":"update_vxe_table"}',
    '{"type":"update_vxe_table","data":{"socketKey":"goods","args":[]}}',
    '{"type":"update_vxe_table","data":{"socketKey":"goods","args":[{"name":"no id"},"x"]}}',
    '{"type":"common_send_date","data":{"args":[1]}}',
  ])('%s is ignored', (text) => {
    const { follow, socket, seen, logged } = start();
    follow();
    socket(0).onOpen();
    seen.length = 0;
    socket(0).onMessage(text);
    expect(seen).toEqual([]);
    expect(logged).toEqual([]);
    expect(socket(0).closed).toBe(false);
  });

  test('an unknown type is logged', () => {
    const { follow, socket, logged } = start();
    follow();
    socket(0).onOpen();
    socket(0).onMessage('{"type":"weather","data":"sun"}');
    expect(logged).toEqual(['live message of unknown type weather']);
  });
});
