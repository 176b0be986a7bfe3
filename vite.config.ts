import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = path.dirname(fileURLToPath(import.meta.url));

/**
 * Chunks by library. `entriesAware` keeps a library's parts apart by who needs them, so what only an inner page
 * draws (a date picker, a table) stays out of the first bundle.
 */
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
  { name: 'dayjs', test: /node_modules[\\/]dayjs[\\/]/, priority: 25 },
  // Icons are many and tiny: apart, they do not pull the parts that use them into one chunk.
  { name: 'icons', test: /node_modules[\\/]@ant-design[\\/]icons(-svg)?[\\/]/, priority: 25 },
  // What every part stands on must not sit in a chunk with one of them.
  {
    name: 'base',
    test: /node_modules[\\/](@rc-component[\\/]util|@ant-design[\\/]cssinjs|@ant-design[\\/]cssinjs-utils|antd[\\/]es[\\/](_util|theme|style|empty))[\\/]/,
    priority: 25,
  },
  {
    name: 'antd',
    test: /node_modules[\\/](antd|@ant-design|@rc-component|@emotion|@babel[\\/]runtime)[\\/]/,
    priority: 20,
    entriesAware: true,
    entriesAwareMergeThreshold: 30_000,
  },
  {
    name: 'grid',
    test: /node_modules[\\/](ag-grid-|ag-stack|@ag-grid-community[\\/])/,
    priority: 10,
    entriesAware: true,
  },
  { name: 'rjsf', test: /node_modules[\\/]@rjsf[\\/]/, priority: 10, entriesAware: true },
];

/** Writes which modules each chunk holds: what may be loaded first is checked against it. */
function listModules(): Plugin {
  return {
    name: 'list-modules',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules: Record<string, string[]> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        modules[chunk.fileName] = chunk.moduleIds.map((id) => path.relative(root, id).replaceAll('\\', '/'));
      }
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(modules) });
    },
  };
}

export default defineConfig({
  root: path.join(root, 'renderers'),
  cacheDir: path.join(root, 'node_modules', '.vite'),
  plugins: [react(), listModules()],
  build: {
    target: 'baseline-widely-available',
    outDir: path.join(root, 'dist', 'web'),
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    // An inlined asset is a data: address, which the content security policy would have to allow.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_500,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // Named after the library; by itself a shared chunk is called after all who share it.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
});
