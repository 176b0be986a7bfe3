import type { CellServices } from '../../services/CellServices.ts';
import { saveFile } from '../../ui/saveFile.ts';
import type { FileSource } from '../Cell.ts';
import { fileName, isElsewhere } from './fileMarks.ts';

const KEPT = 200;
const pictures = new WeakMap<CellServices, Map<string, Promise<string | undefined>>>();

/** What a page does with files besides fetching them. */
export interface FileActions {
  /** Opens a viewer over stored pictures. */
  preview: FileSource['preview'];
  /** Tells the person why a file did not come. */
  warn: (message: string) => void;
}

/**
 * Stored files behind these services. Pictures are fetched once and the latest 200 kept. What is elsewhere is never
 * asked for by the page: a click opens it.
 */
export function createFileSource(services: CellServices, actions: FileActions): FileSource {
  const kept = pictures.get(services) ?? new Map<string, Promise<string | undefined>>();
  pictures.set(services, kept);
  const fetchFile = (path: string) => services.download(path, new AbortController().signal);
  const failed = (failure: unknown) =>
    actions.warn(failure instanceof Error && failure.message ? failure.message : '下载失败');
  const picture = (path: string) => {
    if (isElsewhere(path)) return Promise.resolve(undefined);
    const address = kept.get(path) ?? fetchFile(path).then(URL.createObjectURL, () => forget(kept, path));
    kept.delete(path);
    kept.set(path, address);
    if (kept.size > KEPT) dropOldest(kept);
    return address;
  };
  const preview = (paths: readonly string[], at: number) => {
    const path = paths[at] ?? '';
    if (isElsewhere(path)) return openElsewhere(path);
    const stored = paths.filter((each) => !isElsewhere(each));
    actions.preview(stored, stored.indexOf(path));
  };
  const save = (path: string) => {
    if (isElsewhere(path)) return openElsewhere(path);
    fetchFile(path).then((blob) => saveFile(blob, fileName(path)), failed);
  };
  const read = (path: string) => {
    // Opened by the click itself: a browser lets nothing open a tab later.
    const tab = window.open('', '_blank');
    fetchFile(path).then(
      (blob) => tab && showPdf(tab, blob),
      (failure: unknown) => {
        tab?.close();
        failed(failure);
      },
    );
  };
  return { picture, preview, save, read };
}

function openElsewhere(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer');
}

/** Whatever the answer called itself, it is read as a PDF and as nothing that runs. */
function showPdf(tab: Window, blob: Blob): void {
  tab.opener = null;
  tab.location.replace(URL.createObjectURL(new Blob([blob], { type: 'application/pdf' })));
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
