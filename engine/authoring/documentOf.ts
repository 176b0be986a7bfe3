import { type Document, loadDocument, type SourceFile } from '../compile/documents.ts';

/** Files never change: each is read once. */
const read = new WeakMap<SourceFile, Document | undefined>();

/** The declaration in a file; undefined where there is none that could be read. */
export function documentOf(file: SourceFile): Document | undefined {
  if (!read.has(file)) read.set(file, loadDocument(file).document);
  return read.get(file);
}
