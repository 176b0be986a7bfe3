import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { FileChange, RevisedFile } from '../../../engine/authoring/publishing/Publication.ts';
import type { SourceFile } from '../../../engine/compile/documents.ts';

/** What one has written over a file: its text or, null, that it goes; `from` is the file as one found it. */
export interface Draft {
  text: string | null;
  from: string | null;
}

/** By path. */
export type Drafts = Readonly<Record<string, Draft>>;

/** Drafts as they were kept; whatever is no draft is left out. */
export function parseDrafts(kept: unknown): Drafts {
  if (typeof kept !== 'object' || kept === null) return {};
  const isText = (value: unknown) => value === null || typeof value === 'string';
  return Object.fromEntries(
    Object.entries(kept).filter(([, each]) => isText(each?.text) && isText(each?.from)),
  ) as Drafts;
}

/** The drafts after one more change; what is as it was found is no draft. */
export function withChange(drafts: Drafts, files: readonly SourceFile[], path: string, text: string | null): Drafts {
  const now = files.find((file) => file.path === path)?.text ?? null;
  const { [path]: known, ...others } = drafts;
  const from = known ? known.from : now;
  return text === now ? others : { ...others, [path]: { text, from } };
}

/** The drafts once those of `sent` are in force: what was written meanwhile stays, over what was sent. */
export function withoutSent(drafts: Drafts, sent: Drafts): Drafts {
  return Object.fromEntries(
    Object.entries(drafts).flatMap(([path, draft]) => {
      const done = sent[path];
      if (done === undefined) return [[path, draft]];
      return draft.text === done.text ? [] : [[path, { ...draft, from: done.text }]];
    }),
  );
}

/** The files with the drafts laid over them, by path. */
export function withDrafts(files: readonly SourceFile[], drafts: Drafts): SourceFile[] {
  const kept = files.filter(({ path }) => drafts[path] === undefined);
  const own = Object.entries(drafts).flatMap(([path, { text }]) => (text === null ? [] : { path, text }));
  return [...kept, ...own].sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Paths of drafts whose file somebody else has changed since, into something else. */
export function overtaken(files: readonly SourceFile[], drafts: Drafts): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return Object.entries(drafts).flatMap(([path, { text, from }]) => {
    const now = texts.get(path) ?? null;
    return from === now || text === now ? [] : path;
  });
}

/** Every file with a draft as it was found and as it is to be. */
export function revisedBy(drafts: Drafts): RevisedFile[] {
  return Object.entries(drafts).map(([path, { text, from }]) => ({ path, before: from, after: text }));
}

/** SHA-256 in hex, as files are named by; null for none. */
export const hashOf = (text: string | null): string | null =>
  text === null ? null : bytesToHex(sha256(utf8ToBytes(text)));

/** The drafts as they are sent, each with the hash of the file it was written over. */
export function changesOf(drafts: Drafts): FileChange[] {
  return Object.entries(drafts).map(([path, { text, from }]) => ({ path, text, from: hashOf(from) }));
}

/** The drafts as texts by path. */
export const textsOf = (drafts: Drafts): { path: string; text: string | null }[] =>
  Object.entries(drafts).map(([path, { text }]) => ({ path, text }));
