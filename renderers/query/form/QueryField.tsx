import { Input } from 'antd';
import { Suspense } from 'react';
import { inputNames, type QueryValues } from '../../../engine/lists/query.ts';
import type { DictionaryItem } from '../../../engine/plan/compiled.ts';
import type { PlanQueryItem } from '../../../engine/plan/Plan.ts';
import { CellEditor } from '../../cells/editors/CellEditor.tsx';
import { loadCalendarLanguage } from '../../cells/editors/calendarLanguage.ts';
import { periodOf } from '../../cells/editors/calendarText.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { isDayRange, queryColumn } from '../queryColumn.ts';

const DayRange = lazyComponent('DayRange', async () => {
  const [part] = await Promise.all([import('./DayRange.tsx'), loadCalendarLanguage()]);
  return part.DayRange;
});

const PeriodField = lazyComponent('PeriodField', async () => {
  const [part] = await Promise.all([import('./PeriodField.tsx'), loadCalendarLanguage()]);
  return part.PeriodField;
});

interface QueryFieldProps {
  item: PlanQueryItem;
  /** Ids of inputs begin with it. */
  prefix: string;
  values: QueryValues;
  onChange: (name: string, value: unknown) => void;
  dictionary?: readonly DictionaryItem[];
  /** What is wrong with it. */
  complaint?: string | undefined;
}

/** One condition: its label above one input, two inputs, or a range of days. */
export function QueryField({ item, prefix, values, onChange, dictionary, complaint }: QueryFieldProps) {
  const id = `${prefix}-${item.key}`;
  return (
    <div className="query-field" data-asked={item.key}>
      <label htmlFor={id} className={item.required ? 'query-label query-required' : 'query-label'}>
        {item.title}
      </label>
      <Inputs item={item} id={id} values={values} onChange={onChange} dictionary={dictionary} complaint={complaint} />
      {complaint !== undefined && <span className="query-missing">{complaint}</span>}
    </div>
  );
}

function Inputs({
  item,
  id,
  values,
  onChange,
  dictionary,
  complaint,
}: Omit<QueryFieldProps, 'prefix'> & { id: string }) {
  const column = queryColumn(item);
  const [first = item.key, second] = inputNames(item);
  const status = complaint === undefined ? undefined : 'error';
  if (item.dayRange) {
    const { required } = item;
    return (
      <Suspense fallback={<Input disabled />}>
        <PeriodField
          id={id}
          value={values[first]}
          required={required}
          onChange={(text) => onChange(first, text)}
          status={status}
        />
      </Suspense>
    );
  }
  if (second === undefined) {
    return (
      <CellEditor
        id={id}
        column={column}
        value={values[first]}
        onChange={(value) => onChange(first, value)}
        dictionary={dictionary}
        status={status}
        clearable
      />
    );
  }
  if (isDayRange(item)) {
    const change = (begin: string | null, end: string | null) => {
      onChange(first, begin);
      onChange(second, end);
    };
    return (
      <Suspense fallback={<Input disabled />}>
        <DayRange
          id={id}
          period={periodOf(column)}
          begin={values[first]}
          end={values[second]}
          onChange={change}
          status={status}
        />
      </Suspense>
    );
  }
  const ends = [
    { name: first, id, placeholder: '最小' },
    { name: second, id: `${id}-end`, placeholder: '最大' },
  ];
  return (
    <div className="query-ends">
      {ends.map((end) => (
        <CellEditor
          key={end.name}
          id={end.id}
          column={item.kind === 'number' ? { ...column, placeholder: end.placeholder } : column}
          value={values[end.name]}
          onChange={(value) => onChange(end.name, value)}
          dictionary={dictionary}
          status={status}
        />
      ))}
    </div>
  );
}
