import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { antdRules } from '../../../scripts/setup/antd/antdRules.ts';
import { stubUnusedAntd } from '../../../scripts/setup/antd/stubUnusedAntd.ts';
import { inProject } from '../../../scripts/setup/checkout.mjs';

export interface ChartPage {
  address: string;
  close(): Promise<void>;
}

/** The page of charts, bundled as the product is and served at a port that is free. */
export async function openChartPage(): Promise<ChartPage> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'weft-charts-'));
  const root = inProject('tests', 'e2e', 'charts');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react(), antdRules(), stubUnusedAntd()],
    build: {
      target: 'baseline-widely-available',
      outDir: folder,
      emptyOutDir: true,
      chunkSizeWarningLimit: 5_000,
      rolldownOptions: { input: path.join(root, 'stage.html') },
    },
  });
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return {
    address: `${address}stage.html`,
    async close() {
      await server.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
