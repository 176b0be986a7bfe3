import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillRoles } from '../demo/fillRoles.ts';
import { fillUsers } from '../demo/fillUsers.ts';
import { pdfText } from '../testing/pdfText.ts';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../testing/productServer.ts';
import { openTestPglite } from '../testing/testDatabase.ts';

const SCHEDULES = '/online/cgform/api/form/system_schedule';
const BOARD = 'finance/none';

let server: ProductServer;
let admin: Headers;
let dataDir = '';

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'weft-paper-'));
  server = await startProductServer(await openTestPglite({ filled: shippedTables }), { settings: { dataDir } });
  await fillUsers(server.context);
  await fillRoles(server.context);
  admin = await server.signIn();
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const add = (parameter: string) =>
  server.call(admin, 'POST', SCHEDULES, {
    ...{ title: '每周看板', jobClassName: 'sendBoard', parameter },
    ...{ cronExpression: '0 0 8 ? * 2', status: '-1' },
  });

test.each([
  ['', '参数应为“看板的编号 收件人,收件人”'],
  ['dashboard/analysis', '参数应为“看板的编号 收件人,收件人”'],
  ['dashboard/analysis guoqing docx', '参数应为“看板的编号 收件人,收件人”'],
  [`${BOARD} guoqing`, `没有看板“${BOARD}”`],
  ['market/order guoqing', '没有看板“market/order”'],
  [`dashboard/analysis ${Array.from({ length: 21 }, (_, at) => `a${at}`).join(',')}`, '收件人最多 20 个'],
])('“%s” is refused', async (parameter, words) => {
  const { success, result } = await add(parameter);
  expect(success).toBe(false);
  expect(result).toMatchObject([{ key: 'parameter', message: expect.stringContaining(words) }]);
});

test('everybody named gets it by their own rights, and who cannot have it is told of', {
  timeout: 120_000,
}, async () => {
  const { result: id } = await add('board/amazon guoqing,huangmin,nobody');
  expect(await server.call(admin, 'GET', `/sys/quartzJob/execute?id=${id}`)).toMatchObject({ success: true });
  const schedule = async () => (await server.call(admin, 'GET', `${SCHEDULES}/${id}`)).result;
  await expect.poll(async () => (await schedule()).lastState, { timeout: 60_000 }).toBe('failed');
  const jobsOf = async (person: string) =>
    (await server.call(await server.signIn(person), 'GET', '/sys/job/list?pageSize=10')).result.records;
  await expect.poll(async () => (await jobsOf('guoqing'))[0]?.state, { timeout: 60_000 }).toBe('done');
  const [job] = await jobsOf('guoqing');
  expect(job).toMatchObject({
    title: '看板 亚马逊看板',
    said: expect.stringMatching(/^亚马逊看板 [-\d]+\.pdf 已生成/),
  });
  expect(await jobsOf('huangmin')).toEqual([]);
  const { rawPayload } = await server.app.inject({
    url: `/sys/common/static/${job.file}`,
    headers: await server.signIn('guoqing'),
  });
  expect(pdfText(rawPayload).flat().join('')).toContain('郭庆');
});
