import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRows } from '../db/Database.ts';
import { noticeScreens } from '../testing/noticeScreens.ts';
import { sampleTables } from '../testing/sampleScreens.ts';
import { type Call, type SampleServer, startSample } from '../testing/sampleServer.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';

const api = '/sys/annountCement';
const sends = '/sys/sysAnnouncementSend';
const body = (more: Record<string, unknown> = {}) => ({
  titile: '盘点通知',
  msgContent: '<p>周五<b>盘点</b></p>',
  startTime: '2026-11-01 00:00:00',
  endTime: '2026-12-31 00:00:00',
  priority: 'M',
  msgCategory: '1',
  msgType: 'ALL',
  ...more,
});

describe.each(await openTestDatabases())('announcements on $kind', ({ open }) => {
  let sample: SampleServer;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }), noticeScreens());
    const { rows } = await sample.db.query<{ id: string; username: string }>('SELECT id, username FROM sys_user');
    for (const { id, username } of rows) ids.set(username, id);
  });
  afterAll(() => sample.close());

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, more?: Call) => sample.call(method, url, more);
  const add = async (more: Record<string, unknown> = {}, as = 'admin'): Promise<string> =>
    (await call('POST', `${api}/add`, { body: body(more), as })).result;
  const release = (id: string, as = 'admin') => call('GET', `${api}/doReleaseData`, { query: { id }, as });
  const released = async (more: Record<string, unknown> = {}, as = 'admin') => {
    const id = await add(more, as);
    expect(await release(id, as)).toMatchObject({ success: true });
    return id;
  };
  const bell = async (as: string) => (await call('GET', `${api}/listByUser`, { query: { pageSize: '5' }, as })).result;
  const mine = async (as: string, query: Record<string, string> = {}) =>
    (await call('GET', `${sends}/getMyAnnouncementSend`, { query: { pageSize: '100', ...query }, as })).result;
  const unread = async (as: string, id: string) =>
    (await bell(as)).anntMsgList.some((notice: { id: string }) => notice.id === id);
  const clear = () => sample.db.transaction((session) => session.query('DELETE FROM sys_announcement'));

  test('a draft is nobody else’s; released it is in every bell, read it is in one bell less', async () => {
    await clear();
    const id = await add();
    expect(await bell('yunying')).toEqual({ anntMsgList: [], anntMsgTotal: 0, sysMsgList: [], sysMsgTotal: 0 });
    await release(id);
    const shown = await bell('yunying');
    expect(shown).toMatchObject({ anntMsgTotal: 1, sysMsgTotal: 0 });
    expect(shown.anntMsgList[0]).toMatchObject({
      id,
      titile: '盘点通知',
      sender: 'admin',
      sendTime: '2026-11-20 10:00:00',
      priority: 'M',
      msgContent: '<p>周五<b>盘点</b></p>',
      openType: null,
      openPage: null,
      busId: null,
    });
    const read = { body: { anntId: id }, as: 'yunying' };
    expect(await call('PUT', `${sends}/editByAnntIdAndUserId`, read)).toMatchObject({ success: true });
    expect((await bell('yunying')).anntMsgTotal).toBe(0);
    expect((await bell('caiwu')).anntMsgTotal).toBe(1);
    expect(await call('POST', `${sends}/editByAnntIdAndUserId`, { ...read, as: 'caiwu' })).toMatchObject({
      success: true,
    });
    expect((await bell('caiwu')).anntMsgTotal).toBe(0);
  });

  test('the bell has five of each category, the newest first, with both totals', async () => {
    await clear();
    for (let at = 0; at < 7; at += 1) {
      sample.server.clock.advance(1_000);
      await released({ titile: `消息${at}`, msgCategory: '2' });
    }
    await released();
    const shown = await bell('yunying');
    expect([shown.anntMsgTotal, shown.sysMsgTotal]).toEqual([1, 7]);
    const titles = shown.sysMsgList.map(({ titile }: { titile: string }) => titile);
    expect(titles).toEqual(['消息6', '消息5', '消息4', '消息3', '消息2']);
  });

  test('what has not begun, is over or older than two months is not in the bell', async () => {
    await clear();
    await released({ startTime: '2026-11-25 00:00:00' });
    await released({ startTime: '2026-10-01 00:00:00', endTime: '2026-11-19 00:00:00' });
    await released();
    const aged = 'UPDATE sys_announcement SET send_time = $1 WHERE end_time > $2';
    await sample.db.transaction((session) => session.query(aged, ['2026-09-19 00:00:00', '2026-12-01 00:00:00']));
    expect((await bell('yunying')).anntMsgTotal).toBe(0);
    expect((await mine('yunying')).total).toBe(2);
  });

  test('for chosen users, with the comma that clients leave at the end', async () => {
    await clear();
    const id = await released({ msgType: 'USER', userIds: `${ids.get('yunying')},` });
    expect(await unread('yunying', id)).toBe(true);
    expect(await unread('caiwu', id)).toBe(false);
    expect(await unread('admin', id)).toBe(false);
  });

  test('for departments: whoever works there or below, and who stands for one of them', async () => {
    await clear();
    const { db } = sample;
    await db.withTenant(allRows('1000'), async (session) => {
      for (const [id, code] of [
        ['d-top', 'Z01'],
        ['d-below', 'Z01Z02'],
        ['d-other', 'Z02'],
      ])
        await session.query(
          `INSERT INTO sys_depart (id, tenant_id, depart_name, org_code) VALUES ($1, '1000', $1, $2)`,
          [id ?? '', code ?? ''],
        );
      await session.query(`UPDATE sys_user SET org_code = 'Z01Z02' WHERE username = 'yunying'`);
      await session.query(
        `INSERT INTO sys_user_depart (user_id, depart_id, tenant_id) VALUES ($1, 'd-other', '1000')`,
        [ids.get('caiwu') ?? ''],
      );
    });
    const id = await released({ msgType: 'DEPART', deptIds: 'd-top', files: '2026/11/a.pdf' });
    expect([await unread('yunying', id), await unread('caiwu', id), await unread('admin', id)]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await bell('yunying')).anntMsgList[0]).toMatchObject({ files: '2026/11/a.pdf' });
    const both = await released({ msgType: 'DEPART', deptIds: 'd-below,d-other' });
    expect([await unread('yunying', both), await unread('caiwu', both)]).toEqual([true, true]);
    expect(await call('POST', `${api}/add`, { body: body({ msgType: 'DEPART' }) })).toMatchObject({ success: false });
    const empty = await add({ msgType: 'DEPART', deptIds: 'd-gone' });
    expect((await release(empty)).message).toBe('指定部门里没有可以接收的用户');

    await db.withTenant(allRows('1000'), (session) =>
      session.query(`INSERT INTO sys_user_agent (id, tenant_id, user_name, agent_user_name, start_time, end_time, status)
        VALUES ('stands', '1000', 'yunying', 'caiwu', '2026-11-01', '2026-12-31', '1')`),
    );
    const lent = await released({ msgType: 'DEPART', deptIds: 'd-top' });
    const chosen = await released({ msgType: 'USER', userIds: ids.get('yunying') });
    for (const each of [lent, chosen])
      expect([await unread('caiwu', each), await unread('admin', each)]).toEqual([true, false]);
    await db.withTenant(allRows('1000'), (session) => session.query(`DELETE FROM sys_user_agent WHERE id = 'stands'`));
  });

  test('how many it reached and how many have read it, each once', async () => {
    await clear();
    const figures = async (id: string) => {
      const { sendCount, readCount } = (await call('GET', `${api}/queryById`, { query: { id } })).result;
      return [sendCount, readCount];
    };
    const all = await released();
    const one = await released({ msgType: 'USER', userIds: ids.get('yunying') });
    const { rows } = await sample.db.query<{ people: number }>(
      `SELECT count(*)::int AS people FROM sys_user WHERE tenant_id = '1000' AND status = 1`,
    );
    expect([await figures(all), await figures(one)]).toEqual([
      [rows[0]?.people, 0],
      [1, 0],
    ]);
    const read = (as: string, anntId: string) =>
      call('PUT', `${sends}/editByAnntIdAndUserId`, { body: { anntId }, as });
    await read('yunying', all);
    await read('yunying', all);
    await Promise.all(['yunying', 'caiwu'].map((as) => call('PUT', `${sends}/readAll`, { as })));
    expect([await figures(all), await figures(one)]).toEqual([
      [rows[0]?.people, 2],
      [1, 1],
    ]);
    await call('GET', `${api}/doReovkeData`, { query: { id: all } });
    await release(all);
    expect(await figures(all)).toEqual([rows[0]?.people, 0]);
  });

  test('one for nobody of this tenant is not released', async () => {
    const nobody = await add({ msgType: 'USER', userIds: `${ids.get('other')},` });
    expect(await release(nobody)).toMatchObject({ success: false, message: '没有可以接收的用户，请先选择指定用户' });
    expect(await call('POST', `${api}/add`, { body: body({ msgType: 'USER' }) })).toMatchObject({ success: false });
  });

  test('revoked it is gone, changed and released again it is unread again', async () => {
    await clear();
    const id = await released();
    await call('PUT', `${sends}/editByAnntIdAndUserId`, { body: { anntId: id }, as: 'yunying' });
    const refused = await call('PUT', `${api}/edit`, { body: { ...body(), id, titile: '改' } });
    expect(refused.result).toEqual([{ key: '', message: '通告已发布，请先撤销再修改' }]);
    expect(await release(id)).toMatchObject({ success: false, message: '通告已发布，不必再次发布' });
    expect(await call('GET', `${api}/doReovkeData`, { query: { id } })).toMatchObject({ success: true });
    expect((await mine('yunying')).total).toBe(0);
    const kept = (await call('GET', `${api}/queryById`, { query: { id } })).result;
    expect(kept).toMatchObject({ sendStatus: '2', cancelTime: expect.any(String) });
    expect(await call('PUT', `${api}/edit`, { body: { ...body(), id, titile: '改' } })).toMatchObject({
      success: true,
    });
    await release(id);
    expect((await bell('yunying')).anntMsgList[0]).toMatchObject({ id, titile: '改' });
  });

  test('the end comes after the start, the state is not the client’s to set', async () => {
    const wrong = await call('POST', `${api}/add`, { body: body({ endTime: '2026-11-01 00:00:00' }) });
    expect(wrong.result).toEqual([{ key: 'endTime', message: '结束时间必须晚于开始时间' }]);
    const id = await add({ sendStatus: '1', sender: 'caiwu', sendTime: '2026-11-01 00:00:00' });
    const kept = (await call('GET', `${api}/queryById`, { query: { id } })).result;
    expect(kept).toMatchObject({ sendStatus: '0', sender: null, sendTime: null });
  });

  test('my announcements by title, sender, category and whether they were read', async () => {
    await clear();
    const first = await released({ titile: '五折_活动' });
    await released({ titile: '系统维护', msgCategory: '2' });
    const all = await mine('yunying');
    expect(all).toMatchObject({ total: 2, current: 1 });
    expect(all.records[0]).toMatchObject({ anntId: expect.any(String), userId: ids.get('yunying'), readFlag: '0' });
    const total = async (query: Record<string, string>) => (await mine('yunying', query)).total;
    expect(await total({ titile: '五折' })).toBe(1);
    expect(await total({ titile: '*五折_*' })).toBe(1);
    expect(await total({ titile: '%' })).toBe(0);
    expect(await total({ sender: 'admin' })).toBe(2);
    expect(await total({ sender: '管理' })).toBe(2);
    expect(await total({ sender: '财务' })).toBe(0);
    expect(await total({ msgCategory: '2' })).toBe(1);
    await call('PUT', `${sends}/editByAnntIdAndUserId`, { body: { anntId: first }, as: 'yunying' });
    expect([await total({ readFlag: '0' }), await total({ readFlag: '1' })]).toEqual([1, 1]);
    expect((await mine('yunying')).records.map(({ readFlag }: { readFlag: string }) => readFlag)).toEqual(['0', '1']);
    await call('PUT', `${sends}/readAll`, { as: 'yunying' });
    expect(await total({ readFlag: '0' })).toBe(0);
    expect((await bell('caiwu')).anntMsgTotal).toBe(1);
  });

  test('A071 who may not write announcements neither adds, edits, deletes, releases nor revokes', async () => {
    const id = await add();
    const attempts = [
      call('GET', `${api}/list`, { as: 'yunying' }),
      call('POST', `${api}/add`, { body: body(), as: 'yunying' }),
      call('PUT', `${api}/edit`, { body: { ...body(), id }, as: 'yunying' }),
      call('DELETE', `${api}/delete`, { query: { id }, as: 'yunying' }),
      call('DELETE', `${api}/deleteBatch`, { query: { ids: id }, as: 'yunying' }),
      call('GET', `${api}/doReleaseData`, { query: { id }, as: 'yunying' }),
      call('GET', `${api}/doReovkeData`, { query: { id }, as: 'yunying' }),
      call('GET', `${api}/syncNotic`, { query: { anntId: id }, as: 'yunying' }),
    ];
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual(attempts.map(() => 403));
    expect((await call('GET', `${api}/queryById`, { query: { id } })).result).toMatchObject({ sendStatus: '0' });
  });

  test('A072 drafts, those for others and those of another tenant read like those nobody ever wrote', async () => {
    const draft = await add();
    const forOther = await released({ msgType: 'USER', userIds: ids.get('caiwu') });
    const theirs = await released({}, 'other');
    const own = await released();
    const read = (id: string, as: string) => call('GET', `${api}/queryById`, { query: { id }, as });
    const missing = await read('1', 'yunying');
    for (const id of [draft, forOther, theirs]) {
      expect(await read(id, 'yunying')).toMatchObject({ code: missing.code, message: missing.message, result: null });
      const mark = await call('PUT', `${sends}/editByAnntIdAndUserId`, { body: { anntId: id }, as: 'yunying' });
      expect(mark).toMatchObject({ code: 404, success: false });
    }
    expect((await read(own, 'yunying')).result).toMatchObject({ id: own });
    expect((await read(forOther, 'caiwu')).result).toMatchObject({ id: forOther });
  });

  test('A065 another tenant neither sees, releases, revokes nor deletes', async () => {
    const id = await released();
    expect(await unread('other', id)).toBe(false);
    expect(await release(id, 'other')).toMatchObject({ code: 404 });
    expect(await call('GET', `${api}/doReovkeData`, { query: { id }, as: 'other' })).toMatchObject({ code: 404 });
    expect(await call('DELETE', `${api}/delete`, { query: { id }, as: 'other' })).toMatchObject({ code: 404 });
    expect(await unread('yunying', id)).toBe(true);
  });

  test('A092 scripts, frames, refreshes and strange links are not kept', async () => {
    const html =
      '<p>好</p><img src=x onerror=alert(1)><svg><script>alert(1)</script></svg><iframe srcdoc="<script>"></iframe>' +
      '<a href="javascript:alert(1)">链</a><meta http-equiv=refresh content="0;url=//evil">';
    const id = await add({ msgContent: html });
    const { msgContent } = (await call('GET', `${api}/queryById`, { query: { id } })).result;
    expect(msgContent).toContain('<p>好</p>');
    expect(msgContent).not.toMatch(/script|onerror|iframe|javascript|http-equiv|<img|<svg/i);
  });

  test.each([
    { priority: 'H" onmouseover=alert(1) x="' },
    { msgCategory: '3' },
    { msgType: 'SOME' },
    { openType: 'x' },
    { openType: 'url', openPage: '//evil.example' },
    { openType: 'url', openPage: 'javascript:alert(1)' },
    { openType: 'url', openPage: 'https://evil.example/' },
    { openType: 'url', openPage: '/\\evil.example' },
  ])('A093 %j is refused at save', async (more) => {
    expect(await call('POST', `${api}/add`, { body: body(more) })).toMatchObject({ success: false, code: 400 });
  });

  test.each([
    ['listByUser', `${api}/listByUser`, { pageSize: 'abc' }],
    ['filters', `${sends}/getMyAnnouncementSend`, { readFlag: "0' or 1=1" }],
    ['category', `${sends}/getMyAnnouncementSend`, { msgCategory: '1;drop table sys_user' }],
  ])('A033 A100 strange %s are refused or passed over, never a fault', async (_name, url, query) => {
    const { status } = await call('GET', url, { query, as: 'yunying' });
    expect([200, 400]).toContain(status);
  });

  test('deleted it is gone with what was sent', async () => {
    const [one, two] = [await released(), await released()];
    await call('PUT', `${sends}/readAll`, { as: 'yunying' });
    expect(await call('DELETE', `${api}/deleteBatch`, { query: { ids: `${one},${two},` } })).toMatchObject({
      success: true,
    });
    const { rows } = await sample.db.query('SELECT id FROM sys_announcement_send WHERE annt_id = any($1)', [
      [one, two],
    ]);
    expect(rows).toEqual([]);
  });
});
