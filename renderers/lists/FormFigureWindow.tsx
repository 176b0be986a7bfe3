import { useState } from 'react';
import type { AskFigure } from '../grid/edit/figureAsking.ts';
import { ShownFigureWindow } from './ShownFigureWindow.tsx';

interface FormFigureWindowProps {
  question: Parameters<AskFigure>;
  onClose: () => void;
}

/** Where a figure below the rows of a form comes from: of those rows as they stood when it was asked. */
export function FormFigureWindow({ question: [asked, of], onClose }: FormFigureWindowProps) {
  const [now] = useState(() => {
    const rows = asked.of === 'cells' ? asked.rows : [...of.table.rows()];
    const note = of.table.isDirty() ? '本单据里的行，含还没有保存的修改' : '本单据里的行';
    return { note, shown: { columns: of.columns, rows, at: new Date().toISOString() } };
  });
  const { text } = asked;
  const title = asked.of === 'cells' ? '所选单元格' : asked.title;
  return (
    <ShownFigureWindow
      query={[]}
      list={{ state: { values: {} }, cells: of.cells }}
      columns={of.columns}
      figure={{ title, text, of: asked, shown: now.shown }}
      note={now.note}
      onClose={onClose}
    />
  );
}
