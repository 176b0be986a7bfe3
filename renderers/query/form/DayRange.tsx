import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { Period } from '../../../engine/values/period.ts';
import { calendarFormats, dayText, keepEnter } from '../../cells/editors/calendarText.ts';

interface DayRangeProps {
  id: string;
  /** Chosen by years, months, weeks or quarters; each stands by its first day. */
  period?: Period | undefined;
  begin: string | undefined;
  end: string | undefined;
  onChange: (begin: string | null, end: string | null) => void;
}

/** Two days; each end may be left open. */
export function DayRange({ id, period, begin, end, onChange }: DayRangeProps) {
  return (
    <DatePicker.RangePicker
      id={{ start: id, end: `${id}-end` }}
      value={[point(begin), point(end)]}
      picker={period}
      format={period && calendarFormats[period]}
      onChange={(days) => onChange(dayText(days?.[0], period), dayText(days?.[1], period))}
      allowEmpty={[true, true]}
      placeholder={['开始', '结束']}
      onKeyDown={keepEnter}
      style={{ width: '100%' }}
    />
  );
}

function point(text: string | undefined) {
  const day = text ? dayjs(text) : null;
  return day?.isValid() ? day : null;
}
