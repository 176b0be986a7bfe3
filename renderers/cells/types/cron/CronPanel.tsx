import { Alert, Radio } from 'antd';
import {
  type CronEditorKind,
  type CronFieldModel,
  type CronMode,
  chosenMode,
  cronModes,
} from '../../../../engine/cron/cronModel.ts';
import { isDayBarred, isWeekBarred } from '../../../../engine/cron/editCron.ts';
import { type CronFieldName, cronFields } from '../../../../engine/cron/fields.ts';
import { ModeInputs } from './ModeInputs.tsx';
import { modeTitle } from './modeTitles.ts';
import type { CronState } from './useCron.ts';
import { ValueChoice } from './ValueChoice.tsx';

interface CronPanelProps {
  editor: CronEditorKind;
  field: CronFieldName;
  state: CronState;
  onChange: (inputs: Partial<CronFieldModel>) => void;
}

/** The ways to say one part, each with its inputs. */
export function CronPanel({ editor, field, state, onChange }: CronPanelProps) {
  const { model, texts } = state;
  const modes = cronModes(editor, field);
  const mode = chosenMode(editor, field, model);
  const barred = barredBy(editor, field, state);
  const choose = (number: number) =>
    onChange({ cronEvery: number, ...firstValue(modes[number - 1], field, model[field]) });
  return (
    <div className="cron-panel">
      {barred && <Alert type="info" showIcon title={barred} />}
      {mode === undefined && !barred && (
        <Alert
          type="info"
          showIcon
          title={`${cronFields[field].title}现在是“${texts[field]}”，不属于下面的方式；不选择就原样保留。`}
        />
      )}
      <Radio.Group
        value={model[field].cronEvery}
        onChange={(event) => choose(event.target.value)}
        disabled={barred !== undefined}
        aria-label={`${cronFields[field].title}的方式`}
        className="cron-modes"
      >
        {modes.map((each, index) => (
          <div key={each} className="cron-mode">
            <Radio value={index + 1}>{modeTitle(each, field)}</Radio>
            <ModeInputs
              mode={each}
              field={field}
              model={model[field]}
              disabled={barred !== undefined}
              // Whoever fills in a way means it.
              onChange={(inputs) => onChange({ ...inputs, cronEvery: index + 1 })}
            />
            {mode === each && (each === 'specify' || each === 'weekdays') && (
              <ValueChoice
                field={each === 'weekdays' ? 'week' : field}
                values={model[field].specificSpecific}
                disabled={barred !== undefined}
                onChange={(values) => onChange(listed(values, each, field))}
              />
            )}
          </div>
        ))}
      </Radio.Group>
    </div>
  );
}

function barredBy(editor: CronEditorKind, field: CronFieldName, { texts }: CronState): string | undefined {
  if (field === 'week' && isWeekBarred(texts)) return '已经设置了日，周不能再设置。把日改为“每天”后可以设置。';
  if (field === 'day' && editor === 'full' && isDayBarred(texts))
    return '已经设置了周，日不能再设置。把周改为“不设置”后可以设置。';
  return undefined;
}

/** A list that nothing is chosen in begins with the least value: that is what would be written. */
function firstValue(mode: CronMode | undefined, field: CronFieldName, model: CronFieldModel): Partial<CronFieldModel> {
  const listing = mode === 'specify' || mode === 'weekdays';
  return listing ? listed(model.specificSpecific, mode, field, model.incrementStart) : {};
}

function listed(
  values: readonly number[],
  mode: CronMode,
  field: CronFieldName,
  year?: number,
): Pick<CronFieldModel, 'specificSpecific'> {
  const { min, max } = cronFields[mode === 'weekdays' ? 'week' : field];
  const known = values.filter((value) => value >= min && value <= max);
  const least = field === 'year' ? (year ?? new Date().getFullYear()) : min;
  return { specificSpecific: known.length > 0 ? known : [least] };
}
