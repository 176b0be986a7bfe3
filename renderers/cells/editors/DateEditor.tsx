import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { EditorProps } from '../Cell.ts';
import { POPUP_CLASS_NAMES } from '../drawing/popup.ts';
import { inputText } from '../drawing/text.ts';
import { calendarFormats, dayText, keepEnter, periodOf } from './calendarText.ts';

const PLACEHOLDERS = {
  date: '请选择日期',
  datetime: '请选择时间',
  year: '请选择年份',
  month: '请选择月份',
  week: '请选择周',
  quarter: '请选择季度',
} as const;

const FORMATS = { date: 'YYYY-MM-DD', datetime: 'YYYY-MM-DD HH:mm:ss' } as const;

function PointEditor({ mode, ...props }: EditorProps & { mode: keyof typeof FORMATS }) {
  const { id, value, onChange, onBlur, column, disabled, autoFocus, status, describedBy, onDone } = props;
  const point = dayjs(inputText(value));
  const period = periodOf(column);
  const textOf = (next: Dayjs) => (mode === 'date' ? dayText(next, period) : next.format(FORMATS.datetime));
  return (
    <DatePicker
      id={id}
      value={point.isValid() ? point : null}
      defaultOpen={onDone !== undefined}
      onChange={(next) => {
        onChange(next ? textOf(next) : null);
        onDone?.(true);
      }}
      onBlur={onBlur}
      format={period ? calendarFormats[period] : FORMATS[mode]}
      picker={period}
      showTime={mode === 'datetime'}
      placeholder={column.placeholder ?? PLACEHOLDERS[period ?? mode]}
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
export function DateEditor(props: EditorProps<'date'>) {
  return <PointEditor {...props} mode="date" />;
}

/** A second; local, `YYYY-MM-DD HH:mm:ss`. */
export function DatetimeEditor(props: EditorProps<'date'>) {
  return <PointEditor {...props} mode="datetime" />;
}
