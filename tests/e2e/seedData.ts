import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { hashSources } from '../../scripts/setup/sources.mjs';
import { TENDED } from '../../server/start.ts';
import { keptFolder } from './keptFolder.ts';
import { type Product, startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory with the demonstration in it; each file of tests works on a copy. */
    seeded: string;
  }
}

const TENDED_WITHIN = 120_000;

/** All that decides what a first start puts into the database. */
const SOURCES = ['engine', 'schemas', 'screens', 'server', 'package-lock.json'];

/** Lets the product fill a database once a day and change; every file starts from a copy, in a fraction of the time. */
export async function setup(project: TestProject): Promise<void> {
  // The demonstration's days are counted from today.
  const hash = `${new Date().toISOString().slice(5, 10)}-${hashSources(SOURCES)}`;
  const folder = await keptFolder('seeded', hash, async (filling) => {
    const product = await startProduct({ alone: true, variables: { LOG_LEVEL: 'debug' } });
    // Or every copy would do it again: what is worked out at the first start is counted and tidied at the second.
    await tended(product, 1);
    await product.stop();
    await product.start();
    await tended(product, 2);
    await product.stop();
    fs.cpSync(product.data, filling, { recursive: true });
    await product.dispose();
    slim(filling);
  });
  project.provide('seeded', folder);
}

/** Waits until the product has had so many times nothing left to do. */
async function tended(product: Product, times: number): Promise<void> {
  const until = Date.now() + TENDED_WITHIN;
  while (product.output().split(TENDED).length <= times) {
    if (Date.now() > until) throw new Error(`the product did not come to rest:\n${product.output()}`);
    await setTimeout(50);
  }
}

/** Removes what no opening asks for and every copy would carry: half of the bytes, a third of the files. */
function slim(data: string): void {
  // Ended well, it needs the segment it ended in; those after it are spare.
  const segments = fs.readdirSync(path.join(data, 'pg_wal')).filter((name) => /^[\dA-F]{24}$/.test(name));
  const spare = segments
    .toSorted()
    .slice(1)
    .map((name) => ['pg_wal', name]);
  // `template1` and `template0`, which nobody enters.
  const unused = ['1', '4'].flatMap((base) =>
    fs.readdirSync(path.join(data, 'base', base)).map((name) => ['base', base, name]),
  );
  for (const parts of [...spare, ...unused]) fs.rmSync(path.join(data, ...parts));
}
