import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { keepEnter } from '../cells/keepEnter.ts';

interface DayRangeProps {
  id: string;
  begin: string | undefined;
  end: string | undefined;
  onChange: (begin: string | null, end: string | null) => void;
}

/** Two days; each end may be left open. */
export function DayRange({ id, begin, end, onChange }: DayRangeProps) {
  return (
    <DatePicker.RangePicker
      id={{ start: id, end: `${id}-end` }}
      value={[point(begin), point(end)]}
      onChange={(days) => onChange(days?.[0]?.format('YYYY-MM-DD') ?? null, days?.[1]?.format('YYYY-MM-DD') ?? null)}
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
