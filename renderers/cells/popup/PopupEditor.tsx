import { SearchOutlined } from '@ant-design/icons';
import { App } from 'antd';
import { Suspense } from 'react';
import { lazyPart } from '../../shell/lazyPart.tsx';
import type { CellRow, EditorProps } from '../Cell.ts';
import { PickField } from '../PickField.tsx';
import { inputText } from '../text.ts';
import { usePicking } from '../usePicking.ts';
import { emptiedValues, popupComplaint, popupValues } from './popupValues.ts';

const PopupPicker = lazyPart('PopupPicker', () =>
  import('../../pickers/PopupPicker.tsx').then((part) => part.PopupPicker),
);

/** Chooses records in a declared picker and fills the row's fields from them. */
export function PopupEditor(props: EditorProps) {
  const { value, onChange, setFields, column } = props;
  const { message } = App.useApp();
  const { open, start, finish } = usePicking(props);
  const complaint = popupComplaint(column);
  const fill = (values: CellRow) => {
    if (setFields) setFields(values);
    else if (Object.hasOwn(values, column.key)) onChange(values[column.key]);
  };
  const take = (rows: readonly CellRow[]) => {
    fill(popupValues(column, rows));
    finish(true);
  };
  return (
    <>
      <PickField
        {...props}
        text={inputText(value)}
        icon={<SearchOutlined />}
        expanded={open}
        onOpen={() => (complaint === undefined ? start() : void message.warning(complaint))}
        onClear={() => fill(emptiedValues(column))}
      />
      {open && column.picker !== undefined && complaint === undefined && (
        <Suspense fallback={null}>
          <PopupPicker
            picker={column.picker}
            multiple={column.multiple === true}
            onTake={take}
            onCancel={() => finish(false)}
          />
        </Suspense>
      )}
    </>
  );
}
