import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { HOME_TENANT } from '../config/builtIn.ts';
import { allRows } from '../db/Database.ts';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../testing/productServer.ts';
import { SOON } from '../testing/soon.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';
import { plantSchedules } from './plantSchedules.ts';
import { createSchedules, nextTime, type ScheduleHandler, type Schedules } from './schedules.ts';

const URL = '/sys/quartzJob';
const MINUTE = 60_000;

describe.each(await openTestDatabases())('schedules on $kind', ({ kind, open }) => {
  let server: ProductServer;
  let admin: Headers;
  const others: Schedules[] = [];
  beforeAll(async () => {
    server = await startProductServer(await open({ filled: shippedTables }));
    admin = await server.signIn();
    // The product's own, which is looked at alone.
    await remove((await own())[0].id);
  });
  afterAll(async () => {
    for (const other of others) await other.close();
    await server.close();
  });

  const process = (run: ScheduleHandler['run'], options = {}): Schedules => {
    const handler: ScheduleHandler = { code: 'purgeLogs', check: () => undefined, run };
    const made = createSchedules(server.context, [handler], options);
    others.push(made);
    return made;
  };
  const add = async (changes: object = {}) => {
    const body = {
      title: '清日志',
      jobClassName: 'purgeLogs',
      parameter: '30',
      cronExpression: '0 * * * * ?',
      ...changes,
    };
    const reply = await server.call(admin, 'POST', `${URL}/add`, body);
    if (!reply.success) return reply;
    const { records } = (await server.call(admin, 'GET', `${URL}/list?pageSize=1`)).result;
    return { ...reply, id: records[0].id as string };
  };
  const made = async (changes: object = {}): Promise<string> => {
    const reply = await add(changes);
    if (!('id' in reply)) throw new Error(JSON.stringify(reply));
    return reply.id;
  };
  const one = async (id: string) => (await server.call(admin, 'GET', `${URL}/queryById?id=${id}`)).result;
  const own = async () => (await server.call(admin, 'GET', `${URL}/list?jobClassName=purgeBins`)).result.records;
  const remove = async (id: string) =>
    expect((await server.call(admin, 'DELETE', `${URL}/delete?id=${id}`)).success).toBe(true);
  const runs = async (id: string) =>
    server.context.db.withTenant(allRows(HOME_TENANT), async (session) => {
      const sql = 'SELECT state, said, attempts, due_at FROM sys_schedule_run WHERE schedule_id = $1 ORDER BY due_at';
      return (await session.query<{ state: string; said: string; attempts: number }>(sql, [id])).rows;
    });

  test('two processes do every time once, and one that dies in the middle is gone on with by the other', {
    timeout: 120_000,
  }, async () => {
    const done = vi.fn(async () => '好了');
    const first = process(done);
    const second = process(done);
    const id = await made();
    await Promise.all([first.tick(), second.tick()]);
    const half = kind === 'postgres' ? 500 : 50;
    const together = async (...of: Schedules[]): Promise<void> => {
      for (let at = 0; at < half; at += 1) {
        server.clock.advance(MINUTE);
        await Promise.all(of.map((each) => each.tick()));
      }
    };
    await together(first, second);
    expect(done).toHaveBeenCalledTimes(half);

    // It takes the next time up and is never heard of again.
    let begun: () => void = () => undefined;
    const running = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const dying = createSchedules(
      server.context,
      [{ code: 'purgeLogs', check: () => undefined, run: () => (begun(), new Promise<string>(() => undefined)) }],
      { lease: 300, beat: 3_600_000 },
    );
    server.clock.advance(MINUTE);
    void dying.tick();
    await running;
    await second.tick();
    expect(done).toHaveBeenCalledTimes(half);
    await vi.waitFor(
      async () => {
        await second.tick();
        expect(done).toHaveBeenCalledTimes(half + 1);
      },
      { timeout: 30_000, interval: 100 },
    );
    expect((await runs(id)).at(-1)).toMatchObject({ state: 'done', attempts: 2 });

    await together(second, process(done));
    expect(done).toHaveBeenCalledTimes(2 * half + 1);
    const once = Array<string>(half).fill('done 1');
    const all = (await runs(id)).map(({ state, attempts }) => `${state} ${attempts}`);
    expect(all).toEqual([...once, 'done 2', ...once]);
    await remove(id);
  });

  test('times that passed while nobody was there are made up for once, or skipped, as it says', async () => {
    const done = vi.fn(async () => '好了');
    const schedules = process(done);
    const made1 = await made({ missed: 'once' });
    const skipped = await made({ missed: 'skip' });
    await schedules.tick();
    server.clock.advance(60 * MINUTE);
    await schedules.tick();
    expect(done).toHaveBeenCalledTimes(1);
    expect(await runs(made1)).toMatchObject([{ state: 'done' }]);
    expect(await runs(skipped)).toMatchObject([{ state: 'missed', said: expect.stringContaining('晚了 59 分钟') }]);
    server.clock.advance(MINUTE);
    await schedules.tick();
    expect(done).toHaveBeenCalledTimes(3);
    for (const id of [made1, skipped]) await remove(id);
  });

  test('pause, resume and run now, each by a right of its own, and history says who', async () => {
    const id = await made({ cronExpression: '0 0 3 * * ?' });
    const call = (headers: Headers, what: string) => server.call(headers, 'GET', `${URL}/${what}?id=${id}`);
    const plain = await server.signIn('yunying');
    const other = await server.signIn('other');
    for (const what of ['pause', 'resume', 'execute', 'queryById']) {
      expect([what, (await call({}, what)).status]).toEqual([what, 401]);
      for (const headers of [plain, other]) expect([what, (await call(headers, what)).success]).toEqual([what, false]);
      const head = await server.app.inject({ method: 'HEAD', url: `${URL}/${what}?id=${id}`, headers: admin });
      if (what !== 'queryById') expect(head.statusCode).toBe(405);
    }
    expect(await call(admin, 'pause')).toMatchObject({ success: true });
    expect(await one(id)).toMatchObject({ status: '-1', nextTime: null });
    expect(await call(admin, 'execute')).toMatchObject({ success: true });
    await vi.waitFor(
      async () =>
        expect(await runs(id)).toMatchObject([{ state: 'done', said: '已清除 30 天前的日志、消息与投递记录' }]),
      SOON,
    );
    expect(await call(admin, 'resume')).toMatchObject({ success: true });
    const { nextTime: next, lastState } = await one(id);
    expect(next).toMatch(/ 03:00:00$/);
    expect(lastState).toBe('done');
    const listed = await server.call(admin, 'GET', '/online/cgform/api/getData/system_schedule_run?pageSize=1');
    expect(listed.result.records[0]).toMatchObject({ title: '清日志', createBy: 'admin', state: 'done' });
    await remove(id);
  });

  test('one that takes long holds up no other, nor a pause', async () => {
    let end: (said: string) => void = () => undefined;
    const schedules = process((parameter) =>
      parameter === '31' ? new Promise((resolve) => (end = resolve)) : Promise.resolve('好了'),
    );
    const long = await made({ parameter: '31' });
    await schedules.tick();
    server.clock.advance(MINUTE);
    const first = schedules.tick();
    await vi.waitFor(async () => expect(await runs(long)).toMatchObject([{ state: 'running' }]), SOON);
    const short = await made();
    await schedules.tick();
    server.clock.advance(MINUTE);
    await schedules.tick();
    expect(await runs(short)).toMatchObject([{ state: 'done' }]);
    const paused = `UPDATE sys_schedule SET status = '-1' WHERE id = $1`;
    await server.context.db.withTenant(allRows(HOME_TENANT), (session) => session.query(paused, [short]));
    await schedules.look();
    expect(await one(short)).toMatchObject({ status: '-1', nextTime: null });
    expect(await runs(long)).toMatchObject([{ state: 'running' }]);
    end('好了');
    await first;
    expect(await runs(long)).toMatchObject([{ state: 'done' }]);
    for (const id of [long, short]) await remove(id);
  });

  test('what was done by hand and broke off is said to have, a planned time that broke off goes on', async () => {
    const silent = (signs: object) => {
      let begun: () => void = () => undefined;
      const running = new Promise<void>((resolve) => {
        begun = resolve;
      });
      const run: ScheduleHandler['run'] = (_parameter, signal) => {
        begun();
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      };
      const made = createSchedules(server.context, [{ code: 'purgeLogs', check: () => undefined, run }], signs);
      return { made, running };
    };
    const gone = { lease: 300, beat: 3_600_000 };
    const schedules = process(async () => '好了');
    const id = await made();
    await schedules.tick();
    const now = (of: Schedules) => vi.waitFor(async () => expect(await of.runNow(id, 'admin')).toBe(true), SOON);
    const planned = silent(gone);
    server.clock.advance(MINUTE);
    void planned.made.tick();
    await planned.running;
    server.clock.advance(1_000);
    const byHand = silent(gone);
    await now(byHand.made);
    await byHand.running;
    expect(await runs(id)).toMatchObject([{ state: 'failed', said: '执行中断' }, { state: 'running' }]);
    await vi.waitFor(async () => {
      await schedules.tick();
      expect(await runs(id)).toMatchObject([
        { state: 'done', said: '好了', attempts: 2 },
        { state: 'failed', said: '执行中断', attempts: 1 },
      ]);
    }, SOON);
    server.clock.advance(1_000);
    const dead = silent(gone);
    await now(dead.made);
    await dead.running;
    await vi.waitFor(async () => {
      await schedules.tick();
      expect((await runs(id)).at(-1)).toMatchObject({ state: 'failed', said: '执行中断' });
    }, SOON);
    server.clock.advance(1_000);
    const stopping = silent({});
    await now(stopping.made);
    await stopping.running;
    await stopping.made.close();
    expect((await runs(id)).at(-1)).toMatchObject({ state: 'failed', said: '执行中断' });
    await remove(id);
  });

  test('what cannot work is refused with what was expected', async () => {
    const cases: [object, string][] = [
      [{ jobClassName: 'org.evil.Job' }, 'jobClassName'],
      [{ parameter: '3' }, '保留的天数：7 到 3650'],
      [{ jobClassName: 'backup', parameter: '' }, '保留的份数：1 到 365'],
      [{ jobClassName: 'refresh', parameter: 'x' }, '不需要参数'],
      [{ timeZone: 'Mars/Base' }, '不认识时区「Mars/Base」'],
      [{ cronExpression: '0 0 3 * *' }, 'cronExpression'],
      [{ cronExpression: '0 0 3 1 1 ? 2020' }, '八年之内不会执行'],
    ];
    for (const [changes, words] of cases) {
      const reply = await add(changes);
      expect(reply.success).toBe(false);
      expect(JSON.stringify(reply)).toContain(words);
    }
  });

  test('where a model keeps its bin for days something empties it, until somebody says otherwise', async () => {
    await plantSchedules(server.context);
    expect(await own()).toEqual([]);
    await server.context.db.query(`DELETE FROM sys_setting WHERE key = 'schedule.purgeBins'`);
    await plantSchedules(server.context);
    await process(async () => '好了').tick();
    expect(await own()).toMatchObject([
      {
        title: '清空到期的回收站',
        cronExpression: '0 30 3 * * ?',
        status: '0',
        nextTime: expect.stringContaining('03:30'),
      },
    ]);
    await remove((await own())[0].id);
  });

  test('a handler that fails is said, and its plan goes on', async () => {
    const schedules = process(async () => {
      throw new TypeError('nobody expected this');
    });
    const id = await made();
    await schedules.tick();
    server.clock.advance(MINUTE);
    await schedules.tick();
    expect(await runs(id)).toMatchObject([{ state: 'failed', said: expect.stringContaining('异常') }]);
    expect((await one(id)).lastState).toBe('failed');
    server.clock.advance(MINUTE);
    await schedules.tick();
    expect(await runs(id)).toHaveLength(2);
    await remove(id);
  });
});

test('times are of the zone that is named', () => {
  const noon = Date.UTC(2026, 10, 20, 4);
  expect(nextTime('0 0 13 * * ?', 'Asia/Shanghai', noon)).toBe(Date.UTC(2026, 10, 20, 5));
  expect(nextTime('0 0 13 * * ?', 'America/New_York', noon)).toBe(Date.UTC(2026, 10, 20, 18));
  expect(nextTime('nonsense', 'Asia/Shanghai', noon)).toBeUndefined();
});
