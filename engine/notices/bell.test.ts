import { describe, expect, test } from 'vitest';
import { createFakeClock, createFakeNetwork } from '../live/testing.ts';
import { createBell, POLL_EVERY } from './bell.ts';
import { BELL_BEAT, BELL_BEAT_ANSWER, pushMessage } from './messages.ts';
import { parseCounts } from './Notice.ts';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

/** A bell whose loads answer how many there were, until they are told to fail. */
function setUp() {
  const clock = createFakeClock();
  const network = createFakeNetwork();
  const world = { loads: 0, failing: false, waiting: undefined as Promise<void> | undefined };
  const bell = createBell({
    connect: network.connect,
    clock,
    random: () => 0,
    load: async () => {
      world.loads += 1;
      const own = world.loads;
      await world.waiting;
      if (world.failing) throw new Error('away');
      return { notices: [], noticeTotal: own, messages: [], messageTotal: 0 };
    },
  });
  const socket = () => {
    const last = network.sockets.at(-1);
    if (!last) throw new Error('no socket');
    return last;
  };
  const pass = async (milliseconds: number) => {
    // In small steps, so that a load that was started can end before the next is due.
    for (let gone = 0; gone < milliseconds; gone += 500) {
      clock.advance(Math.min(500, milliseconds - gone));
      await settle();
    }
  };
  const start = async () => {
    bell.setAwake(true);
    socket().onOpen();
    await settle();
    world.loads = 0;
  };
  return { bell, clock, network, world, socket, pass, start };
}

test('it rests until it is awake, then opens one socket and looks once', async () => {
  const { bell, network, world, socket, pass } = setUp();
  expect([world.loads, network.sockets.length]).toEqual([0, 0]);
  bell.setAwake(true);
  bell.setAwake(true);
  await settle();
  expect([world.loads, network.sockets.length]).toEqual([0, 1]);
  socket().onOpen();
  await pass(5_000);
  expect(world.loads).toBe(1);
  expect(bell.state()).toMatchObject({ loading: false, failed: false, counts: { noticeTotal: 1 } });
});

test('a socket that does not stand within a second is not waited for', async () => {
  const { bell, world, socket, pass } = setUp();
  bell.setAwake(true);
  await pass(1_000);
  expect(world.loads).toBe(1);
  socket().onOpen();
  await settle();
  // Something may have been told before the socket stood.
  expect(world.loads).toBe(2);
});

test('it looks when told of something for all or for its user, and at nothing else', async () => {
  const { world, socket, start } = setUp();
  await start();
  socket().onMessage(pushMessage({ cmd: 'topic', msgId: '1', msgTxt: 'a' }));
  await settle();
  socket().onMessage(pushMessage({ cmd: 'user', msgId: '2', msgTxt: 'b', userId: '9' }));
  await settle();
  expect(world.loads).toBe(2);
  for (const text of ['{"cmd":"heartcheck"}', '{"cmd":"email"}', 'not json', '[]', 'null', BELL_BEAT_ANSWER]) {
    socket().onMessage(text);
  }
  await settle();
  expect(world.loads).toBe(2);
});

test('pushes that come together are one more look', async () => {
  const { world, socket, start, bell } = setUp();
  await start();
  let go: () => void = () => undefined;
  world.waiting = new Promise((resolve) => {
    go = resolve;
  });
  for (let at = 0; at < 5; at += 1) socket().onMessage(pushMessage({ cmd: 'topic', msgId: '1', msgTxt: 'a' }));
  go();
  await settle();
  await bell.reload();
  expect(world.loads).toBeLessThanOrEqual(3);
});

test('while the socket stands it never asks now and then', async () => {
  const { world, socket, start, pass } = setUp();
  await start();
  for (let at = 0; at < 6; at += 1) {
    socket().onMessage(BELL_BEAT_ANSWER);
    await pass(20_000);
  }
  expect(socket().sent).toEqual(Array.from({ length: 7 }, () => BELL_BEAT));
  expect(world.loads).toBe(0);
});

test('a sign of life without an answer for 20 s ends the socket; 5 s later there is one again', async () => {
  const { network, start, pass } = setUp();
  await start();
  await pass(19_500);
  expect(network.live()).toHaveLength(1);
  await pass(500);
  expect(network.live()).toHaveLength(0);
  await pass(4_500);
  expect(network.live()).toHaveLength(0);
  await pass(500);
  expect(network.live()).toHaveLength(1);
});

