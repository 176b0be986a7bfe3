import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory with the demonstration in it; each file of tests works on a copy. */
    seeded: string;
  }
}

/** Lets the product fill a database once; every file then starts from a copy, in a fraction of the time. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'weft-e2e-seeded-'));
  const product = await startProduct();
  await product.stop();
  fs.cpSync(product.data, folder, { recursive: true });
  await product.dispose();
  project.provide('seeded', folder);
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
