import { useEffect, useRef, useState } from 'react';
import { Failure } from '../../../engine/api/Failure.ts';
import { useCellServices } from '../cellServicesContext.ts';

/** A file that is not stored yet, or could not be. */
export interface Upload {
  id: number;
  name: string;
  /** 0–100. */
  percent: number;
  status: 'uploading' | 'error';
  message?: string;
}

interface UploadsOptions {
  paths: readonly string[];
  /** How many files stay; of more the last. */
  limit: number;
  onPaths: (paths: readonly string[]) => void;
}

/** Uploads under way and failed; a finished one joins the stored paths. Leaving gives up what is under way. */
export function useUploads({ paths, limit, onPaths }: UploadsOptions) {
  const services = useCellServices();
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
    const { signal } = controller;
    const onProgress = (percent: number) => signal.aborted || update(id, { percent: Math.round(percent) });
    try {
      const path = await services.upload({ file, onProgress, signal });
      if (signal.aborted) return;
      drop(id);
      current.current = [...current.current, path].slice(-limit);
      onPaths(current.current);
    } catch (error) {
      if (!signal.aborted) update(id, { status: 'error', message: reasonOf(error) });
    }
  };
  const start = (files: readonly File[]) => {
    for (const file of files.slice(-limit)) {
      counter.current += 1;
      const id = counter.current;
      setUploads((before) => [...before, { id, name: file.name, percent: 0, status: 'uploading' }]);
      void upload(id, file);
    }
  };
  return { uploads, start, drop };
}

function reasonOf(error: unknown): string {
  return error instanceof Failure && error.message !== '' ? error.message : '未知错误';
}
