import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCompiler } from '../../../engine/compile/compile.ts';
import { allRows, type Database } from '../../db/Database.ts';
import { openTestDatabases } from '../../testing/testDatabase.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { applyModels, judgeModels } from '../applyModels.ts';
import { loadCompilePorts } from '../compilePorts.ts';
import { createLiveScreens } from '../LiveScreens.ts';
import { readDeclarations } from '../readFiles.ts';

const PUBLISH = '/config/sources/publish';
const REVISIONS = '/config/sources/revisions';
const MODEL = 'screens/market/goods.model.json';
const SCREEN = 'screens/market/goods.screen.json';

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
const NAME = { key: 'name', title: '名称', type: 'input' };
const PRICE = { key: 'price', title: '单价', type: 'inputNumber' };
const model = (...fields: object[]) => json({ title: '商品', fields });
const STARTING: Readonly<Record<string, string>> = {
  'screens/app.json': json({ title: '织屏', shortTitle: '织屏', home: '/market/goods' }),
  'screens/menu.json': json({ items: [{ screen: 'market/goods' }] }),
  [MODEL]: model(NAME, PRICE),
  [SCREEN]: json({ title: '商品', type: 'list', model: 'market/goods' }),
};
const hash = (text: string | null): string | null =>
  text === null ? null : createHash('sha256').update(text).digest('hex');

