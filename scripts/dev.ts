import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createServer } from 'vite';
import { apiAddresses } from '../engine/api/familyEndpoints.ts';
import { inProject, ROOT, runMain } from './setup/checkout.mjs';
import { TYPESCRIPT } from './setup/child.mjs';

const PORT = process.env.PORT || '5173';
const BACKEND_PORT = PORT === '8080' ? '8081' : '8080';
const BACKEND_SOURCES = ['server', 'engine', 'schemas/generated'];
/** Editors write a file in several steps, and a branch switch many files. */
const QUIET = 200;

/** The backend as a child process that can be started anew; it gets the time to let go of the database. */
function keepBackend(): { restart: () => void; stop: () => Promise<void> } {
  let child: ChildProcess | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const start = (): void => {
    child = spawn(process.execPath, [...TYPESCRIPT, inProject('server', 'main.ts')], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PORT: BACKEND_PORT },
    });
  };
  const end = async (): Promise<void> => {
    const ending = child;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGTERM');
    await gone;
  };
  let turn = Promise.resolve();
  const again = (): void => {
    turn = turn.then(end).then(() => {
      if (!stopped) start();
    });
  };
  start();
  return {
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(again, QUIET);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await turn;
      await end();
    },
  };
}

await runMain(async () => {
  const backend = keepBackend();
  const front = await createServer({
    configFile: inProject('vite.config.ts'),
    server: {
      port: Number(PORT),
      strictPort: true,
      host: process.env.HOST || '127.0.0.1',
      proxy: { [apiAddresses().source]: { target: `http://127.0.0.1:${BACKEND_PORT}`, ws: true } },
    },
  });
  await front.listen();
  front.printUrls();

  const folders = BACKEND_SOURCES.map((folder) => inProject(folder));
  front.watcher.add(folders);
  front.watcher.on('all', (_, file) => {
    const changed = path.resolve(ROOT, file);
    const ours = folders.some((folder) => changed.startsWith(folder + path.sep));
    if (ours && /\.ts$/.test(changed) && !/\.test\.ts$/.test(changed)) backend.restart();
  });

  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve());
  });
  await Promise.all([front.close(), backend.stop()]);
  return 0;
});
