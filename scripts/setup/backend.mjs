import { inProject } from './checkout.mjs';
import { keptBuild } from './keptBuild.mjs';

/** Each a program by itself: the server, and what it runs in threads of their own. */
const PROGRAMS = [
  'server/main.ts',
  'server/db/pglite/pgliteWorker.ts',
  'server/papers/paperWorker.ts',
  'server/transfer/import/tableWorker.ts',
];

/**
 * The server as a few files, in `dist/server`: read as two thousand modules of TypeScript it takes four times as long to
 * begin and twice the memory.
 */
export const backend = keptBuild({
  title: '服务端',
  folder: 'server',
  entry: 'main.mjs',
  sources: ['server', 'engine', 'schemas', 'scripts/setup/backend.mjs', 'package-lock.json'],
  async make(folder) {
    const { build } = await import('vite');
    await build({
      configFile: false,
      root: inProject(),
      logLevel: 'warn',
      publicDir: false,
      build: {
        ssr: true,
        outDir: folder,
        emptyOutDir: true,
        target: 'node20',
        minify: false,
        rollupOptions: {
          input: PROGRAMS.map((program) => inProject(program)),
          output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
    });
  },
});

/** The program of the server, built from the sources as they are. */
export async function builtServer() {
  await backend.ensure();
  return inProject('dist', 'server', 'main.mjs');
}
