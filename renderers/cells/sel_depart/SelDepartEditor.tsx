import { ApartmentOutlined } from '@ant-design/icons';
import { Suspense } from 'react';
import { lazyPart } from '../../shell/lazyPart.tsx';
import type { EditorProps } from '../Cell.ts';
import { codesOf } from '../items.ts';
import { PickField } from '../PickField.tsx';
import { useNames } from '../useNames.ts';
import { usePicking } from '../usePicking.ts';

const DepartmentPicker = lazyPart('DepartmentPicker', () =>
  import('../../pickers/DepartmentPicker.tsx').then((part) => part.DepartmentPicker),
);

/** Chooses departments in a dialog. */
export function SelDepartEditor(props: EditorProps) {
  const { value, onChange, column } = props;
  const codes = codesOf(value);
  const names = useNames('depart', codes);
  const { open, start, finish } = usePicking(props);
  const take = (orgCodes: readonly string[]) => {
    onChange(orgCodes.length > 0 ? orgCodes.join(',') : null);
    finish(true);
  };
  return (
    <>
      <PickField
        {...props}
        text={names.join('，')}
        icon={<ApartmentOutlined />}
        expanded={open}
        onOpen={start}
        onClear={() => onChange(null)}
      />
      {open && (
        <Suspense fallback={null}>
          <DepartmentPicker
            title={`选择${column.title}`}
            multiple={column.multiple === true}
            chosen={codes}
            onTake={take}
            onCancel={() => finish(false)}
          />
        </Suspense>
      )}
    </>
  );
}
