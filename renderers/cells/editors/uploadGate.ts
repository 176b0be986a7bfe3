import { createContext } from 'react';

/** Files on their way from anywhere inside a form: what is saved meanwhile would lack them. */
export interface UploadGate {
  /** A file sets out; to be called once more when it has arrived or was given up. */
  enter(): () => void;
  busy(): boolean;
}

/** Told whoever wants to save meanwhile. */
export const STILL_UPLOADING = '文件还在上传，请稍候再保存';

/** Makes the gate of one form. */
export function createUploadGate(): UploadGate {
  const under = new Set<symbol>();
  return {
    enter: () => {
      const one = Symbol('upload');
      under.add(one);
      return () => void under.delete(one);
    },
    busy: () => under.size > 0,
  };
}

/** The gate of the form around; absent where nothing waits for files. */
export const UploadGateContext = createContext<UploadGate | undefined>(undefined);
