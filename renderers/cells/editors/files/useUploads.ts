import { useContext, useEffect, useRef, useState } from 'react';
import { Failure } from '../../../../engine/api/Failure.ts';
import type { UploadPlace } from '../../../services/CellServices.ts';
import { useCellServices } from '../../useCellServices.ts';
import { UploadGateContext } from '../uploadGate.ts';

/** A file that is not stored yet, or could not be. One that is stored is a path; one that is removed is gone. */
export interface Upload {
  id: number;
  file: File;
  /** 0–100. */
  percent: number;
  status: 'uploading' | 'error';
  message?: string;
}

interface UploadsOptions {
  paths: readonly string[];
  /** How many files stay, of more the last; 0: all. */
  limit: number;
  place: UploadPlace;
  onPaths: (paths: readonly string[]) => void;
  onFailed: (file: File, message: string) => void;
}

/** Uploads under way and failed; a finished one joins the stored paths. Leaving gives up what is under way. */
export function useUploads({ paths, limit, place, onPaths, onFailed }: UploadsOptions) {
  const services = useCellServices();
  const gate = useContext(UploadGateContext);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  // Several uploads may end between two renders: each must add to what the one before left.
  const current = useRef(paths);
  const running = useRef(new Map<number, AbortController>());
  const counter = useRef(0);
  useEffect(() => {
    current.current = paths;
  }, [paths]);
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);
  const update = (id: number, change: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  const drop = (id: number) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    setUploads((before) => before.filter((upload) => upload.id !== id));
  };
  const upload = async (id: number, file: File) => {
    const controller = new AbortController();
    running.current.set(id, controller);
    const leave = gate?.enter();
    const { signal } = controller;
    const onProgress = (percent: number) => signal.aborted || update(id, { percent: Math.round(percent) });
    try {
      const path = await services.upload({ file, place, onProgress, signal });
      if (signal.aborted) return;
      drop(id);
      current.current = lastOf([...current.current, path], limit);
      onPaths(current.current);
    } catch (error) {
      if (signal.aborted) return;
      const message = reasonOf(error);
      update(id, { status: 'error', message });
      onFailed(file, message);
    } finally {
      leave?.();
    }
  };
  const start = (files: readonly File[]) => {
    for (const file of lastOf(files, limit)) {
      counter.current += 1;
      const id = counter.current;
      setUploads((before) => [...before, { id, file, percent: 0, status: 'uploading' }]);
      void upload(id, file);
    }
  };
  const retry = ({ id, file }: Upload) => {
    update(id, { status: 'uploading', percent: 0 });
    void upload(id, file);
  };
  return { uploads, start, drop, retry };
}

/** The server's words where it has any. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Failure)) return '上传失败';
  return error.message === '' ? '未知错误' : error.message;
}

/** The last `limit` of them; all where there is no limit (0). */
export function lastOf<Item>(items: readonly Item[], limit: number): readonly Item[] {
  return limit > 0 ? items.slice(-limit) : items;
}

type Moved = { ok: true; items: string[] } | { ok: false; reason: string };

/** The item brought one place to the left (-1) or right (1); at either end a Chinese sentence. */
export function moved(items: readonly string[], at: number, by: -1 | 1): Moved {
  const [item, neighbour] = [items[at], items[at + by]];
  if (item === undefined || neighbour === undefined) return { ok: false, reason: by < 0 ? '未知的操作' : '已到最后~' };
  const next = [...items];
  next[at] = neighbour;
  next[at + by] = item;
  return { ok: true, items: next };
}
