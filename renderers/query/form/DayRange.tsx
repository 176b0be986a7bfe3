import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { Period } from '../../../engine/values/period.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';
import { calendarFormats, dayText, keepEnter } from '../../cells/editors/calendarText.ts';
import { type TypedValue, useTypedRange } from '../../cells/editors/useTypedPoint.tsx';

interface DayRangeProps {
  id: string;
  /** Chosen by years, months, weeks or quarters; each stands by its first day. */
  period?: Period | undefined;
  begin: string | undefined;
  end: string | undefined;
  onChange: (begin: string | null, end: string | null) => void;
  status: 'error' | undefined;
}

/** Two days; each end may be left open. */
export function DayRange({ id, period, begin, end, onChange, status }: DayRangeProps) {
  const of = (value: string | undefined, change: (day: string | null) => void): TypedValue => {
    const take = (day: unknown) => change(typeof day === 'string' ? day : null);
    return { value, onChange: take, kind: 'date', period, known: point(value) !== null };
  };
  const [first, last] = [begin ?? null, end ?? null];
  const { parts, choose, around } = useTypedRange(
    of(begin, (day) => onChange(day, last)),
    of(end, (day) => onChange(first, day)),
    onChange,
  );
  return around(
    <DatePicker.RangePicker
      {...parts}
      id={{ start: id, end: `${id}-end` }}
      value={[point(begin), point(end)]}
      picker={period}
      format={period && calendarFormats[period]}
      onChange={(days) => choose(dayText(days?.[0], period), dayText(days?.[1], period))}
      allowEmpty={[true, true]}
      placeholder={['开始', '结束']}
      onKeyDown={keepEnter}
      style={{ width: '100%' }}
      status={status}
    />,
  );
}

function point(text: string | undefined) {
  const known = text !== undefined && valueTypes.date.parse(text).ok;
  return known ? dayjs(text) : null;
}
