import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { inProject } from '../../scripts/setup/checkout.mjs';

declare global {
  interface Window {
    /** When the first field that can be typed into was on the screen, ms since the page began. */
    painted?: number;
  }
}

/** Scripts and styles a page has asked for; their gzip size in KiB. */
export interface Loaded {
  kib: number;
  files: string[];
}

/** Addresses of the script in which a module below `renderers/` stands. */
export function scriptOf(module: string): RegExp {
  const held = JSON.parse(fs.readFileSync(inProject('dist', 'web', '.vite', 'modules.json'), 'utf8')) as Held;
  const script = Object.keys(held).find((file) => held[file]?.includes(`renderers/${module}`));
  if (script === undefined) throw new Error(`no script holds ${module}`);
  return new RegExp(`/${script.replaceAll('.', '\\.')}$`);
}

/** Modules by script, as the build notes them. */
type Held = Record<string, string[]>;

/** Notes in every page from now on when a field of a form can be typed into. */
export async function watchForm(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      const field = document.querySelector('.form-field input:not([readonly]):not([disabled])');
      if (field && field.getBoundingClientRect().height > 0) window.painted = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** What was asked for until the form was painted; all there is when it was not watched for. */
export async function loadedFiles(page: Page): Promise<Loaded> {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (window.painted ?? Number.POSITIVE_INFINITY))
      .map(({ name }) => new URL(name).pathname),
  );
  const files = [...new Set(names)].filter((name) => /\.(?:js|css)$/.test(name));
  const bytes = files.map((name) => gzipSync(fs.readFileSync(path.join(inProject('dist', 'web'), name))).length);
  return { kib: bytes.reduce((sum, size) => sum + size, 0) / 1024, files };
}
