import { App } from 'antd';
import { useContext, useEffect, useRef, useState } from 'react';
import { Failure } from '../../../engine/api/Failure.ts';
import { useCellServices } from '../useCellServices.ts';
import { acceptedFiles } from './files/chooseFiles.ts';
import { UploadGateContext } from './uploadGate.ts';

/** How rich text calls itself at the upload. */
const EDITOR = { biz: 'jeditor', jeditor: '1' } as const;

/** A stored picture and what to call it. */
export interface StoredPicture {
  path: string;
  name: string;
}

/** Uploads pictures that go into a text; failures are told, leaving gives up what is under way. */
export function usePictureUpload(onStored: (picture: StoredPicture) => void) {
  const services = useCellServices();
  const gate = useContext(UploadGateContext);
  const { message } = App.useApp();
  const [running, setRunning] = useState(0);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const upload = async (file: File) => {
    const { signal } = leaving.current;
    const leave = gate?.enter();
    setRunning((count) => count + 1);
    try {
      const path = await services.upload({ file, onProgress: () => undefined, signal, place: EDITOR });
      if (!signal.aborted) onStored({ path, name: file.name.replace(/\.\w+$/, '') });
    } catch (error) {
      const reason = error instanceof Failure && error.message !== '' ? error.message : '未知错误';
      if (!signal.aborted) void message.error(`${file.name} 上传失败：${reason}`);
    } finally {
      leave?.();
      if (!signal.aborted) setRunning((count) => count - 1);
    }
  };
  const add = (files: readonly File[]) => {
    const { taken, refusals } = acceptedFiles(files, { pictures: true });
    for (const refusal of refusals) void message.warning(refusal);
    for (const file of taken) void upload(file);
  };
  return { add, uploading: running > 0 };
}

/** The files of a paste or a drop; none when text came along, which is what was meant. */
export function filesOf(transfer: DataTransfer | null): File[] {
  if (!transfer || transfer.types.includes('text/html') || transfer.types.includes('text/plain')) return [];
  return Array.from(transfer.files);
}
