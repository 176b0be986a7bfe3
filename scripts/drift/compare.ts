import { createHash } from 'node:crypto';
import type { SourceFile } from '../../engine/compile/documents.ts';

/** What is deployed against what is expected, by path or id. */
export interface Drift {
  equal: string[];
  changed: string[];
  /** Expected, and not deployed. */
  missing: string[];
  /** Deployed, and not expected. */
  extra: string[];
}

/** Compares by hash; both sides map a name to one. */
export function compareHashes(deployed: ReadonlyMap<string, string>, expected: ReadonlyMap<string, string>): Drift {
  const drift: Drift = { equal: [], changed: [], missing: [], extra: [] };
  for (const name of [...new Set([...deployed.keys(), ...expected.keys()])].sort()) {
    const [there, here] = [deployed.get(name), expected.get(name)];
    if (there === undefined) drift.missing.push(name);
    else if (here === undefined) drift.extra.push(name);
    else drift[there === here ? 'equal' : 'changed'].push(name);
  }
  return drift;
}

/** A checkout on Windows ends lines otherwise; that is no difference. */
export const hashesOf = (files: readonly SourceFile[]): Map<string, string> =>
  new Map(
    files.map(({ path, text }) => [path, createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')]),
  );

export const isDrift = ({ changed, missing, extra }: Drift): boolean =>
  changed.length + missing.length + extra.length > 0;
