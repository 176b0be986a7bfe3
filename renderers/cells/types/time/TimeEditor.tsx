import { TimePicker } from 'antd';
import dayjs from 'dayjs';
import type { EditorProps } from '../../Cell.ts';
import { POPUP_CLASS_NAMES } from '../../drawing/popup.ts';
import { inputText } from '../../drawing/text.ts';
import { keepEnter } from '../../editors/calendarText.ts';

/** A time of day, `HH:mm:ss`. */
export function TimeEditor({
  id,
  value,
  onChange,
  onBlur,
  column,
  disabled,
  autoFocus,
  status,
  describedBy,
  onDone,
}: EditorProps<'time'>) {
  // Without a day dayjs reads no time; the day is never shown nor kept.
  const point = dayjs(`2000-01-01 ${inputText(value)}`);
  return (
    <TimePicker
      id={id}
      value={inputText(value) !== '' && point.isValid() ? point : null}
      defaultOpen={onDone !== undefined}
      onChange={(next) => {
        onChange(next ? next.format('HH:mm:ss') : null);
        onDone?.(true);
      }}
      onBlur={onBlur}
      placeholder={column.placeholder ?? '请选择时间'}
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
