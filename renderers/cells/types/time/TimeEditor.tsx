import { TimePicker } from 'antd';
import dayjs from 'dayjs';
import { valueTypes } from '../../../../engine/values/valueTypes.ts';
import type { EditorProps } from '../../Cell.ts';
import { POPUP_CLASS_NAMES } from '../../drawing/popup.ts';
import { useTypedPoint } from '../../editors/useTypedPoint.tsx';

/** A time of day, `HH:mm:ss`. */
export function TimeEditor(props: EditorProps<'time'>) {
  const { id, value, onBlur, column, disabled, autoFocus, status, describedBy, onDone } = props;
  const time = valueTypes.time.parse(value);
  // Without a day dayjs reads no time; the day is never shown nor kept.
  const point = time.ok && typeof time.value === 'string' ? dayjs(`2000-01-01 ${time.value}`) : null;
  const { parts, choose, pick, around } = useTypedPoint({ ...props, kind: 'time', known: point !== null });
  return around(
    <TimePicker
      {...parts}
      id={id}
      value={point}
      defaultOpen={onDone !== undefined}
      onChange={(next) => choose(next ? next.format('HH:mm:ss') : null)}
      onCalendarChange={(next) => dayjs.isDayjs(next) && pick(next.format('HH:mm:ss'))}
      onBlur={onBlur}
      placeholder={column.placeholder ?? '请选择时间'}
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
