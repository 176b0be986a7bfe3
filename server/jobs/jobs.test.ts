import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFileStore } from '../files/fileStore.ts';
import type { Actor } from '../http/Context.ts';
import { BusinessError } from '../http/errors.ts';
import type { JobContext, JobHandler } from '../http/jobs/Jobs.ts';
import { applySample, sampleScreens } from '../testing/sampleScreens.ts';
import { SOON } from '../testing/soon.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';
import { fixedScreens, startTestServer, type TestServer } from '../testing/testServer.ts';
import { createJobs, type JobsAtWork } from './jobs.ts';

const shipped = ['system/job.model.json', 'system/jobs.screen.json', 'dictionaries/job_state.dictionary.json'];
const declared = Object.fromEntries(
  shipped.map((file) => {
    const { $schema: _schema, ...rest } = JSON.parse(readFileSync(`screens/${file}`, 'utf8'));
    return [file, rest];
  }),
);

describe.each(await openTestDatabases())('jobs on $kind', ({ open }) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'weft-jobs-'));
  const actors = new Map<string, Actor>();
  const tokens = new Map<string, Record<string, string>>();
  const others: JobsAtWork[] = [];
  let server: TestServer;
  let jobs: JobsAtWork;
  /** What the next job of the kind `try` does. */
  let work: (job: JobContext, input: unknown) => Promise<string> = async () => 'done';
  const handler: JobHandler = { kind: 'try', run: async (job, input) => ({ said: await work(job, input) }) };

  beforeAll(async () => {
    const db = await open();
    const compiled = await sampleScreens(declared);
    await applySample(db, compiled);
    server = await startTestServer(db, {
      screens: fixedScreens(compiled),
      settings: { dataDir },
      routes: (app) =>
        app.addHook('preHandler', async (request) => {
          if (request.url.startsWith('/sys/job/list')) actors.set(request.actor.username, request.actor);
        }),
      jobs: (made) => {
        jobs = made;
        made.register(handler);
      },
      jobsOptions: { lease: 2_000, beat: 50, look: 100, atOnce: 2 },
    });
    for (const name of ['admin', 'yunying', 'caiwu', 'other']) {
      tokens.set(name, await server.signIn(name));
      await list(name);
    }
  });
  afterAll(async () => {
    for (const other of others) await other.close();
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const headers = (as: string) => tokens.get(as) ?? {};
  const list = async (as: string) =>
    (await server.app.inject({ url: '/sys/job/list?pageSize=100', headers: headers(as) })).json().result;
  const jobOf = async (as: string, id: string) => (await list(as)).records.find((row: { id: string }) => row.id === id);
  const post = async (as: string, to: string, id: string) =>
    (await server.app.inject({ method: 'POST', url: `/sys/job/${to}`, headers: headers(as), payload: { id } })).json();
  const actor = (name: string): Actor => {
    const found = actors.get(name);
    if (!found) throw new Error(name);
    return found;
  };
  const start = (as: string, input: unknown = {}) => jobs.start(actor(as), { kind: 'try', title: '试一试', input });
  const state = (as: string, id: string, wanted: string) =>
    vi.waitFor(async () => expect(await jobOf(as, id)).toMatchObject({ state: wanted }), { timeout: 10_000 });
  /** A job that goes on until it is aborted; resolves when it runs. */
  const endless = () => {
    let begun: () => void = () => undefined;
    const running = new Promise<void>((resolve) => {
      begun = resolve;
    });
    work = async (job) => {
      begun();
      await pause(60_000, undefined, { signal: job.signal });
      return 'never';
    };
    return running;
  };

  test('runs as its owner, tells its progress, and ends with a file for its owner alone and a notice in the bell', async () => {
    const seen: unknown[] = [];
    work = async (job, input) => {
      seen.push(input, job.actor.username, job.actor.permissions.size > 0);
      const { rows } = await job.inTenant((session) => session.query("SELECT current_setting('app.tenant') AS tenant"));
      seen.push(rows[0]);
      await job.progress(5, 10, '写到一半');
      seen.push(await jobOf('yunying', job.id));
      await job.result('订单 十一月.csv', (file) => writeFile(file, 'a,b\r\n'));
      return '已导出 1 条';
    };
    const id = await start('yunying', { of: ['订单'] });
    await state('yunying', id, 'done');
    const { tenant } = actor('yunying');
    expect(seen.slice(0, 4)).toEqual([{ of: ['订单'] }, 'yunying', true, { tenant }]);
    expect(seen[4]).toMatchObject({ state: 'running', progress: 50, done: 5, total: 10, said: '写到一半' });
    const kept = await jobOf('yunying', id);
    expect(kept).toMatchObject({
      title: '试一试',
      progress: 100,
      said: '已导出 1 条',
      fileUntil: '2026-11-27 10:00:00',
    });
    expect(kept.file).toMatch(/^private\/\d+\/订单-十一月_[0-9a-f]{24}\.csv$/);
    const download = (as: string, file: string = kept.file) =>
      server.app.inject({ url: `/sys/common/static/${encodeURI(file)}`, headers: headers(as) });
    expect((await download('yunying')).body).toBe('a,b\r\n');
    for (const as of ['caiwu', 'admin', 'other']) expect((await download(as)).statusCode).toBe(403);
    expect((await download('caiwu', 'Private/x/a_0.csv')).statusCode).toBe(403);
    const bell = async (as: string) =>
      (await server.app.inject({ url: '/sys/annountCement/listByUser', headers: headers(as) })).json().result;
    await vi.waitFor(async () => expect((await bell('yunying')).sysMsgTotal).toBe(1), SOON);
    const notice = { titile: '试一试 已完成', openType: 'url', openPage: '/system/jobs', busType: 'job', busId: id };
    expect((await bell('yunying')).sysMsgList[0]).toMatchObject(notice);
    expect((await bell('caiwu')).sysMsgTotal).toBe(0);
  });

  test('nobody else’s is to be seen, cancelled or done again; administrators see all of their tenant', async () => {
    work = async () => {
      throw new BusinessError('没有可导出的数据');
    };
    const id = await start('yunying');
    await state('yunying', id, 'failed');
    expect(await jobOf('yunying', id)).toMatchObject({ said: '没有可导出的数据', file: null });
    expect((await list('yunying')).records[0]).not.toHaveProperty('owner');
    expect(await jobOf('caiwu', id)).toBeUndefined();
    expect(await jobOf('other', id)).toBeUndefined();
    expect(await jobOf('admin', id)).toMatchObject({ owner: 'yunying' });
    const read = await server.app.inject({ url: `/sys/job/queryById?id=${id}`, headers: headers('caiwu') });
    expect(read.json()).toMatchObject({ success: false, code: 404 });
    for (const as of ['caiwu', 'other'])
      for (const to of ['cancel', 'retry']) expect(await post(as, to, id)).toMatchObject({ success: false, code: 404 });
    expect(await post('admin', 'retry', id)).toMatchObject({ success: false, message: '只有提交人可以重试' });
    expect(await post('yunying', 'cancel', id)).toMatchObject({ success: false, message: '任务已经结束' });
    for (const method of ['PUT', 'POST'] as const) {
      const url = method === 'PUT' ? '/sys/job/edit' : '/sys/job/add';
      const reply = await server.app.inject({ method, url, headers: headers('yunying'), payload: { id, said: 'x' } });
      expect(reply.json().success).toBe(false);
    }
    work = async () => '这次好了';
    expect(await post('yunying', 'retry', id)).toMatchObject({ success: true });
    await state('yunying', id, 'done');
    expect(await jobOf('yunying', id)).toMatchObject({ said: '这次好了' });
  });

  test('cancelled while it runs it stops and keeps no file; cancelled while it waits it never begins', async () => {
    let begun = false;
    work = async (job) => {
      begun = true;
      await job.result('半个.csv', (file) => writeFile(file, 'x'));
      await pause(60_000, undefined, { signal: job.signal });
      return 'never';
    };
    const first = await start('caiwu');
    await vi.waitFor(() => expect(begun).toBe(true), SOON);
    // One a person at a time: the second waits.
    const second = await start('caiwu');
    expect(await post('caiwu', 'cancel', second)).toMatchObject({ success: true });
    await state('caiwu', second, 'cancelled');
    expect(await post('admin', 'cancel', first)).toMatchObject({ success: true });
    await state('caiwu', first, 'cancelled');
    expect(await jobOf('caiwu', first)).toMatchObject({ said: '已取消', file: null });
    expect(await jobOf('caiwu', second)).toMatchObject({ beginTime: null });
  });

  test('what came to its end though it was cancelled meanwhile is done, and says so', async () => {
    let written = () => undefined as unknown;
    let begun = false;
    work = async () => {
      begun = true;
      await new Promise((resolve) => {
        written = () => resolve(undefined);
      });
      return '写了 3 行';
    };
    const id = await start('caiwu');
    await vi.waitFor(() => expect(begun).toBe(true), SOON);
    expect(await post('caiwu', 'cancel', id)).toMatchObject({ success: true });
    written();
    await state('caiwu', id, 'done');
    expect(await jobOf('caiwu', id)).toMatchObject({ said: '写了 3 行' });
  });

  test('ten of one person may wait, and another’s is not held up by them', async () => {
    const running = endless();
    const ids = [await start('yunying')];
    await running;
    for (let at = 1; at < 10; at += 1) ids.push(await start('yunying'));
    await expect(start('yunying')).rejects.toThrow('每人最多有 10 个任务在等待或进行');
    work = async () => '轮到了';
    const quick = await start('caiwu');
    await state('caiwu', quick, 'done');
    expect((await list('yunying')).records.filter((row: { state: string }) => row.state === 'running')).toHaveLength(1);
    for (const id of ids.reverse()) await post('yunying', 'cancel', id);
    await jobs.settled();
  });

  /** A job in the hands of a process that tells nothing any more; nobody else is at work. */
  const heldBySilent = async () => {
    const store = createFileStore(path.join(dataDir, 'files'));
    const silent = createJobs(server.context, store, { lease: 300, beat: 100_000, look: 100_000 });
    others.push(silent);
    await jobs.close();
    silent.register({ kind: 'try', run: (job) => pause(60_000, { said: 'never' }, { signal: job.signal }) });
    await silent.open();
    const id = await start('caiwu');
    await state('caiwu', id, 'running');
    return { id, silent };
  };

  test('what a process that is gone held is taken over when its lease is over, and never by two', async () => {
    const { id, silent } = await heldBySilent();
    let runs = 0;
    work = async () => {
      runs += 1;
      await pause(400);
      return '接着做完';
    };
    await jobs.open();
    await state('caiwu', id, 'done');
    expect(await jobOf('caiwu', id)).toMatchObject({ said: '接着做完' });
    await silent.close();
    expect(runs).toBe(1);
    expect(await jobOf('caiwu', id)).toMatchObject({ state: 'done', said: '接着做完' });
  });

  test('cancelled after the process that held it was gone, it is not begun again', async () => {
    const { id } = await heldBySilent();
    let runs = 0;
    // As cancelling leaves it; that a holder which still lives is told, too, is another test's.
    await server.context.db.query('UPDATE sys_job_queue SET cancelled = true WHERE job_id = $1', [id]);
    work = async () => {
      runs += 1;
      return '又做了一遍';
    };
    await jobs.open();
    await state('caiwu', id, 'cancelled');
    expect(runs).toBe(0);
    expect(await jobOf('caiwu', id)).toMatchObject({ said: '已取消' });
  });

  test('a server that stops gives its jobs back, and the next one does them', async () => {
    const running = endless();
    const id = await start('yunying');
    await running;
    await jobs.close();
    expect(await jobOf('yunying', id)).toMatchObject({ state: 'running' });
    work = async () => '重启之后';
    await jobs.open();
    await state('yunying', id, 'done');
    expect(await jobOf('yunying', id)).toMatchObject({ said: '重启之后' });
  });

  test('a bug is told in general words, and who may not act any more has nothing done', async () => {
    work = async () => {
      throw new Error('secret detail');
    };
    const broken = await start('caiwu');
    await state('caiwu', broken, 'failed');
    expect((await jobOf('caiwu', broken)).said).toBe('执行时出现异常，可以重试；仍然如此请联系管理员');
    await jobs.close();
    work = async () => '不该做';
    const id = await start('caiwu');
    const freeze = (status: number) =>
      server.context.db.query('UPDATE sys_user SET status = $1 WHERE username = $2', [status, 'caiwu']);
    await freeze(2);
    await jobs.open();
    await state('admin', id, 'failed');
    expect((await jobOf('admin', id)).said).toBe('提交人的账号已不可用');
    await freeze(1);
  });

  test('uploads do not reach the files of single persons', async () => {
    const boundary = 'x-boundary';
    const part = (name: string, value: string, file = '') =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
    const { userId } = actor('yunying');
    for (const biz of [`private/${userId}`, 'private', 'PRIVATE/x']) {
      const payload = `${part('biz', biz)}${part('file', 'text', '; filename="a.txt"')}--${boundary}--\r\n`;
      const reply = await server.app.inject({
        method: 'POST',
        url: '/sys/common/upload',
        headers: { ...headers('yunying'), 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload,
      });
      expect(reply.json()).toMatchObject({ success: false, code: 400 });
    }
    expect(existsSync(path.join(dataDir, 'files', actor('yunying').tenant, 'PRIVATE'))).toBe(false);
  });
});
