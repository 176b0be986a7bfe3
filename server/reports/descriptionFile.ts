import fs from 'node:fs/promises';
import path from 'node:path';
import type { Description, DescriptionCache } from './describe.ts';

/** Descriptions kept, those used last; some hundred bytes each. */
const MAX_KEPT = 20_000;

/** Descriptions of reports kept in a file between runs. */
export interface DescriptionFile extends DescriptionCache {
  /** Writes the file if there is anything new. A folder that cannot be written costs time at the next run, no more. */
  save(): Promise<void>;
}

/** Reads the file; one that is missing or damaged is as good as empty. Without one they are kept in memory. */
export async function openDescriptionFile(file?: string): Promise<DescriptionFile> {
  const kept = new Map<string, Description>(file === undefined ? [] : await readEntries(file));
  let changed = false;
  return {
    get(key) {
      const found = kept.get(key);
      if (found === undefined) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found;
    },
    set(key, description) {
      changed = true;
      kept.set(key, description);
    },
    async save() {
      if (!changed || file === undefined) return;
      const own = `${file}.${process.pid}`;
      try {
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(own, JSON.stringify([...kept].slice(-MAX_KEPT)));
        await fs.rename(own, file);
        changed = false;
      } catch {
        await fs.rm(own, { force: true }).catch(() => undefined);
      }
    },
  };
}

async function readEntries(file: string): Promise<[string, Description][]> {
  try {
    const entries: unknown = JSON.parse(await fs.readFile(file, 'utf8'));
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, Description] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const description: unknown = entry[1];
  return typeof description === 'object' && description !== null && ('fields' in description || 'error' in description);
}
