import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { PREVIEW_HEADER, PREVIEW_PATH, pathOf } from './engine/routes/address.ts';
import { antdRules } from './scripts/setup/antd/antdRules.ts';
import { stubUnusedAntd } from './scripts/setup/antd/stubUnusedAntd.ts';
import { beginScript } from './scripts/setup/beginScript.ts';
import { mendedLibraries } from './scripts/setup/mendedLibraries.ts';
import { packAssets } from './scripts/setup/packAssets.ts';
import { pageChunks } from './scripts/setup/pageChunks.ts';

const root = path.dirname(fileURLToPath(import.meta.url));

/**
 * One file of what every page stands on, and React, which stays as it is when we change, beside it. Everything else is
 * split by who needs it and nothing else: a chunk put together by library is loaded for the least of its parts.
 */
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  // The sign-in page's: each alone would be a request of its own.
  { name: 'icons', test: /(Lock|Safety|User|Eye|EyeInvisible)Outlined\.js$/, priority: 2 },
  // Who signs in again needs its form, and the sign-in page is one file all the same.
  {
    name: 'LoginPage',
    test: /pages[\\/]login[\\/](LoginPage|SignInWays|LoginForm|CredentialsForm|CaptchaPicture|useCaptcha|useEnter)\.tsx?$/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // Taken together they lack nothing, so nothing else has to be drawn in.
  { name: 'base', tags: ['$initial' as const], priority: 1, includeDependenciesRecursively: false },
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

/** As the product's own server answers it. */
function isolatePreview(): Plugin {
  return {
    name: 'isolate-preview',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (pathOf(request.url ?? '') === PREVIEW_PATH) response.setHeader(...PREVIEW_HEADER);
        next();
      });
    },
  };
}

const front = path.join(root, 'renderers');
const plugins = () => [react(), antdRules(), stubUnusedAntd(), mendedLibraries()];
const output = { codeSplitting: { groups } };

export default defineConfig({
  root: front,
  cacheDir: path.join(root, 'node_modules', '.vite'),
  plugins: [
    ...plugins(),
    pageChunks(front, { root: front, plugins: plugins(), build: { rolldownOptions: { output } } }),
    beginScript(front),
    listModules(),
    isolatePreview(),
    packAssets(),
  ],
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
        ...output,
        // Named after the library; by itself a shared chunk is called after all who share it.
        chunkFileNames: ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
});
