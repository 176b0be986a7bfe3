import { Input } from 'antd';
import { Suspense } from 'react';
import type { EditorProps } from './Cell.ts';
import { cellTypes } from './cellTypes.ts';

/** The editor of the column's type. Until a heavy one has come, an idle input of the same size keeps the place. */
export function CellEditor(props: EditorProps) {
  const { Editor } = cellTypes[props.column.type];
  return (
    <Suspense fallback={<Input disabled value="" placeholder={props.column.placeholder} />}>
      <Editor {...props} />
    </Suspense>
  );
}
