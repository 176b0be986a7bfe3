import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** A file of the built front end. */
export interface LoadedFile {
  /** Path below the built folder. */
  file: string;
  /** Bytes. */
  raw: number;
  /** Bytes. */
  gzip: number;
  /** Paths in the project of what the file was made from; empty for styles. */
  modules: string[];
}

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/**
 * What the entry page loads before anything else: its script, all that script imports, and their styles.
 * `folder` holds a built front end.
 */
export function readFirstLoad(folder: string): LoadedFile[] {
  const manifest = readJson<Record<string, ManifestChunk>>(path.join(folder, '.vite', 'manifest.json'));
  const modules = readJson<Record<string, string[]>>(path.join(folder, '.vite', 'modules.json'));
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    chunk.imports?.forEach(visit);
  };
  for (const [name, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(name);
  return [...files].map((file) => {
    const content = fs.readFileSync(path.join(folder, file));
    return { file, raw: content.length, gzip: gzipSync(content).length, modules: modules[file] ?? [] };
  });
}

function readJson<T>(file: string): T {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
