import { isRecord } from '../../../engine/api/envelope.ts';
import { type FileChange, isDeclarationPath } from '../../../engine/authoring/publishing/Publication.ts';

/** What a link carries: drafts, if there are any, each with the hash of the file it was written over, and how it is looked at. */
export interface Shared {
  files: FileChange[];
  /** What the workbench remembers, by its names. */
  settings: Record<string, unknown>;
}

/** What of the workbench is seen again by whoever opens the link. */
export const SHARED_SETTINGS = ['path', 'pane', 'view', 'rows', 'pasted', 'width', 'color', 'look'] as const;

/** Before the text in an address. */
export const FRAGMENT = '#draft=';

/** Characters of a link: longer ones are cut on their way through chats and mails. */
export const LONGEST_LINK = 64 * 1024;

/** Bytes that a link may come to. */
const MOST_BYTES = 8 * 1024 * 1024;

/** As one word for an address. */
export async function packShared(shared: Shared): Promise<string> {
  const bytes = new Blob([JSON.stringify(shared)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const packed = new Uint8Array(await new Response(bytes).arrayBuffer());
  const binary = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What a word carries; undefined where it is none, was cut, or comes to more than any draft. */
export async function unpackShared(word: string): Promise<Shared | undefined> {
  try {
    const binary = atob(word.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return sharedIn(JSON.parse(await inflated(bytes)));
  } catch {
    return undefined;
  }
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).text();
    size += value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new Error('more than any draft');
    }
    parts.push(value);
  }
}

function sharedIn(value: unknown): Shared | undefined {
  const { files, settings } = isRecord(value) ? value : {};
  if (!Array.isArray(files) || !files.every(isChange)) return undefined;
  const known = isRecord(settings) ? settings : {};
  const kept = SHARED_SETTINGS.flatMap((name) => (name in known ? [[name, known[name]]] : []));
  return files.length + kept.length === 0 ? undefined : { files, settings: Object.fromEntries(kept) };
}

function isChange(file: unknown): file is FileChange {
  const { path, text, from } = isRecord(file) ? file : {};
  const isText = (each: unknown) => each === null || typeof each === 'string';
  return typeof path === 'string' && isDeclarationPath(path) && isText(text) && isText(from);
}
