import path from 'node:path';
import { createServer } from 'vite';
import { apiAddresses } from '../engine/api/familyEndpoints.ts';
import { type Backend, freePort, keepBackend } from './dev/backend.ts';
import { inProject, ROOT, runMain, SetupError } from './setup/checkout.mjs';
import { TYPESCRIPT } from './setup/child.mjs';

const PORT = Number(process.env.PORT || '5173');
const HOST = process.env.HOST || '127.0.0.1';
const SOURCES = ['server', 'engine', 'schemas/generated'].map((folder) => inProject(folder));
const SCREENS = path.resolve(ROOT, process.env.WEFT_SCREENS || 'screens');

const stands = (file: string, folder: string): boolean => file.startsWith(folder + path.sep);

/** What a changed file means for the backend. */
function follow(backend: Backend, file: string): void {
  const isProgram = SOURCES.some((folder) => stands(file, folder)) && /(?<!\.test)\.ts$/.test(file);
  if (isProgram) backend.restart();
  else if (stands(file, SCREENS)) backend.revive();
}

await runMain(async () => {
  const port = await freePort();
  const front = await createServer({
    configFile: inProject('vite.config.ts'),
    server: {
      port: PORT,
      strictPort: true,
      host: HOST,
      proxy: { [apiAddresses().source]: { target: `http://127.0.0.1:${port}`, ws: true } },
    },
  });
  try {
    await front.listen();
  } catch (error) {
    await front.close();
    if (!String(error).includes('already in use')) throw error;
    throw new SetupError(`端口 ${PORT} 已被占用；请停掉占用它的程序，或换一个：PORT=5174 npm run dev`);
  }
  front.printUrls();
  const address = front.resolvedUrls?.local[0]?.replace(/\/$/, '');
  const backend = keepBackend({
    args: [...TYPESCRIPT, inProject('server', 'main.ts')],
    cwd: ROOT,
    // People are led to the page, which hands calls on; the backend's own address is nobody's to open.
    env: { WEFT_PUBLIC_URL: address, ...process.env, HOST: '127.0.0.1', PORT: String(port) },
    onEnd: () => console.error('服务没有在运行；改好文件后会自动再启动'),
  });
  front.watcher.add([...SOURCES, SCREENS]);
  front.watcher.on('all', (_, file) => follow(backend, path.resolve(ROOT, file)));

  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve());
  });
  await Promise.all([front.close(), backend.stop()]);
  return 0;
});