describe.each(await openTestDatabases())('publishing declarations on $kind', ({ open }) => {
  let server: TestServer;
  let db: Database;
  let directory = '';
  let admin: Record<string, string>;

  beforeAll(async () => {
    directory = mkdtempSync(path.join(tmpdir(), 'weft-publish-'));
    for (const [name, text] of Object.entries(STARTING)) put(name, text);
    db = await open();
    const compile = createCompiler(await loadCompilePorts());
    const files = await readDeclarations(directory);
    const compiled = compile(files);
    const screens = createLiveScreens(
      { compiled, files },
      {
        read: () => readDeclarations(directory),
        compile,
        apply: (next) => applyModels(db, next),
        judge: (next) => judgeModels(db, next),
      },
    );
    await applyModels(db, compiled);
    server = await startTestServer(db, { screens, settings: { screensDir: directory } });
    admin = await server.signIn();
  });
  afterAll(async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });
  beforeEach(async () => {
    rmSync(path.join(directory, 'market'), { recursive: true, force: true });
    for (const [name, text] of Object.entries(STARTING)) put(name, text);
    await server.context.screens.reload();
  });

  const place = (name: string) => path.join(directory, path.relative('screens', name));
  const put = (name: string, text: string) => {
    mkdirSync(path.dirname(place(name)), { recursive: true });
    writeFileSync(place(name), text);
  };
  const read = (name: string) => readFileSync(place(name), 'utf8');
  const send = async (payload: object, headers = admin) => {
    const reply = await server.app.inject({ method: 'POST', url: PUBLISH, payload, headers });
    return { status: reply.statusCode, ...reply.json() };
  };
  const change = (name: string, text: string | null, from: string | null = STARTING[name] ?? null) => ({
    path: name,
    text,
    from: hash(from),
  });
  const ask = async (url: string, headers = admin) => (await server.app.inject({ method: 'GET', url, headers })).json();
  const TITLE = json({ title: '货品', type: 'list', model: 'market/goods' });

  test('what was changed is in force at once, told with who, why and what it means', async () => {
    const before = (await ask(REVISIONS)).result.total;
    const reply = await send({ message: ' 改叫货品 ', files: [change(SCREEN, TITLE)] });
    expect(reply).toMatchObject({ status: 200, success: true, message: '发布成功！', result: { problems: [] } });
    expect(read(SCREEN)).toBe(TITLE);
    expect(server.context.compiled().plans.get('market/goods')?.title).toBe('货品');
    const { result } = await ask(REVISIONS);
    expect(result.total).toBe(before + 1);
    expect(result.records[0]).toMatchObject({
      id: reply.result.id,
      message: '改叫货品',
      username: 'admin',
      paths: [SCREEN],
      changes: [
        { what: '页面 货品', text: '标题 商品 → 货品' },
        { what: '菜单', text: '菜单项 货品 的标题 商品 → 货品' },
      ],
    });
    const one = (await ask(`${REVISIONS}/${reply.result.id}`)).result;
    expect(one.files).toEqual([{ path: SCREEN, before: STARTING[SCREEN], after: TITLE }]);
    expect((await ask(`${REVISIONS}/1`)).code).toBe(404);
    const logged = await db.query<{ detail: string }>(
      "SELECT detail FROM sys_log_security WHERE kind = 'screens_published' ORDER BY id DESC LIMIT 1",
    );
    expect(logged.rows[0]?.detail).toBe(`改叫货品：${SCREEN}`);
  });

  test('what the database refuses is told in words of the reader, with the line of the SQL', async () => {
    const report = { title: '按天', sql: 'days.sql', columns: [{ key: 'n', title: '数', type: 'inputNumber' }] };
    const params = [{ key: 'day', title: '日', type: 'input' }];
    const sql = 'select count(*) as n\nfrom market_goods\nwhere create_time::date >= ${day}\n';
    const [named, beside] = ['screens/market/days.report.json', 'screens/market/days.sql'];
    const files = [change(named, json({ ...report, params })), change(beside, sql)];
    const { success, message, result } = await send({ message: '按天', files });
    expect([success, message]).toEqual([false, '还有 1 个错误，没有发布']);
    const words = '数据库不接受这条 SQL：date 与 text 不能用 >= 运算（operator does not exist: date >= text）';
    const at = { file: beside, line: 3, column: 25 };
    expect(result.problems).toMatchObject([{ code: 'sql-database', ...at, message: words }]);
    expect(result.problems[0].fix).toContain('一段日期 period');
    expect(existsSync(place(beside))).toBe(false);
  });

  test('new files and files that go', async () => {
    const added = 'screens/market/deep/goods.screen.json';
    expect((await send({ message: '新页面', files: [change(added, TITLE)] })).success).toBe(true);
    expect(server.context.compiled().plans.has('market/deep/goods')).toBe(true);
    const gone = await send({ message: '不要了', files: [change(added, null, TITLE)], confirmed: true });
    expect(gone.success).toBe(true);
    expect(existsSync(place(added))).toBe(false);
  });

  test('a file that somebody else has changed is not overwritten, and nothing else is written either', async () => {
    put(SCREEN, json({ title: '别人的', type: 'list', model: 'market/goods' }));
    const files = [change(MODEL, model(NAME, PRICE, { ...NAME, key: 'note' })), change(SCREEN, TITLE)];
    const reply = await send({ message: '改名', files });
    expect(reply).toMatchObject({ success: false, code: 409, result: { paths: [SCREEN] } });
    expect(read(SCREEN)).toContain('别人的');
    expect(read(MODEL)).toBe(STARTING[MODEL]);
  });

  test('a new file that is there by now, and one that has gone, are conflicts as well', async () => {
    expect((await send({ message: '新', files: [change(SCREEN, TITLE, null)] })).code).toBe(409);
    const gone = 'screens/market/gone.screen.json';
    expect((await send({ message: '改', files: [change(gone, TITLE, 'x')] })).code).toBe(409);
    expect(existsSync(place(gone))).toBe(false);
  });

  test('of two who publish at once over the same file one is told of the other', async () => {
    const other = json({ title: '另一个', type: 'list', model: 'market/goods' });
    const replies = await Promise.all([
      send({ message: '甲', files: [change(SCREEN, TITLE)] }),
      send({ message: '乙', files: [change(SCREEN, other)] }),
    ]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 409]);
    const won = replies.findIndex(({ success }) => success);
    expect(read(SCREEN)).toBe([TITLE, other][won]);
  });

  test('two changes that are right alone and wrong together are not both in force', async () => {
    const added = 'screens/market/more.screen.json';
    const files = [change(MODEL, null), change(SCREEN, null)];
    const menu = change('screens/menu.json', json({ items: [] }));
    const home = change('screens/app.json', json({ title: '织屏', shortTitle: '织屏', home: '/' }));
    const replies = await Promise.all([
      send({ message: '不要商品了', files: [...files, menu, home], confirmed: true }),
      send({ message: '再来一页', files: [change(added, TITLE)] }),
    ]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect((await server.context.screens.judge(await readDeclarations(directory))).problems).toEqual([]);
  });

  test('what the rows do not allow is refused before anything is written', async () => {
    for (const id of ['u1', 'u2'])
      await db.withTenant(allRows('1'), (session) =>
        session.query("INSERT INTO market_goods (id, name) VALUES ($1, '同名')", [id]),
      );
    const unique = model({ ...NAME, store: { unique: true } }, PRICE);
    const reply = await send({ message: '不许重名', files: [change(MODEL, unique)] });
    expect(reply).toMatchObject({ success: false, result: { problems: [{ code: 'table-refused', file: MODEL }] } });
    expect(reply.result.problems[0].message).toContain('已有重复数据，请先清理');
    expect(read(MODEL)).toBe(STARTING[MODEL]);
    expect((await send({ message: '改叫货品', files: [change(SCREEN, TITLE)] })).success).toBe(true);
    expect(server.context.compiled().plans.get('market/goods')?.title).toBe('货品');
    await db.withTenant(allRows('1'), (session) => session.query("DELETE FROM market_goods WHERE id = 'u2'"));
    expect((await send({ message: '不许重名', files: [change(MODEL, unique)] })).success).toBe(true);
  });

  test('nothing is published while there are errors', async () => {
    const reply = await send({ message: '坏', files: [change(SCREEN, json({ titel: '坏', type: 'list' }))] });
    expect(reply.success).toBe(false);
    expect(reply.message).toMatch(/^还有 \d+ 个错误，没有发布$/);
    expect(reply.result.problems[0]).toMatchObject({ file: SCREEN, severity: 'error' });
    expect(read(SCREEN)).toBe(STARTING[SCREEN]);
  });

  test('what the database would refuse of a report is an error like others', async () => {
    const report = 'screens/market/sum.report.json';
    const columns = [{ key: 'total', title: '合计', type: 'inputNumber' }];
    const text = json({
      title: '合计',
      sql: ['select price || 1.5::numeric(3) + true as total from market_goods'],
      columns,
    });
    const reply = await send({ message: '报表', files: [change(report, text)] });
    expect(reply.message).toBe('还有 1 个错误，没有发布');
    expect(existsSync(place(report))).toBe(false);
  });

  test('what loses something is published when that was confirmed, and not before', async () => {
    await db.withTenant({ tenant: '1000', rows: 'all' }, (session) =>
      session.query("INSERT INTO market_goods (id, tenant_id, name) VALUES ('1', '1000', '一')"),
    );
    const files = [change(MODEL, model(NAME))];
    const reply = await send({ message: '不要单价', files });
    expect(reply.message).toBe('有 1 处破坏性改动，请确认后再发布');
    expect(reply.result.changes[0].text).toBe('字段 单价 删除');
    expect(read(MODEL)).toBe(STARTING[MODEL]);
    expect((await send({ message: '不要单价', files, confirmed: true })).success).toBe(true);
    expect(read(MODEL)).toBe(files[0]?.text);
  });

  test.each([[''], ['   ']])('a message is wanted: %j', async (message) => {
    const reply = await send({ message, files: [change(SCREEN, TITLE)] });
    expect(reply).toMatchObject({ success: false, message: '请写发布说明：改了什么，为什么' });
    expect(read(SCREEN)).toBe(STARTING[SCREEN]);
  });

  test.each([
    ['screens/../../etc/cron.d/x.json'],
    ['screens/market/../../x.json'],
    ['../x.json'],
    ['/etc/x.json'],
    ['screens/market\\..\\x.json'],
    ['screens/market/x.ts'],
    ['screens/.git/x.json'],
    ['screens/market/a\u0000.json'],
    ['market/x.screen.json'],
  ])('A085 a path that is none of a declaration is refused: %j', async (name) => {
    expect((await send({ message: '外面', files: [{ path: name, text: '{}', from: null }] })).status).toBe(400);
  });

  test('A085 a folder that is a link is not followed', async () => {
    const outside = mkdtempSync(path.join(tmpdir(), 'weft-outside-'));
    symlinkSync(outside, path.join(directory, 'linked'));
    try {
      const reply = await send({ message: '外面', files: [change('screens/linked/goods.screen.json', TITLE)] });
      expect(reply.status).toBe(400);
      expect(existsSync(path.join(outside, 'goods.screen.json'))).toBe(false);
    } finally {
      rmSync(path.join(directory, 'linked'));
      rmSync(outside, { recursive: true });
    }
  });

  test('a directory that cannot be written to is told, and what was written before is put back', async () => {
    const blocked = path.join(directory, 'market', 'deep');
    // A file stands where a folder would be: whoever runs the tests may write everywhere.
    writeFileSync(blocked, '');
    const files = [change(SCREEN, TITLE), change('screens/market/deep/x.screen.json', TITLE)];
    expect((await send({ message: '两个', files })).success).toBe(false);
    expect(read(SCREEN)).toBe(STARTING[SCREEN]);
    rmSync(blocked);
    if (process.getuid?.() === 0) return;
    chmodSync(path.join(directory, 'market'), 0o555);
    const reply = await send({ message: '只读', files: [change(SCREEN, TITLE)] });
    chmodSync(path.join(directory, 'market'), 0o755);
    expect(reply.message).toMatch(/不可写，没有发布；请下载补丁/);
  });

  test('it is for those alone who may publish, in the first tenant', async () => {
    const files = [change(SCREEN, TITLE)];
    const plain = await server.signIn('yunying');
    expect((await send({ message: '无权', files }, plain)).status).toBe(403);
    expect((await ask(REVISIONS, plain)).code).toBe(403);
    expect((await send({ message: '未登录', files }, {})).status).toBe(401);
    const other = await server.signIn('other');
    expect((await send({ message: '别家', files }, other)).status).toBe(403);
    expect(read(SCREEN)).toBe(STARTING[SCREEN]);
  });

  test('sent again under its key it is published once', async () => {
    const headers = { ...admin, 'idempotency-key': `again-${Math.random()}` };
    const payload = { message: '一次', files: [change(SCREEN, TITLE)] };
    const first = await send(payload, headers);
    expect(await send(payload, headers)).toEqual(first);
    expect(first.success).toBe(true);
  });
});
