import { Fragment, Suspense, useMemo, useRef } from 'react';
import type { ColumnKeys, PlanForm, PlanSchema } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import { cellTraits } from '../../../schemas/generated/language.ts';
import type { CellColumn, CellContext } from '../../cells/Cell.ts';
import { cellOf } from '../../cells/cellTypes.ts';
import { ValueView } from '../../cells/drawing/ValueView.tsx';
import { useWhyMark } from '../../services/why.ts';
import { LazyStructureEditor } from '../draw/CellField.tsx';
import { allSections, formLayout, spanOf } from '../store/formLayout.ts';
import '../draw/forms.css';
import { formStates } from '../store/formState.ts';
import { useExpressions } from '../store/useModule.ts';
import { useSurroundings } from '../store/useRecordStore.ts';

const SYSTEM_FIELDS: readonly CellColumn[] = [
  { key: 'createBy', title: '创建人', type: 'normal', kind: 'text' },
  { key: 'createTime', title: '创建时间', type: 'normal', kind: 'datetime' },
  { key: 'updateBy', title: '更新人', type: 'normal', kind: 'text' },
  { key: 'updateTime', title: '更新时间', type: 'normal', kind: 'datetime' },
];

/** A record to read: labels above values, at most four across, in the groups of its form. */
export function RecordDetail({
  form,
  row,
  cells,
  columns,
}: {
  form: PlanForm;
  row: Row;
  cells: CellContext;
  columns: number;
}) {
  const around = useSurroundings(row);
  const createExpressions = useExpressions(form);
  const shown = useMemo(
    () => formStates(form, around, createExpressions)(row).fields,
    [form, around, row, createExpressions],
  );
  const groups = allSections(formLayout(form)).flatMap(({ title, fields }) => {
    const visible = fields.filter(({ key }) => shown.get(key)?.visible);
    return visible.length > 0 ? [{ title, fields: visible }] : [];
  });
  const system = SYSTEM_FIELDS.filter((field) => row[field.key] !== undefined);
  const place = useRef<HTMLElement>(null);
  useWhyMark(place, { columns: form.fields, rowOf: () => row });
  return (
    <section
      ref={place}
      className="detail"
      aria-label="详情"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a record longer than its window is scrolled by keys
      tabIndex={0}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {groups.map(({ title, fields }) => (
        <Fragment key={title}>
          {title && <h3 className="form-group">{title}</h3>}
          <dl>
            {fields.map((field) => (
              <Value key={field.key} field={field} row={row} cells={cells} span={spanOf(field, columns)} />
            ))}
          </dl>
        </Fragment>
      ))}
      {system.length > 0 && <h3 className="form-group">记录</h3>}
      <dl>
        {system.map((field) => (
          <Value key={field.key} field={field} row={row} cells={cells} span={1} />
        ))}
      </dl>
    </section>
  );
}

interface ValueProps {
  field: CellColumn & ColumnKeys<'unit'> & { schema?: PlanSchema };
  row: Row;
  cells: CellContext;
  span: number;
}

function Value({ field, row, cells, span }: ValueProps) {
  const value = row[field.key];
  const empty = value === null || value === undefined || value === '';
  const unit = field.unit && !empty ? ` ${field.unit}` : '';
  const { Reader } = cellOf(field);
  // Lines of a long text are kept here; only a grid draws them as one.
  const text = field.kind === 'text' && cellTraits[field.type].long && !Reader && !empty;
  const structure = empty ? undefined : field.schema;
  const drawn = !empty && !text && !structure;
  return (
    <div
      data-field={field.key}
      style={{ gridColumn: `span ${span}` }}
      className={field.kind === 'number' ? 'detail-number' : undefined}
    >
      <dt>{field.title}</dt>
      <dd>
        {empty && '–'}
        {text && String(value)}
        {structure && (
          <Suspense fallback={null}>
            <LazyStructureEditor id={field.key} schema={structure} value={value} disabled failures={[]} />
          </Suspense>
        )}
        {drawn && !Reader && <ValueView value={value} column={field} context={cells} row={row} />}
        {drawn && Reader && (
          <Suspense fallback={null}>
            <Reader value={value} column={field} context={cells} />
          </Suspense>
        )}
        {unit}
      </dd>
    </div>
  );
}
