import { Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { dayRange, isPeriodName, periodNames, periodTitles, rangeText } from '../../../engine/queries/periods.ts';
import { useAsking } from '../../services/useAsking.ts';
import { DayRange } from './DayRange.tsx';

interface PeriodFieldProps {
  id: string;
  /** A period's name, or two days. */
  value: string | undefined;
  required: boolean;
  onChange: (text: string) => void;
  status: 'error' | undefined;
}

const CUSTOM = 'custom';

/** A period by its name, which moves with the day it is; or two days of one's own, until they are cleared. */
export function PeriodField({ id, value, required, onChange, status }: PeriodFieldProps) {
  const { today } = useAsking();
  const [choosing, setChoosing] = useState(false);
  const days = value === undefined ? undefined : dayRange(value, today);
  if (choosing || (value !== undefined && !isPeriodName(value))) {
    return (
      <DayRange
        id={id}
        begin={days?.from || undefined}
        end={days?.to || undefined}
        onChange={(begin, end) => {
          setChoosing(false);
          onChange(rangeText({ from: begin ?? '', to: end ?? '' }));
        }}
        status={status}
      />
    );
  }
  const choose = (name: string | undefined) => {
    if (name !== CUSTOM) return onChange(name ?? '');
    // What is shown is where one's own days begin.
    if (days) onChange(rangeText(days));
    else setChoosing(true);
  };
  return (
    <Select
      id={id}
      value={value}
      onChange={choose}
      allowClear={!required}
      placeholder={required ? '请选择' : '全部'}
      options={[
        ...periodNames.map((name) => ({ value: name, label: periodTitles[name] })),
        { value: CUSTOM, label: '自定义' },
      ]}
      labelRender={({ value: name, label }) => <PeriodName name={String(name)} label={label} today={today} />}
      optionRender={({ value: name, label }) => <PeriodName name={String(name)} label={label} today={today} />}
      listHeight={320}
      popupMatchSelectWidth={false}
      status={status}
      style={{ width: '100%' }}
    />
  );
}

interface PeriodNameProps {
  name: string;
  label: ReactNode;
  today: string;
}

/** A period's title and, quietly, the days it means today. */
function PeriodName({ name, label, today }: PeriodNameProps) {
  const days = dayRange(name, today);
  const [from, to] = [days?.from.slice(5), days?.to.slice(5)];
  return (
    <>
      {label}
      {days && <span className="query-days">{from === to ? from : `${from} ~ ${to}`}</span>}
    </>
  );
}
