import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { hashSources } from '../../scripts/setup/sources.mjs';
import { TENDED } from '../../server/start.ts';
import { fillTestDirectory } from '../../server/testing/testDatabase.ts';
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
    const empty = path.join(filling, 'empty');
    await fillTestDirectory(empty, { migrated: false });
    const product = await startProduct({ data: empty, alone: true, variables: { LOG_LEVEL: 'debug' } });
    fs.rmSync(empty, { recursive: true });
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

/** Removes what no opening asks for and every copy would carry: half of the bytes. */
function slim(data: string): void {
  // Ended well, it needs the segment it ended in; those after it are spare.
  const segments = fs.readdirSync(path.join(data, 'pg_wal')).filter((name) => /^[\dA-F]{24}$/.test(name));
  for (const spare of segments.toSorted().slice(1)) fs.rmSync(path.join(data, 'pg_wal', spare));
}
