import { UserOutlined } from '@ant-design/icons';
import { Suspense } from 'react';
import { lazyPart } from '../../shell/lazyPart.tsx';
import type { EditorProps } from '../Cell.ts';
import { codesOf } from '../items.ts';
import { PickField } from '../PickField.tsx';
import { useNames } from '../useNames.ts';
import { usePicking } from '../usePicking.ts';

const UserPicker = lazyPart('UserPicker', () => import('../../pickers/UserPicker.tsx').then((part) => part.UserPicker));

/** Chooses people in a dialog. */
export function SelUserEditor(props: EditorProps) {
  const { value, onChange, column } = props;
  const codes = codesOf(value);
  const names = useNames('user', codes);
  const { open, start, finish } = usePicking(props);
  const take = (usernames: readonly string[]) => {
    onChange(usernames.length > 0 ? usernames.join(',') : null);
    finish(true);
  };
  return (
    <>
      <PickField
        {...props}
        text={names.join('，')}
        icon={<UserOutlined />}
        expanded={open}
        onOpen={start}
        onClear={() => onChange(null)}
      />
      {open && (
        <Suspense fallback={null}>
          <UserPicker
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
