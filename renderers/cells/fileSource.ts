import type { FileSource } from './Cell.ts';
import type { CellServices } from './CellServices.ts';
import { fileName } from './fileMarks.ts';

const KEPT = 200;
const pictures = new WeakMap<CellServices, Map<string, Promise<string | undefined>>>();

/** What a page does with files besides fetching them. */
export interface FileActions {
  preview: FileSource['preview'];
  /** Tells the person why a file did not come. */
  warn: (message: string) => void;
}

/** Stored files behind these services. Pictures are fetched once and the latest 200 kept. */
export function createFileSource(services: CellServices, { preview, warn }: FileActions): FileSource {
  const kept = pictures.get(services) ?? new Map<string, Promise<string | undefined>>();
  pictures.set(services, kept);
  const fetchFile = (path: string) => services.download(path, new AbortController().signal);
  const picture = (path: string) => {
    const address = kept.get(path) ?? fetchFile(path).then(URL.createObjectURL, () => forget(kept, path));
    kept.delete(path);
    kept.set(path, address);
    if (kept.size > KEPT) dropOldest(kept);
    return address;
  };
  const save = (path: string) => {
    fetchFile(path).then(
      (blob) => saveFile(blob, fileName(path)),
      (failure: unknown) => warn(failure instanceof Error && failure.message ? failure.message : '下载失败'),
    );
  };
  return { picture, preview, save };
}

/** A picture that did not come may come next time. */
function forget(kept: Map<string, Promise<string | undefined>>, path: string): undefined {
  kept.delete(path);
}

/** What is already drawn stays drawn: an image needs its address only while it loads. */
function dropOldest(kept: Map<string, Promise<string | undefined>>): void {
  const [oldest] = kept;
  if (!oldest) return;
  kept.delete(oldest[0]);
  void oldest[1].then((address) => address !== undefined && URL.revokeObjectURL(address));
}

function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
