import { useCallback, useMemo, useState } from 'react';
import { firstQuery } from '../../engine/pickers/parameters.ts';
import type { Picker } from '../../engine/plan/compiled.ts';
import type { CellRow } from '../cells/Cell.ts';
import { inputText } from '../cells/drawing/text.ts';
import { useCellServices } from '../cells/useCellServices.ts';
import { QueryForm } from '../query/form/QueryForm.tsx';
import type { Choice } from './Choice.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { ChosenList } from './ChosenList.tsx';
import { DepartmentFilter } from './DepartmentFilter.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { PickerTable } from './PickerTable.tsx';
import { rowKey } from './rowKey.ts';
import { selectionOf } from './selection.ts';
import { useLoaded } from './useLoaded.ts';

interface RecordChoiceProps extends Choice {
  /** Rows are known by the value that is stored of them. */
  keyed: boolean;
}

/** Records to choose in a table, with the parts the picker has: a tree that narrows it, a query, what is chosen. */
export function RecordChoice({ keyed, ...choice }: RecordChoiceProps) {
  const { picker, selection, onSelect } = choice;
  const services = useCellServices();
  const [query, ask] = useState(() => firstQuery(picker));
  const load = useCallback(
    (signal: AbortSignal) => services.pickerPage(picker, query, signal),
    [services, picker, query],
  );
  const page = useLoaded(load);
  const keyOf = useMemo(() => keyReader(picker, keyed), [picker, keyed]);
  const clear = () => onSelect(selectionOf([]));
  const first = firstQuery(picker);
  return (
    <div className={picker.chosen === 'side' ? 'picker-parts picker-beside' : 'picker-parts'}>
      {picker.tree === 'narrows' && (
        <DepartmentFilter onNarrow={(departments) => ask({ ...query, departments, pageNo: 1 })} />
      )}
      <div className="picker-main">
        {picker.query.length > 0 && (
          <div className="picker-query">
            <QueryForm
              items={picker.query}
              values={query.values}
              onSearch={(values) => ask({ ...query, values, pageNo: 1 })}
              onReset={() => ask({ ...query, values: { ...first.values }, pageNo: 1 })}
              dictionary={() => undefined}
            />
          </div>
        )}
        {picker.chosen === 'bar' && (
          <ChosenBar
            count={selection.keys.length}
            onClear={clear}
            onRefresh={picker.query.length === 0 ? page.retry : undefined}
          />
        )}
        {page.failure ? (
          <LoadFailure problem={page.failure} onRetry={page.retry} />
        ) : (
          <PickerTable choice={choice} page={page} query={query} onAsk={ask} keyOf={keyOf} />
        )}
      </div>
      {picker.chosen === 'side' && <ChosenList picker={picker} selection={selection} onSelect={onSelect} />}
    </div>
  );
}

function keyReader(picker: Picker, keyed: boolean): (row: CellRow) => string {
  return keyed ? (row) => inputText(row[picker.value]) : rowKey;
}
