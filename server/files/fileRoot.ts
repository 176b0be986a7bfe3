import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Settings } from '../config/settings.ts';

/** The folder of uploaded files; one of the process's own where nothing is to be kept. */
export function fileRoot({ dataDir }: Pick<Settings, 'dataDir'>): string {
  return dataDir.startsWith('memory:') ? path.join(tmpdir(), `weft-files-${process.pid}`) : path.join(dataDir, 'files');
}
