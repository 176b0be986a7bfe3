import { Fragment } from 'react';
import type { Row } from '../../engine/lists/changes.ts';
import type { PlanField, PlanForm } from '../../engine/plan.ts';
import type { CellColumn, CellContext } from '../cells/Cell.ts';
import { cellTypes } from '../cells/cellTypes.ts';
import { DrawnValue } from '../cells/DrawnValue.tsx';
import './forms.css';

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
  const across = Math.min(4, columns);
  const groups = grouped(form.fields.filter((field) => field.type !== 'hidden'));
  const system = SYSTEM_FIELDS.filter((field) => row[field.key] !== undefined);
  return (
    <dl className="detail" style={{ gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))` }}>
      {groups.map(({ title, fields }) => (
        <Fragment key={title}>
          {title && <h3 className="form-group">{title}</h3>}
          {fields.map((field) => (
            <Value key={field.key} field={field} row={row} cells={cells} span={spanOf(field, across)} />
          ))}
        </Fragment>
      ))}
      {system.length > 0 && <h3 className="form-group">记录</h3>}
      {system.map((field) => (
        <Value key={field.key} field={field} row={row} cells={cells} span={1} />
      ))}
    </dl>
  );
}

function Value({ field, row, cells, span }: { field: CellColumn; row: Row; cells: CellContext; span: number }) {
  const value = row[field.key];
  const empty = value === null || value === undefined || value === '';
  const unit = field.unit && !empty ? ` ${field.unit}` : '';
  // Lines of a long text are kept here; only a grid draws them as one.
  const text = field.type === 'textarea' && !empty;
  return (
    <div style={{ gridColumn: `span ${span}` }} className={field.kind === 'number' ? 'detail-number' : undefined}>
      <dt>{field.title}</dt>
      <dd>
        {empty && '—'}
        {text && String(value)}
        {!empty && !text && <DrawnValue value={value} column={field} context={cells} row={row} />}
        {unit}
      </dd>
    </div>
  );
}

function spanOf(field: PlanField, across: number): number {
  return cellTypes[field.type].wide ? across : Math.min(field.span, across);
}

function grouped(fields: readonly PlanField[]): { title: string; fields: PlanField[] }[] {
  const groups: { title: string; fields: PlanField[] }[] = [];
  for (const field of fields) {
    const title = field.group ?? '';
    const last = groups.at(-1);
    if (last?.title === title) last.fields.push(field);
    else groups.push({ title, fields: [field] });
  }
  return groups;
}
