import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { scratchTemplate } from '../server/db/pglite/build.ts';
import { watchDirectory } from '../server/screens/watch.ts';
import { freePort, keepBackend } from './dev/backend.ts';
import { lone } from './dev/lone.ts';
import { builtServer } from './setup/backend.mjs';
import { ROOT, runMain, SetupError, UsageError } from './setup/checkout.mjs';
import { frontend } from './setup/frontend.mjs';
import { readArguments } from './setup/readArguments.ts';

const USAGE = `用法：npm run playground [-- 选项]
没有服务器也能写声明：用这个目录起一个只给自己看的服务，数据是临时的，停止（Ctrl+C）后删除
  --dir <目录>      声明的目录，默认 WEFT_SCREENS 或 screens；发布会写进它
  --port <端口>     默认找一个空的`;

const isPort = (text: string): boolean => /^[1-9]\d{0,4}$/.test(text) && Number(text) < 65_536;

/** The playground without a server to sign in to: one of its own over the folder, whose data go when it stops. */
await runMain(async () => {
  const { values } = readArguments({
    options: { dir: { type: 'string' }, port: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (values.port !== undefined && !isPort(values.port))
    throw new UsageError(`--port 后面写一个端口（1 到 65535），不是 "${values.port}"`);
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