test('without a socket it asks every 6 s, and stops when there is one again', async () => {
  const { world, network, socket, start, pass } = setUp();
  await start();
  socket().onClose();
  await pass(4_500);
  expect(world.loads).toBe(0);
  await pass(POLL_EVERY * 3 - 4_500);
  // One socket that waits to open, none beside it.
  expect([world.loads, network.live().length]).toEqual([3, 1]);
  socket().onOpen();
  await settle();
  world.loads = 0;
  await pass(15_000);
  expect(world.loads).toBe(0);
});

describe('FA40 a load that fails', () => {
  test('silences the asking, keeps what was shown, and is taken up when the socket is back', async () => {
    const { bell, world, socket, start, pass } = setUp();
    await start();
    const before = bell.state().counts;
    socket().onClose();
    world.failing = true;
    await pass(POLL_EVERY);
    expect(world.loads).toBe(1);
    expect(bell.state()).toEqual({ counts: before, loading: false, failed: true });
    await pass(15_000);
    expect(world.loads).toBe(1);
    world.failing = false;
    socket().onOpen();
    await settle();
    expect(world.loads).toBe(2);
    expect(bell.state().failed).toBe(false);
  });

  test('is taken up when the page is seen again', async () => {
    const { bell, world, socket, start, pass } = setUp();
    await start();
    socket().onClose();
    world.failing = true;
    await pass(POLL_EVERY * 2);
    expect(world.loads).toBe(1);
    bell.setAwake(false);
    world.failing = false;
    bell.setAwake(true);
    await pass(1_000);
    expect(world.loads).toBe(2);
    expect(bell.state().failed).toBe(false);
  });
});

test('FA36 a flapping socket leaves one timer and one socket at a time', async () => {
  const { clock, network, socket, start, pass } = setUp();
  await start();
  for (let at = 0; at < 60; at += 1) {
    socket().onClose();
    expect(clock.waiting()).toBeLessThanOrEqual(2);
    await pass(5_000);
    expect(network.live()).toHaveLength(1);
    socket().onOpen();
    await settle();
  }
  expect(clock.waiting()).toBe(1);
});

test('hidden or offline it rests without a timer, then catches up', async () => {
  const { bell, clock, network, world, start, pass } = setUp();
  await start();
  bell.setAwake(false);
  expect([clock.waiting(), network.live().length]).toEqual([0, 0]);
  await pass(60_000);
  expect(world.loads).toBe(0);
  bell.setAwake(true);
  await pass(1_000);
  expect([world.loads, network.live().length]).toEqual([1, 1]);
});

test('after leaving nothing is left: no timer, no socket, no look, no listener', async () => {
  const { bell, clock, network, world, start } = setUp();
  await start();
  let told = 0;
  bell.subscribe(() => {
    told += 1;
  });
  bell.leave();
  bell.setAwake(true);
  await bell.reload();
  expect([clock.waiting(), network.live().length, world.loads, told]).toEqual([0, 0, 0, 0]);
});

test('an answer that comes after leaving is not shown', async () => {
  const { bell, world, start } = setUp();
  await start();
  let go: () => void = () => undefined;
  world.waiting = new Promise((resolve) => {
    go = resolve;
  });
  const before = bell.state().counts;
  const looking = bell.reload();
  bell.leave();
  go();
  await looking;
  expect(bell.state().counts).toBe(before);
});

test('a session that is over ends it without asking on', async () => {
  const { world, network, socket, start, pass } = setUp();
  await start();
  socket().onClose(true);
  await pass(30_000);
  expect([world.loads, network.live().length]).toEqual([0, 0]);
});

test('the server’s lists are read with care', () => {
  const counts = parseCounts({
    anntMsgList: [{ id: '1', titile: 'a', priority: 'H', openType: 'x', sender: null }, { titile: 'no id' }, 3],
    anntMsgTotal: '7',
    sysMsgList: null,
    sysMsgTotal: -1,
  });
  expect(counts.notices).toHaveLength(1);
  expect(counts.notices[0]).toMatchObject({ id: '1', priority: 'H', openType: '', sender: '', sendTime: '' });
  expect([counts.noticeTotal, counts.messages, counts.messageTotal]).toEqual([7, [], 0]);
});
