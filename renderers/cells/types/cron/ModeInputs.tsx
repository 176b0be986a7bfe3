import { InputNumber, Select } from 'antd';
import type { ReactNode } from 'react';
import type { CronFieldModel, CronMode } from '../../../../engine/cron/cronModel.ts';
import type { CronFieldName } from '../../../../engine/cron/fields.ts';
import { POPUP_CLASS_NAMES } from '../../drawing/popup.ts';
import { type Bounds, inputBounds, weekdayChoices } from './inputBounds.ts';
import { cronUnits, modeTitle } from './modeTitles.ts';

interface ModeInputsProps {
  mode: CronMode;
  field: CronFieldName;
  model: CronFieldModel;
  disabled: boolean;
  onChange: (inputs: Partial<CronFieldModel>) => void;
}

type NumberKey = Exclude<keyof CronFieldModel, 'cronEvery' | 'specificSpecific'>;

/** The inputs of one way, in a sentence. */
export function ModeInputs({ mode, field, model, disabled, onChange }: ModeInputsProps) {
  const { unit, span } = cronUnits[field];
  const bounds = inputBounds[field];
  const title = modeTitle(mode, field);
  const shared = (key: NumberKey, name: string) => ({
    value: model[key],
    disabled,
    label: `${title}：${name}`,
    onChange: (value: number) => onChange({ [key]: value }),
  });
  const value = (key: NumberKey, name: string, within: Bounds) =>
    field === 'week' ? <WeekdayInput {...shared(key, name)} /> : <CountInput {...shared(key, name)} bounds={within} />;
  switch (mode) {
    case 'range':
      return (
        <Sentence>
          从 {value('rangeStart', '起', bounds.from)} 到 {value('rangeEnd', '止', bounds.to)} {unit}
        </Sentence>
      );
    case 'loop':
      return (
        <Sentence long={field === 'week'}>
          从 {value('incrementStart', '起', bounds.start)} {unit}起，每{' '}
          <CountInput {...shared('incrementIncrement', '间隔')} bounds={bounds.increment} /> {span}
          {field === 'week' && '，到周六为止'}
        </Sentence>
      );
    case 'weekdayLoop':
      return (
        <Sentence long>
          从 <WeekdayInput {...shared('incrementStart', '起')} /> 起，每{' '}
          <CountInput {...shared('incrementIncrement', '间隔')} bounds={[1, 7]} /> 天，到周六为止
        </Sentence>
      );
    case 'workday':
      return (
        <Sentence>
          最接近 <CountInput {...shared('cronDaysNearestWeekday', '日期')} bounds={[1, 31]} /> 日
        </Sentence>
      );
    case 'lastWeekday':
      return <WeekdayInput {...shared('cronLastSpecificDomDay', '周几')} />;
    case 'beforeLast':
      return (
        <Sentence>
          最后一天的前 <CountInput {...shared('cronDaysBeforeEomMinus', '天数')} bounds={[1, 30]} /> 天
        </Sentence>
      );
    case 'nthWeekday':
      return (
        <Sentence>
          第 <CountInput {...shared('cronNthDayNth', '第几个')} bounds={[1, 5]} /> 个{' '}
          <WeekdayInput {...shared('cronNthDayDay', '周几')} />
        </Sentence>
      );
    default:
      return null;
  }
}

/** A long one begins below its title where there is little room. */
function Sentence({ long, children }: { long?: boolean; children: ReactNode }) {
  return <span className={long ? 'cron-sentence cron-long' : 'cron-sentence'}>{children}</span>;
}

interface NumberProps {
  value: number;
  label: string;
  disabled: boolean;
  onChange: (value: number) => void;
}

function CountInput({ value, label, disabled, bounds: [min, max], onChange }: NumberProps & { bounds: Bounds }) {
  return (
    <InputNumber
      value={value}
      min={min}
      max={max}
      precision={0}
      size="small"
      disabled={disabled}
      aria-label={label}
      // Emptied while typing: the next figure is on its way.
      onChange={(next) => next !== null && onChange(next)}
      className="cron-number"
    />
  );
}

function WeekdayInput({ value, label, disabled, onChange }: NumberProps) {
  return (
    <Select
      value={value}
      options={weekdayChoices}
      size="small"
      disabled={disabled}
      aria-label={label}
      onChange={onChange}
      classNames={POPUP_CLASS_NAMES}
      className="cron-weekday"
    />
  );
}
