import {
  ApartmentOutlined,
  IdcardOutlined,
  SearchOutlined,
  SolutionOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { App } from 'antd';
import { type ReactNode, useContext, useState } from 'react';
import type { ColumnKeys } from '../../../engine/plan/Plan.ts';
import { cellTraits, type Traits } from '../../../schemas/generated/language.ts';
import { Panel } from '../../ui/Panel.tsx';
import type { CellColumn, CellRow, EditorProps } from '../Cell.ts';
import { codesOf } from '../drawing/items.ts';
import { nameSetOf, pickerOf } from '../drawing/nameMarks.ts';
import { nameSourceOf } from '../drawing/nameSource.ts';
import { inputText } from '../drawing/text.ts';
import { useNames } from '../drawing/useNames.ts';
import { emptiedValues, popupComplaint, popupParams, popupValues } from '../types/popup/popupValues.ts';
import { useCellServices } from '../useCellServices.ts';
import { PickField } from './PickField.tsx';
import { PickerDialogContext } from './pickerDialogContext.ts';

const icons: Record<NonNullable<Traits['picker']>, ReactNode> = {
  user: <UserOutlined />,
  department: <ApartmentOutlined />,
  role: <TeamOutlined />,
  position: <IdcardOutlined />,
  category: <ApartmentOutlined />,
  business: <SolutionOutlined />,
  popup: <SearchOutlined />,
};

/** A field with the names of what is chosen, and the dialog to choose in. */
export function PickerEditor(props: EditorProps) {
  const { value, column } = props;
  const codes = codesOf(value);
  const names = useNames(nameSetOf(column), codes);
  const set = useSetNamed(props);
  return <Picking {...props} text={names.join('，')} chosen={codes} onTake={set} onClear={() => set([])} />;
}

/** Sets the values, and their names where another field of the row receives them. */
function useSetNamed({ column, onChange, setFields }: EditorProps): (values: readonly string[]) => void {
  const services = useCellServices();
  return (values) => {
    const { key, textField }: CellColumn & ColumnKeys<'textField'> = column;
    const value = values.length > 0 ? values.join(',') : null;
    const set = nameSetOf(column);
    if (textField === undefined || !setFields || !set) return onChange(value);
    const names = nameSourceOf(services);
    const name = (code: string) => names.known(set, code) ?? code;
    const write = () => setFields({ [key]: value, [textField]: values.map(name).join(',') || null });
    write();
    // Names that are not at hand follow.
    const unknown = values.filter((code) => names.known(set, code) === undefined);
    if (unknown.length > 0) void Promise.all(unknown.map((code) => names.load(set, code))).then(write);
  };
}

/** A field whose dialog's records fill several fields of the row. */
export function FillingEditor(props: EditorProps<'popup'>) {
  const { value, onChange, setFields, column, row } = props;
  const fill = (values: CellRow) => {
    if (setFields) setFields(values);
    else if (Object.hasOwn(values, column.key)) onChange(values[column.key]);
  };
  return (
    <Picking
      {...props}
      text={inputText(value)}
      diagnostic={popupComplaint(column)}
      params={() => popupParams(column, row?.())}
      onTake={(_values, rows, separator) => fill(popupValues(column, rows, separator))}
      onClear={() => fill(emptiedValues(column))}
    />
  );
}

interface PickingProps extends EditorProps {
  /** What is chosen, in words. */
  text: string;
  /** Why it cannot be chosen. */
  diagnostic?: string | undefined;
  /** Values of the report's parameters, asked for when the dialog opens. */
  params?: () => Readonly<Record<string, string>>;
  /** Values chosen so far; absent where rows cannot be told from what they left in the fields. */
  chosen?: readonly string[];
  onTake: (values: readonly string[], rows: readonly CellRow[], separator: string) => void;
  onClear: () => void;
}

function Picking({ text, diagnostic, params, chosen, onTake, onClear, ...props }: PickingProps) {
  const { column } = props;
  const { message } = App.useApp();
  const { open, start, finish } = usePicking(props);
  const PickerDialog = useContext(PickerDialogContext);
  const id = pickerOf(column);
  const { picker } = cellTraits[column.type];
  return (
    <>
      <PickField
        {...props}
        text={text}
        icon={picker && icons[picker]}
        onOpen={() => (diagnostic === undefined ? start() : void message.warning(diagnostic))}
        onClear={onClear}
      />
      {open && PickerDialog && id !== undefined && diagnostic === undefined && (
        <Panel name="窗口" onClose={() => finish(false)}>
          <PickerDialog
            id={id}
            multiple={column.multiple}
            params={params?.()}
            chosen={chosen}
            onTake={(...taken) => {
              onTake(...taken);
              finish(true);
            }}
            onCancel={() => finish(false)}
          />
        </Panel>
      )}
    </>
  );
}

/** Whether an editor's dialog is open, and how it ends. In a grid cell it is open from the start. */
function usePicking({ onDone, onBlur, disabled }: Pick<EditorProps, 'onDone' | 'onBlur' | 'disabled'>) {
  const [open, setOpen] = useState(onDone !== undefined && !disabled);
  const finish = (taken: boolean) => {
    setOpen(false);
    onBlur?.();
    onDone?.(taken);
  };
  return { open, start: () => setOpen(true), finish };
}
