import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { valueTypes } from '../../../engine/values/valueTypes.ts';
import type { EditorProps } from '../Cell.ts';
import { POPUP_CLASS_NAMES } from '../drawing/popup.ts';
import { inputText } from '../drawing/text.ts';
import { calendarFormats, dayText, periodOf } from './calendarText.ts';
import { useTypedPoint } from './useTypedPoint.tsx';

const PLACEHOLDERS = {
  date: '请选择日期',
  datetime: '请选择时间',
  year: '请选择年份',
  month: '请选择月份',
  week: '请选择周',
  quarter: '请选择季度',
} as const;

const FORMATS = { date: 'YYYY-MM-DD', datetime: 'YYYY-MM-DD HH:mm:ss' } as const;

/** Invalid where the value is none; dayjs alone would make a day of nearly anything. */
function pointOf(mode: keyof typeof FORMATS, value: unknown): Dayjs {
  const parsed = valueTypes[mode].fromText(inputText(value), {});
  return dayjs(parsed.ok && typeof parsed.value === 'string' ? parsed.value : '');
}

function PointEditor({ mode, ...props }: EditorProps & { mode: keyof typeof FORMATS }) {
  const { id, value, onBlur, column, disabled, autoFocus, status, describedBy, onDone } = props;
  const point = pointOf(mode, value);
  const period = periodOf(column);
  const { parts, choose, pick, around } = useTypedPoint({ ...props, kind: mode, period, known: point.isValid() });
  const textOf = (next: Dayjs) => (mode === 'date' ? dayText(next, period) : next.format(FORMATS.datetime));
  return around(
    <DatePicker
      {...parts}
      id={id}
      value={point.isValid() ? point : null}
      defaultOpen={onDone !== undefined}
      onChange={(next) => choose(next ? textOf(next) : null)}
      // A day alone is chosen with one press.
      onCalendarChange={(next) => mode === 'datetime' && dayjs.isDayjs(next) && pick(textOf(next))}
      onBlur={onBlur}
      format={period ? calendarFormats[period] : FORMATS[mode]}
      picker={period}
      showTime={mode === 'datetime'}
      placeholder={column.placeholder ?? PLACEHOLDERS[period ?? mode]}
      disabled={disabled}
      autoFocus={autoFocus}
      status={status}
      style={{ width: '100%' }}
      classNames={POPUP_CLASS_NAMES}
      aria-invalid={status === 'error'}
      aria-describedby={describedBy}
    />,
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
