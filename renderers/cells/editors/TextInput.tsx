import Input from 'antd/es/input/Input';
import type { ChangeEvent } from 'react';
import type { ColumnKeys } from '../../../engine/plan/Plan.ts';
import type { CellColumn, EditorProps } from '../Cell.ts';

interface TextInputProps extends Omit<EditorProps, 'value' | 'onChange' | 'setFields' | 'dictionary'> {
  column: CellColumn & ColumnKeys<'maxLength'>;
  text: string;
  onText: (text: string) => void;
  inputMode?: 'decimal';
  /** Stands behind what is typed. */
  unit?: string | undefined;
}

/**
 * One line to type into. In a cell it is a bare input: mounting and leaving antd's costs more than all the rest of an
 * edit, since its style sheet comes and goes with it.
 */
export function TextInput(props: TextInputProps) {
  const { id, text, onText, onBlur, onDone, column, inputMode, unit } = props;
  const { disabled, autoFocus, clearable, status, describedBy } = props;
  const plain = {
    id,
    value: text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onText(event.target.value),
    onBlur,
    inputMode,
    maxLength: column.maxLength,
    placeholder: column.placeholder,
    disabled,
    autoFocus,
    autoComplete: 'off',
    'aria-invalid': status === 'error',
    'aria-describedby': describedBy,
  } as const;
  if (!onDone) return <Input {...plain} suffix={unit} allowClear={clearable} status={status} />;
  return (
    <span className={status === 'error' ? 'cell-input cell-input-wrong' : 'cell-input'}>
      <input {...plain} type="text" />
      {unit && <span className="cell-input-unit">{unit}</span>}
    </span>
  );
}
