import { inProject } from './checkout.mjs';
import { keptBuild } from './keptBuild.mjs';

/** What the server runs in threads of their own, each a program by itself. */
const THREADS = [
  'server/db/pglite/pgliteWorker.ts',
  'server/papers/paperWorker.ts',
  'server/transfer/import/tableWorker.ts',
];
const SOURCES = ['server', 'engine', 'schemas', 'scripts/setup/backend.mjs', 'package-lock.json'];

/** @param {readonly string[]} programs */
const bundled = (programs) => async (/** @type {string} */ folder) => {
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
        input: programs.map((program) => inProject(program)),
        output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
};

/**
 * The server as a few files, in `dist/server`: read as two thousand modules of TypeScript it takes four times as long to
 * begin and twice the memory.
 */
export const backend = keptBuild({
  title: '服务端',
  folder: 'server',
  entry: 'main.mjs',
  sources: SOURCES,
  make: bundled(['server/main.ts', ...THREADS]),
});

/** The program of the server, built from the sources as they are. */
export async function builtServer() {
  await backend.ensure();
  return inProject('dist', 'server', 'main.mjs');
}

/** The threads alone: what runs from its sources begins one after another, and each would read its modules anew. */
const threads = keptBuild({
  title: '线程',
  folder: 'threads',
  entry: 'pgliteWorker.mjs',
  sources: SOURCES,
  make: bundled(THREADS),
});

/** Whatever runs from its sources from now on, and its children, begin their threads as built ones. */
export async function buildThreads() {
  await threads.ensure();
  process.env.WEFT_THREADS = inProject('dist', 'threads');
}
