import { CloseCircleFilled } from '@ant-design/icons';
import { Input, theme } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import type { EditorProps } from '../Cell.ts';
import '../cells.css';

interface PickFieldProps
  extends Pick<EditorProps, 'id' | 'column' | 'disabled' | 'autoFocus' | 'status' | 'describedBy'> {
  /** What is chosen, in words. */
  text: string;
  icon: ReactNode;
  onOpen: () => void;
  onClear: () => void;
}

/** Shows what was chosen and opens the dialog to choose in. */
export function PickField({ id, column, disabled, autoFocus, status, describedBy, ...field }: PickFieldProps) {
  const { text, icon, onOpen, onClear } = field;
  const { token } = theme.useToken();
  const keys = (event: KeyboardEvent) => {
    if (disabled) return;
    if (event.key === 'Enter' || event.key === ' ' || (event.altKey && event.key === 'ArrowDown')) {
      event.preventDefault();
      onOpen();
    } else if (event.key === 'Delete' || event.key === 'Backspace') onClear();
  };
  return (
    <Input
      id={id}
      value={text}
      title={text}
      readOnly
      onClick={disabled ? undefined : onOpen}
      onKeyDown={keys}
      suffix={
        <span className="cell-pick-marks" style={{ color: token.colorTextQuaternary }}>
          {text !== '' && !disabled && <ClearMark title={column.title} onClear={onClear} />}
          {icon}
        </span>
      }
      placeholder={column.placeholder ?? `请选择${column.title}`}
      disabled={disabled}
      autoFocus={autoFocus}
      status={status}
      className="cell-pick"
      aria-haspopup="dialog"
      aria-invalid={status === 'error'}
      aria-describedby={describedBy}
    />
  );
}

function ClearMark({ title, onClear }: { title: string; onClear: () => void }) {
  return (
    <button
      type="button"
      className="cell-clear"
      aria-label={`清空${title}`}
      tabIndex={-1}
      onClick={(event) => {
        event.stopPropagation();
        onClear();
      }}
    >
      <CloseCircleFilled />
    </button>
  );
}
