import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bumpRights } from '../auth/sessions.ts';
import { HOME_TENANT } from '../config/builtIn.ts';
import { sampleTables } from '../testing/sampleScreens.ts';
import { SOON } from '../testing/soon.ts';
import { request, STATES, type StatedSample, startStated } from '../testing/statedSample.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';

describe.each(await openTestDatabases())('records from state to state on $kind', ({ open }) => {
  let sample: StatedSample;
  beforeAll(async () => {
    sample = await startStated(await open({ filled: sampleTables }));
  });
  afterAll(() => sample.close());

  test('each step is done by whom the model names, in order, and is kept with its comment', async () => {
    const id = await sample.add('甲');
    expect(await sample.read(id)).toMatchObject({ state: 'draft', version: 1 });
    expect((await sample.move('caiwu', id, 'submit', 1)).status).toBe(403);
    expect((await sample.move('yunying', id, 'approve', 1)).status).toBe(403);
    expect(await sample.move('caiwu', id, 'approve', 1)).toMatchObject({ message: '“甲”现在是“草稿”，不能批准' });
    expect(await sample.move('yunying', id, 'submit', 1)).toMatchObject({ success: true, message: '提交成功！' });
    expect(await sample.move('caiwu', id, 'approve', 2, '  同意  ')).toMatchObject({ success: true });
    expect((await sample.move('yunying', id, 'nothing', 3)).status).toBe(400);
    expect(await sample.move('admin', id, 'finish', 3)).toMatchObject({ message: '“甲”不由你完成' });
    expect(await sample.move('yunying', id, 'finish', 3)).toMatchObject({ success: true });
    expect(await sample.read(id)).toMatchObject({ state: 'done', version: 4 });
    const { result } = await sample.ask('GET', `transitions/market_request/${id}`, 'yunying');
    expect(result).toMatchObject([
      { code: 'submit', title: '提交', from: 'draft', to: 'waiting', comment: null, username: 'yunying', version: 2 },
      { code: 'approve', from: 'waiting', to: 'approved', comment: '同意', username: 'caiwu', realname: '财务专员' },
      { code: 'finish', from: 'approved', to: 'done', version: 4 },
    ]);
    const history = await sample.ask('GET', `history/market_request/${id}`, 'yunying');
    expect(JSON.stringify(history.result.records)).toContain('approved');
  });

  test('comments and rules are asked for, in words, and nothing is written where they are not met', async () => {
    const id = await sample.add('乙', { qty: 0 });
    expect(await sample.move('yunying', id, 'submit', 1)).toMatchObject({ success: false, message: '数量要大于 0' });
    expect(await sample.move('yunying', id, 'submit', 1, '急')).toMatchObject({ message: '提交不附意见' });
    await sample.ask('PUT', 'form/market_request', 'yunying', { body: { id, version: 1, qty: 3 } });
    expect((await sample.move('yunying', id, 'submit', 2)).success).toBe(true);
    expect(await sample.move('caiwu', id, 'refuse', 3, '   ')).toMatchObject({ message: '驳回要填写意见' });
    expect(await sample.move('caiwu', id, 'refuse', 3, '长'.repeat(501))).toMatchObject({
      message: '意见不能超过500个字符',
    });
    expect(await sample.read(id)).toMatchObject({ state: 'waiting', version: 3 });
    expect((await sample.move('caiwu', id, 'refuse', 3, '太多')).success).toBe(true);
    expect((await sample.move('yunying', id, 'submit', 4)).success).toBe(true);
  });

  test('two people at once: one wins, the other is told who it was', async () => {
    const id = await sample.add('丙');
    await sample.move('yunying', id, 'submit', 1);
    const both = await Promise.all([
      sample.move('caiwu', id, 'approve', 2),
      sample.move('admin', id, 'refuse', 2, '不行'),
    ]);
    expect(both.map(({ success }) => success).toSorted()).toEqual([false, true]);
    const lost = both.find(({ success }) => !success);
    expect(lost?.code).toBe(409);
    expect(lost?.message).toMatch(/^(财务专员|管理员)已于 .{19} (批准|驳回)，请看过再操作$/);
    const { result } = await sample.ask('GET', `transitions/market_request/${id}`, 'admin');
    expect(result).toHaveLength(2);
  });

  test('no other write changes the state: form, grid, bulk edit, import, plain calls', async () => {
    const ways = '“提交”、“批准”、“驳回”、“完成”';
    const add = await sample.ask('POST', 'form/market_request', 'yunying', { body: { name: '丁', state: 'approved' } });
    expect(add.result).toEqual([{ key: 'state', message: `状态从初始状态开始，之后用按钮改变：${ways}` }]);
    const id = await sample.add('丁', { state: 'draft' });
    const refused = `状态不能直接修改，请用按钮：${ways}`;
    const edit = await sample.ask('PUT', 'form/market_request', 'yunying', {
      body: { id, version: 1, name: '丁丁', state: 'approved' },
    });
    expect(edit.result).toEqual([{ key: 'state', message: refused }]);
    const grid = await sample.ask('PUT', 'saveAll/market_request', 'yunying', {
      body: { changed: [{ id, version: 1, state: 'waiting' }], added: [{ name: '戊', state: 'done' }] },
    });
    expect(grid.result.map(({ message }: { message: string }) => message)).toEqual([
      `状态从初始状态开始，之后用按钮改变：${ways}`,
      refused,
    ]);
    const bulk = { ids: [id], values: { state: 'approved' } };
    expect((await sample.ask('PUT', 'bulkEdit/market_request', 'yunying', { body: bulk })).message).toBe(
      '列 状态 只能用按钮改变，没有修改',
    );
    const rows = [{ name: '己', state: '已批准' }, { name: '庚', state: '草稿' }, { name: '辛' }];
    const file = await sample.ask('POST', 'importRows/market_request', 'yunying', { body: { rows, mode: 'good' } });
    expect(file.result).toMatchObject({ successCount: 2, errors: [{ row: 1, key: 'state' }] });
    const restored = { id, version: 1, state: null };
    expect((await sample.ask('PUT', 'form/market_request', 'yunying', { body: restored })).success).toBe(false);
    expect(await sample.read(id)).toMatchObject({ name: '丁', state: 'draft', version: 1 });
    // What the record has may be sent back with the rest of it.
    const whole = { id, version: 1, name: '丁丁', state: 'draft' };
    expect((await sample.ask('PUT', 'form/market_request', 'yunying', { body: whole })).success).toBe(true);
    const kept = await sample.server.context.db.query(
      `SELECT DISTINCT state FROM market_request WHERE name IN ('庚','辛')`,
    );
    expect(kept.rows).toEqual([{ state: 'draft' }]);
  });

  test('a version of before comes back without its state, and an old set of changes keeps off it', async () => {
    const id = await sample.add('壬');
    await sample.move('yunying', id, 'submit', 1);
    await sample.ask('PUT', 'form/market_request', 'yunying', { body: { id, version: 2, qty: 9 } });
    const back = await sample.ask('PUT', 'history/market_request', 'yunying', { body: { id, version: 3, to: 1 } });
    expect(back.success).toBe(true);
    expect(await sample.read(id)).toMatchObject({ qty: 5, state: 'waiting' });
  });

  test('a selection is moved row by row, and what stays is told', async () => {
    const ids = await Promise.all(['子', '丑', '寅'].map((name) => sample.add(name)));
    for (const id of ids.slice(0, 2)) await sample.move('yunying', id, 'submit', 1);
    const body = { ids: [...ids, 'nobody'].join(), versions: '2,2,1,1', comment: '一起' };
    const all = await sample.ask('POST', 'transitions/market_request/approve', 'caiwu', { body });
    expect(all).toMatchObject({ success: true, message: '批准 2 条，2 条没有批准' });
    expect(all.result).toMatchObject({
      moved: 2,
      refused: [
        { id: ids[2], name: '寅', message: '“寅”现在是“草稿”，不能批准' },
        { id: 'nobody', message: '未找到对应数据' },
      ],
    });
    const twice = { ids: `${ids[0]},${ids[0]}`, versions: '1,1' };
    expect((await sample.ask('POST', 'transitions/market_request/approve', 'caiwu', { body: twice })).status).toBe(400);
    expect((await sample.ask('POST', 'transitions/market_request/approve', 'yunying', { body })).result.moved).toBe(0);
  });

  test('what waits is listed for those who can do it, and nobody else', async () => {
    const id = await sample.add('卯');
    await sample.move('yunying', id, 'submit', 1);
    const waiting = async (as: string) => (await sample.ask('GET', 'waiting?size=100', as)).result;
    const [mine] = await waiting('caiwu');
    expect(mine).toMatchObject({ code: 'market_request', title: '请购' });
    expect(mine.records.at(-1)).toMatchObject({ name: '卯', row: { id, state: 'waiting', qty: 5 }, by: '运营专员' });
    expect(JSON.stringify(await waiting('yunying'))).not.toContain(id);
    expect(await waiting('other')).toEqual([]);
    await sample.move('caiwu', id, 'approve', 2);
    expect(JSON.stringify(await waiting('caiwu'))).not.toContain(id);
    expect(JSON.stringify(await waiting('yunying'))).toContain(id);
    expect((await sample.ask('GET', 'waiting?size=x', 'caiwu')).status).toBe(400);
  });

  test('whom a transition names is told, and not who did it', async () => {
    const id = await sample.add('辰');
    await sample.move('yunying', id, 'submit', 1);
    await sample.move('caiwu', id, 'approve', 2, '<b>好</b>');
    const told = () =>
      sample.server.context.db.query<{ titile: string; msg_abstract: string; username: string }>(
        `SELECT a.titile, a.msg_abstract, u.username FROM sys_announcement a JOIN sys_user u ON u.id = a.user_ids
         WHERE a.bus_id = $1 ORDER BY a.create_time, a.titile`,
        [id],
      );
    await vi.waitFor(async () => expect((await told()).rows).toHaveLength(2), SOON);
    expect((await told()).rows.toSorted((one, other) => (one.username < other.username ? -1 : 1))).toEqual([
      { titile: '请购 辰 提交', msg_abstract: '运营专员：提交，现在是“待批准”', username: 'caiwu' },
      { titile: '请购 辰 批准', msg_abstract: '财务专员：批准，现在是“已批准”。意见：<b>好</b>', username: 'yunying' },
    ]);
  });

  const toldOf = async (id: string): Promise<string[]> => {
    const { rows } = await sample.server.context.db.query<{ told: string }>(
      `SELECT a.titile || ' → ' || u.username AS told FROM sys_announcement a
       JOIN sys_announcement_send s ON s.annt_id = a.id JOIN sys_user u ON u.id = s.user_id
       WHERE a.bus_id = $1 ORDER BY 1`,
      [id],
    );
    return rows.map(({ told }) => told);
  };

  test('whom a field names is told, also where who did it may not see the field', async () => {
    const id = await sample.add('未');
    await sample.ask('PUT', 'form/market_request', 'admin', { body: { id, version: 1, keeper: 'admin' } });
    const { result, success } = await sample.move('yunying', id, 'submit', 2);
    expect(success).toBe(true);
    expect(result).not.toHaveProperty('keeper');
    const wanted = ['请购 未 提交 → admin', '请购 未 提交 → caiwu'];
    await vi.waitFor(async () => expect(await toldOf(id)).toEqual(wanted), SOON);
  });

  test('guests are told as those of the tenant are, and others of other tenants are not', async () => {
    const { db } = sample.server.context;
    const id = await sample.add('申', { owner: 'other' });
    await sample.move('yunying', id, 'submit', 1);
    await sample.move('caiwu', id, 'approve', 2, '好');
    const first = ['请购 申 批准 → yunying', '请购 申 提交 → caiwu'];
    await vi.waitFor(async () => expect(await toldOf(id)).toHaveLength(2), SOON);
    expect((await toldOf(id)).toSorted()).toEqual(first.toSorted());
    await db.query(
      `INSERT INTO sys_user_tenant (user_id, tenant_id) SELECT id, $1::varchar FROM sys_user WHERE username = 'other'`,
      [HOME_TENANT],
    );
    await db.query(
      `INSERT INTO sys_user_role (user_id, role_id) SELECT u.id, r.id FROM sys_user u, sys_role r
       WHERE u.username = 'other' AND r.tenant_id = $1 AND r.role_code = 'finance'`,
      [HOME_TENANT],
    );
    const second = await sample.add('酉', { owner: 'other' });
    await sample.move('yunying', second, 'submit', 1);
    await sample.move('caiwu', second, 'approve', 2, '好');
    const wanted = ['提交 → caiwu', '提交 → other', '批准 → other', '批准 → yunying'].map((each) => `请购 酉 ${each}`);
    await vi.waitFor(async () => expect((await toldOf(second)).toSorted()).toEqual(wanted.toSorted()), SOON);
    await db.query('DELETE FROM sys_user_tenant');
    await db.query(
      `DELETE FROM sys_user_role m USING sys_role r, sys_user u
       WHERE r.id = m.role_id AND u.id = m.user_id AND r.tenant_id = $1 AND u.username = 'other'`,
      [HOME_TENANT],
    );
  });

  test('other tenants, and who sees other rows only, find nothing (A row scopes)', async () => {
    const id = await sample.add('巳');
    await sample.move('yunying', id, 'submit', 1);
    expect((await sample.move('other', id, 'approve', 2)).success).toBe(false);
    expect((await sample.ask('GET', `transitions/market_request/${id}`, 'other')).success).toBe(false);
    const { db } = sample.server.context;
    const { rows: users } = await db.query<{ id: string }>(`SELECT id FROM sys_user WHERE username = 'caiwu'`);
    const ids = users.map((user) => user.id);
    await db.query(
      `INSERT INTO sys_role_grant SELECT id, 'scope', unnest(array['market/request#mine', 'market/requests#mine'])
       FROM sys_role WHERE tenant_id = $1 AND role_code = 'finance'`,
      [HOME_TENANT],
    );
    await bumpRights(db, HOME_TENANT, { users: ids });
    expect(await sample.move('caiwu', id, 'approve', 2)).toMatchObject({ success: false, code: 404 });
    expect((await sample.ask('GET', `transitions/market_request/${id}`, 'caiwu')).success).toBe(false);
    expect((await sample.ask('GET', 'waiting', 'caiwu')).result).toEqual([]);
    await db.query(`DELETE FROM sys_role_grant WHERE kind = 'scope'`);
    await bumpRights(db, HOME_TENANT, { users: ids });
    expect(await sample.read(id)).toMatchObject({ state: 'waiting', version: 2 });
  });

  const people = ['admin', 'yunying', 'caiwu'] as const;
  const codes = request.states.transitions.map(({ code }) => code);

  /** Who may do what, and where it leads; undefined: nothing happens. */
  function modelled(state: string, who: (typeof people)[number], code: string): string | undefined {
    const rules: Record<string, [from: string[], to: string, by: string[]]> = {
      submit: [['draft', 'refused'], 'waiting', ['admin', 'yunying']],
      approve: [['waiting'], 'approved', ['admin', 'caiwu']],
      refuse: [['waiting'], 'refused', ['admin', 'caiwu']],
      finish: [['approved'], 'done', ['yunying']],
    };
    const [from, to, by] = rules[code] ?? [[], '', []];
    return from.includes(state) && by.includes(who) ? to : undefined;
  }

  test('any people doing anything in any order end where the declaration says', { timeout: 120_000 }, async () => {
    const act = fc.record({
      who: fc.constantFrom(...people),
      code: fc.constantFrom(...codes),
    });
    const seen = new Set<string>();
    const run = async (acts: { who: (typeof people)[number]; code: string }[]): Promise<void> => {
      const id = await sample.add('任意');
      let [state, version]: [string, number] = ['draft', 1];
      for (const { who, code } of acts) {
        const next = modelled(state, who, code);
        const answer = await sample.move(who, id, code, version, code === 'refuse' ? '因为' : undefined);
        expect(answer.success === true, `${who} ${code} in ${state}`).toBe(next !== undefined);
        if (next !== undefined) [state, version] = [next, version + 1];
        seen.add(state);
      }
      expect(await sample.read(id)).toMatchObject({ state, version });
      const { result } = await sample.ask('GET', `transitions/market_request/${id}`, 'admin');
      expect(result).toHaveLength(version - 1);
    };
    await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 20 }), run), { numRuns: 15 });
    expect([...seen].every((state) => (STATES as readonly string[]).includes(state))).toBe(true);
    expect(seen.size).toBeGreaterThan(2);
  });
});
