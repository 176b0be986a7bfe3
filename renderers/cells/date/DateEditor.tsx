import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { EditorProps } from '../Cell.ts';
import { keepEnter } from '../keepEnter.ts';
import { POPUP_CLASS_NAMES } from '../popup.ts';
import { inputText } from '../text.ts';

const FORMATS = { date: 'YYYY-MM-DD', datetime: 'YYYY-MM-DD HH:mm:ss' } as const;

function PointEditor({ mode, ...props }: EditorProps & { mode: keyof typeof FORMATS }) {
  const { id, value, onChange, onBlur, column, disabled, autoFocus, status, describedBy, onDone } = props;
  const point = dayjs(inputText(value));
  return (
    <DatePicker
      id={id}
      value={point.isValid() ? point : null}
      defaultOpen={onDone !== undefined}
      onChange={(next) => {
        onChange(next ? next.format(FORMATS[mode]) : null);
        onDone?.(true);
      }}
      onBlur={onBlur}
      format={FORMATS[mode]}
      showTime={mode === 'datetime'}
      placeholder={column.placeholder ?? (mode === 'date' ? '请选择日期' : '请选择时间')}
      disabled={disabled}
      autoFocus={autoFocus}
      status={status}
      onKeyDown={keepEnter}
      style={{ width: '100%' }}
      classNames={POPUP_CLASS_NAMES}
      aria-invalid={status === 'error'}
      aria-describedby={describedBy}
    />
  );
}

/** A day; local, `YYYY-MM-DD`. */
export function DateEditor(props: EditorProps) {
  return <PointEditor {...props} mode="date" />;
}

/** A second; local, `YYYY-MM-DD HH:mm:ss`. */
export function DatetimeEditor(props: EditorProps) {
  return <PointEditor {...props} mode="datetime" />;
}
