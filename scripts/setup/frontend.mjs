import { inProject } from './checkout.mjs';
import { runNode } from './child.mjs';
import { keptBuild } from './keptBuild.mjs';

/** The front end, in `dist/web`. */
export const frontend = keptBuild({
  title: '前端',
  folder: 'web',
  entry: 'index.html',
  sources: [
    'renderers',
    'engine',
    'schemas/generated',
    'vite.config.ts',
    'scripts/setup/antd',
    'scripts/setup/beginScript.ts',
    'scripts/setup/mendedLibraries.ts',
    'scripts/setup/chunks.ts',
    'scripts/setup/isForVisitors.ts',
    'scripts/setup/packAssets.ts',
    'scripts/setup/pageChunks.ts',
    'package-lock.json',
  ],
  async make(folder) {
    const vite = inProject('node_modules', 'vite', 'bin', 'vite.js');
    const code = await runNode([vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], {
      env: { NODE_ENV: 'production' },
      quiet: true,
    });
    if (code !== 0) throw new Error(`vite build 退出码 ${code}`);
  },
});
