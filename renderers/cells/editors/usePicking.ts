import { useState } from 'react';
import type { EditorProps } from '../Cell.ts';

/** Whether an editor's dialog is open, and how it ends. In a grid cell it is open from the start. */
export function usePicking({ onDone, onBlur, disabled }: Pick<EditorProps, 'onDone' | 'onBlur' | 'disabled'>) {
  const [open, setOpen] = useState(onDone !== undefined && !disabled);
  const finish = (taken: boolean) => {
    setOpen(false);
    onBlur?.();
    onDone?.(taken);
  };
  return { open, start: () => setOpen(true), finish };
}
