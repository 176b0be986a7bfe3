import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOME_TENANT } from './config/builtIn.ts';
import { allRows } from './db/Database.ts';
import { fillRoles } from './demo/fillRoles.ts';
import { fillUsers } from './demo/fillUsers.ts';
import { LARGEST_ATTACHMENT } from './messages/mailChannel.ts';
import { createMailFile } from './messages/mailFile.ts';
import { pdfText } from './testing/pdfText.ts';
import { type Headers, type ProductServer, shippedTables, startProductServer } from './testing/productServer.ts';
import { openTestPglite } from './testing/testDatabase.ts';

const SCHEDULES = '/online/cgform/api/form/system_schedule';
const BOARD = 'finance/none';
const REPORT = 'market/shop';

let server: ProductServer;
let admin: Headers;
let dataDir = '';
const mails: string[] = [];
const state = { busy: false };
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  size: 2 * LARGEST_ATTACHMENT,
  onRcptTo: (_address, _session, done) =>
    state.busy ? done(Object.assign(new Error('try again later'), { responseCode: 451 })) : done(),
  onData(stream, _session, done) {
    const parts: Buffer[] = [];
    stream.on('data', (part) => parts.push(part));
    stream.on('end', () => {
      mails.push(Buffer.concat(parts).toString('latin1'));
      done();
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  dataDir = mkdtempSync(path.join(tmpdir(), 'weft-paper-'));
  server = await startProductServer(await openTestPglite({ filled: shippedTables }), {
    settings: { dataDir, smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: '织屏 <no-reply@example.com>' },
    outboxOptions: { waits: [500, 500], look: 200 },
  });
  await fillUsers(server.context);
  await fillRoles(server.context);
  admin = await server.signIn();
  await server.context.db.query(
    `UPDATE sys_user SET email = username || '@example.com', confirmed_email = CASE WHEN username <> 'xubin'
       THEN username || '@example.com' END WHERE username IN ('guoqing', 'xubin', 'admin')`,
  );
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  rmSync(dataDir, { recursive: true, force: true });
});

const add = (jobClassName: string, parameter: string, channel = 'notice') =>
  server.call(admin, 'POST', SCHEDULES, {
    title: '每周',
    jobClassName,
    parameter,
    channel,
    cronExpression: '0 0 8 ? * 2',
    status: '-1',
  });
/** Does it now and answers the schedule's last run. */
async function runOf(id: string, ended: string) {
  expect(await server.call(admin, 'GET', `/sys/quartzJob/execute?id=${id}`)).toMatchObject({ success: true });
  const schedule = async () => (await server.call(admin, 'GET', `${SCHEDULES}/${id}`)).result;
  await expect.poll(async () => (await schedule()).lastState, { timeout: 60_000 }).toBe(ended);
  const runs = await server.call(admin, 'GET', '/online/cgform/api/getData/system_schedule_run?pageSize=1');
  return runs.result.records[0];
}
const jobsOf = async (person: string) =>
  (await server.call(await server.signIn(person), 'GET', '/sys/job/list?pageSize=10')).result.records;
const done = async (person: string) => {
  await expect.poll(async () => (await jobsOf(person))[0]?.state, { timeout: 60_000 }).toBe('done');
  return (await jobsOf(person))[0];
};
const fileOf = async (person: string, file: string) =>
  (await server.app.inject({ url: `/sys/common/static/${file}`, headers: await server.signIn(person) })).rawPayload;
const messageTo = async (receiver: string) =>
  (await server.call(admin, 'GET', `/sys/message/sysMessage/list?esReceiver=${receiver}`)).result.records[0];

const BOARDS = '参数应为“看板的编号 收件人,收件人”';
const REPORTS = '参数应为“报表页面的编号 收件人,收件人”';
const MANY = Array.from({ length: 21 }, (_, at) => `a${at}`).join(',');
test.each([
  ['sendBoard', '', BOARDS],
  ['sendBoard', 'dashboard/analysis', BOARDS],
  ['sendBoard', 'dashboard/analysis guoqing docx', BOARDS],
  ['sendBoard', `${BOARD} guoqing`, `没有看板“${BOARD}”`],
  ['sendBoard', 'market/order guoqing', '没有看板“market/order”'],
  ['sendBoard', `dashboard/analysis ${MANY}`, '收件人最多 20 个'],
  ['sendReport', REPORT, REPORTS],
  ['sendReport', 'market/order guoqing', '没有报表“market/order”'],
  ['sendReport', `${REPORT} guoqing nothing=1`, '报表没有条件“nothing”'],
  ['sendReport', `${REPORT} ${MANY}`, '收件人最多 20 个'],
])('%s “%s” is refused', async (code, parameter, words) => {
  const { success, result } = await add(code, parameter);
  expect(success).toBe(false);
  expect(result).toMatchObject([{ key: 'parameter', message: expect.stringContaining(words) }]);
});

test('everybody named gets a board by their own rights, and who cannot have it is told of', {
  timeout: 120_000,
}, async () => {
  const { result: id } = await add('sendBoard', 'board/amazon guoqing,huangmin,nobody');
  const run = await runOf(id, 'failed');
  expect(run?.said).toContain('没有给 huangmin、nobody');
  const job = await done('guoqing');
  expect(job).toMatchObject({
    title: '看板 亚马逊看板',
    said: expect.stringMatching(/^亚马逊看板 [-\d]+\.pdf 已生成/),
  });
  expect(await jobsOf('huangmin')).toEqual([]);
  expect(
    pdfText(await fileOf('guoqing', job.file))
      .flat()
      .join(''),
  ).toContain('郭庆');
});

test('one whose tasks are full is told of, and holds up nobody behind', { timeout: 120_000 }, async () => {
  const inHome = (sql: string) =>
    server.context.db.withTenant(allRows(HOME_TENANT), (session) => session.query(sql, [HOME_TENANT]));
  await inHome(`WITH jobs AS (
    INSERT INTO sys_job (id, tenant_id, kind, title, state, input, owner, owner_id)
    SELECT 'full-' || n, $1, 'none', '等待', 'waiting', '{}', u.username, u.id
    FROM sys_user u, generate_series(1, 10) n WHERE u.username = 'guoqing' RETURNING id, tenant_id, owner_id)
    INSERT INTO sys_job_queue (job_id, tenant_id, owner_id, lease_until) SELECT *, 'infinity' FROM jobs`);
  const { result: id } = await add('sendBoard', 'board/amazon guoqing,nobody,admin');
  const run = await runOf(id, 'failed');
  await inHome(`DELETE FROM sys_job WHERE tenant_id = $1 AND id LIKE 'full-%'`);
  expect(run?.said).toContain('没有给 guoqing：每人最多有 10 个任务');
  expect(run?.said).toContain('没有给 nobody：没有这个账号');
  expect(run?.said).toContain('“亚马逊看板”正在为 1 人生成');
  expect(await done('admin')).toMatchObject({ title: '看板 亚马逊看板' });
});

test('a report goes by mail with its file, and into the task centre alone where no address is confirmed', {
  timeout: 120_000,
}, async () => {
  const { result: id } = await add('sendReport', `${REPORT} guoqing,xubin`, 'mail');
  const run = await runOf(id, 'done');
  expect(run?.said).toContain('xubin 没有确认过的邮箱，只在任务中心');
  const [mine, theirs] = [await done('guoqing'), await done('xubin')];
  expect(mine.said).toMatch(/\.xlsx 已生成，共 \d+ 行，可在任务中心下载；邮件发往 guoqing@example\.com$/);
  expect(theirs.said).toContain('没有发邮件：没有确认过的邮箱');
  await expect.poll(() => mails.length, { timeout: 30_000 }).toBe(1);
  const [mail = ''] = mails;
  const [, encoded = ''] =
    /Content-Transfer-Encoding: base64\r\nContent-Disposition: attachment[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(mail) ??
    [];
  expect(Buffer.from(encoded, 'base64').equals(await fileOf('guoqing', mine.file))).toBe(true);
  expect(encoded.startsWith('UEsDB')).toBe(true);
  const message = await messageTo('guoqing@example.com');
  expect(message).toMatchObject({ esSendStatus: '1', fileName: expect.stringMatching(/\.xlsx$/) });
});

test('what does not go out is tried again, and shown', { timeout: 120_000 }, async () => {
  state.busy = true;
  const before = mails.length;
  const { result: id } = await add('sendBoard', 'board/amazon admin xlsx', 'mail');
  await runOf(id, 'done');
  await expect
    .poll(async () => (await messageTo('admin@example.com'))?.esResult ?? '', { timeout: 60_000 })
    .toContain('try again later');
  state.busy = false;
  await expect.poll(async () => (await messageTo('admin@example.com')).esSendStatus, { timeout: 30_000 }).toBe('1');
  expect(mails.length).toBe(before + 1);
});

test('a file that is too large is told of and not attached', async () => {
  const { context } = server;
  const bell = { title: '', code: '2', missing: () => undefined } as unknown as Parameters<typeof createMailFile>[1];
  const user = await context.db.query<{ id: string }>("SELECT id FROM sys_user WHERE username = 'guoqing'");
  const actor = { userId: user.rows[0]?.id, username: 'guoqing', realname: '郭庆', tenant: '1000' };
  const job = {
    id: 'large-file',
    actor: actor as Parameters<ReturnType<typeof createMailFile>>[0]['actor'],
    inTenant: <T>(work: Parameters<typeof context.db.transaction<T>>[0]) => context.db.transaction(work),
  };
  const bytes = LARGEST_ATTACHMENT + 1024 * 1024;
  const said = await createMailFile(context, bell)(job, { name: '大.xlsx', path: 'x', bytes });
  expect(said).toContain('附件 11.0 MB，超过邮件的上限 10.0 MB，没有附上');
  await expect.poll(() => mails.some((mail) => mail.includes('large-file')), { timeout: 30_000 }).toBe(true);
  expect(mails.find((mail) => mail.includes('large-file'))).not.toContain('Content-Disposition: attachment');
});

test('without a mail server the form says so', async () => {
  const { settings } = server.context;
  const url = settings.smtpUrl;
  Object.assign(settings, { smtpUrl: undefined });
  const refused = await add('sendBoard', 'board/amazon guoqing', 'mail');
  Object.assign(settings, { smtpUrl: url });
  expect(refused.result).toMatchObject([{ key: 'channel', message: expect.stringContaining('WEFT_SMTP_URL') }]);
});
