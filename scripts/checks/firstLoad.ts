import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { SHELL } from '../setup/chunks.ts';

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

/** What a page loads before it can be worked in, and how much that may be. */
export interface FirstLoad {
  title: string;
  /** Modules below `renderers/` that are loaded beside the entry page. */
  parts: readonly string[];
  /** KiB, gzip. */
  limit: number;
}

const LIST = [...SHELL, 'lists/types/list/ListView.tsx', 'grid/shared/modules.ts'];

/** A form on a page of its own must not know the grid; over a list it comes on top of it. */
export const FIRST_LOADS: readonly FirstLoad[] = [
  { title: '首页', parts: [], limit: 220 },
  { title: '表单页面', parts: [...SHELL, 'lists/types/form/FormView.tsx'], limit: 360 },
  { title: '列表页面', parts: LIST, limit: 640 },
  { title: '在列表上打开的表单', parts: [...LIST, 'forms/dialogs/RecordDialog.tsx'], limit: 690 },
];

/** What comes on top of a page when it is first needed, and how much that may be. */
export interface AddedLoad {
  title: string;
  /** A module below `renderers/`. */
  part: string;
  /** Those that are there already. */
  over: readonly string[];
  /** KiB, gzip. */
  limit: number;
}

/** A page of figures once it has become quiet: menus and their icons are there. */
const BOARD = [...SHELL, 'lists/types/board/BoardView.tsx', 'notices/Bell.tsx'];

export const ADDED_LOADS: readonly AddedLoad[] = [
  { title: '看板上的第一张图', part: 'charts/Chart.tsx', over: BOARD, limit: 215 },
];

/** The files that a part brings beyond what is there; `folder` as below. */
export function readAddedLoad(folder: string, { part, over }: AddedLoad): LoadedFile[] {
  const there = new Set(readFirstLoad(folder, over).map(({ file }) => file));
  return readFirstLoad(folder, [...over, part]).filter(({ file }) => !there.has(file));
}

/**
 * What the entry page loads before anything else: its script, all that script imports, and their styles. `folder`
 * holds a built front end; `parts` are modules loaded later that count as well. Throws for a part that is not there.
 */
export function readFirstLoad(folder: string, parts: readonly string[] = []): LoadedFile[] {
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
  // A part may share its chunk with others, and then has no name of its own in the manifest.
  const holderOf = (name: string) =>
    Object.keys(manifest).find((key) => modules[manifest[key]?.file ?? '']?.includes(`renderers/${name}`));
  for (const name of parts) {
    const holder = manifest[name] ? name : holderOf(name);
    if (!holder) throw new Error(`no chunk of ${name}`);
    visit(holder);
  }
  return [...files].map((file) => {
    const content = fs.readFileSync(path.join(folder, file));
    return { file, raw: content.length, gzip: gzipSync(content).length, modules: modules[file] ?? [] };
  });
}

function readJson<T>(file: string): T {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
