import fs from 'node:fs';
import path from 'node:path';
import { inProject } from '../../scripts/setup/checkout.mjs';

const CACHE = ['node_modules', '.cache', 'weft'];

/**
 * A folder that takes long to fill, kept until what it is made of changes: `hash` names that. Older ones of the same
 * name are removed.
 */
export async function keptFolder(name: string, hash: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const cache = inProject(...CACHE);
  const kept = path.join(cache, `${name}-${hash.slice(0, 16)}`);
  if (fs.existsSync(kept)) return kept;
  fs.mkdirSync(cache, { recursive: true });
  const filling = fs.mkdtempSync(path.join(cache, `filling-${name}-`));
  try {
    await fill(filling);
    for (const older of fs.readdirSync(cache).filter((each) => each.startsWith(`${name}-`)))
      fs.rmSync(path.join(cache, older), { recursive: true, force: true });
    fs.renameSync(filling, kept);
  } finally {
    fs.rmSync(filling, { recursive: true, force: true });
  }
  return kept;
}
