import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { scratchTemplate } from '../server/db/pglite/build.ts';
import { watchDirectory } from '../server/screens/watch.ts';
import { freePort, keepBackend } from './dev/backend.ts';
import { lone } from './dev/lone.ts';
import { builtServer } from './setup/backend.mjs';
import { ROOT, runMain, SetupError } from './setup/checkout.mjs';
import { frontend } from './setup/frontend.mjs';
import { readArguments } from './setup/readArguments.ts';

/** The playground without a server to sign in to: one of its own over the folder, whose data go when it stops. */
await runMain(async () => {
  const { values } = readArguments({ options: { dir: { type: 'string' }, port: { type: 'string' } } });
  const screens = path.resolve(ROOT, values.dir ?? process.env.WEFT_SCREENS ?? 'screens');
  if (!fs.existsSync(path.join(screens, 'app.json')))
    throw new SetupError(`${screens} 里没有 app.json，不是声明的目录；用 --dir 写明目录`);
  await frontend.ensure();
  const program = await builtServer();
  // What the database keeps beside its folder goes with it.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'weft-playground-'));
  const dataDir = path.join(folder, 'data');
  // To make a database takes longer than everything else of a start: it begins with one that is kept.
  const { openPglite } = await import('../server/db/pglite/openPglite.ts');
  await (await openPglite({ dataDir, template: scratchTemplate() })).close();
  const port = values.port ?? String(await freePort());
  const backend = keepBackend({
    args: [program],
    cwd: ROOT,
    env: lone(process.env, { dataDir, screens, port }),
    onEnd: () => console.error('服务没有在运行；改好文件后会自动再启动'),
  });
  const unwatch = watchDirectory(screens, async () => backend.revive(), {
    error: (error: unknown) => console.error(error),
  });
  console.log(
    `声明工作台：http://127.0.0.1:${port}/isystem/playground （发布写进 ${screens}；数据是临时的，停止后删除）`,
  );
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve());
  });
  await unwatch();
  await backend.stop();
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  return 0;
});
