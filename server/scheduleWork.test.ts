import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFileStore, fileRoot } from './files/fileStore.ts';
import { createFileRecords } from './files/records/fileRecords.ts';
import { verifyBackup } from './maintenance/backup.ts';
import { scheduleWork } from './scheduleWork.ts';
import { type ProductServer, shippedTables, startProductServer } from './testing/productServer.ts';
import { openTestPglite } from './testing/testDatabase.ts';

let server: ProductServer;
let dataDir = '';

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'weft-backup-'));
  server = await startProductServer(await openTestPglite({ filled: shippedTables }), { settings: { dataDir } });
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a backup by the clock holds the uploaded files, says how many, and can be restored', async () => {
  const { context } = server;
  const files = fileRoot(context.settings);
  await mkdir(path.join(files, '1000', 'temp'), { recursive: true });
  for (const name of ['one.txt', 'two.txt']) await writeFile(path.join(files, '1000', 'temp', name), name);
  const store = createFileStore(files);
  const work = scheduleWork(context, {
    files: store,
    records: createFileRecords(context, store),
    jobs: { start: async () => expect.fail('no job is wanted') },
    mailMissing: () => undefined,
  });
  const backup = work.find(({ code }) => code === 'backup');
  const signal = new AbortController().signal;
  const said = await backup?.run('1', signal, { channel: 'notice' });
  expect(said).toMatch(/^已备份 \d+ 行与 2 个上传的文件、\d+ KB 到 weft-\d{8}-\d{6}\.weft，删去旧的 0 份$/);
  const folder = path.join(files, '..', 'backups');
  const [name = ''] = await readdir(folder);
  expect(await verifyBackup(path.join(folder, name))).toMatchObject({ files: 2 });
}, 60_000);
