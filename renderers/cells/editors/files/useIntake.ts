import { App } from 'antd';
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import type { CellColumn } from '../../Cell.ts';
import { acceptedFiles } from './chooseFiles.ts';

interface Intake {
  column: CellColumn;
  pictures: boolean;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** The ways files come in: chosen, dropped, or pasted; what the column does not take is told. */
export function useIntake({ column, pictures, disabled, onFiles }: Intake) {
  const { message } = App.useApp();
  const [over, setOver] = useState(false);
  const add = (files: readonly File[]) => {
    const { taken, refusals } = acceptedFiles(files, { accept: column.accept, pictures });
    for (const refusal of refusals) void message.warning(refusal);
    if (taken.length > 0) onFiles(taken);
  };
  if (disabled) return { add, over: false, area: {} };
  const area = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!inside) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      // The browser would open the file and leave the page.
      event.preventDefault();
      setOver(false);
      add(Array.from(event.dataTransfer.files));
    },
    onPaste: (event: ClipboardEvent) => {
      const files = Array.from(event.clipboardData.files);
      if (files.length === 0) return;
      event.preventDefault();
      add(files);
    },
  };
  return { add, over, area };
}
