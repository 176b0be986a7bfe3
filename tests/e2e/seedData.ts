import fs from 'node:fs';
import type { TestProject } from 'vitest/node';
import { hashSources } from '../../scripts/setup/sources.mjs';
import { keptFolder } from './keptFolder.ts';
import { startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory with the demonstration in it; each file of tests works on a copy. */
    seeded: string;
  }
}

/** All that decides what a first start puts into the database. */
const SOURCES = ['engine', 'schemas', 'screens', 'server', 'package-lock.json'];

/** Lets the product fill a database once a day and change; every file starts from a copy, in a fraction of the time. */
export async function setup(project: TestProject): Promise<void> {
  // The demonstration's days are counted from today.
  const hash = `${new Date().toISOString().slice(5, 10)}-${hashSources(SOURCES)}`;
  const folder = await keptFolder('seeded', hash, async (filling) => {
    const product = await startProduct({ alone: true });
    await product.stop();
    fs.cpSync(product.data, filling, { recursive: true });
    await product.dispose();
  });
  project.provide('seeded', folder);
}
