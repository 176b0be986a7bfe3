import { App, Skeleton } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';
import type { PlanForm, RecordsPlan } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { useClient } from '../../services/services.ts';
import { FailureState } from '../../ui/States.tsx';
import { useLeaveGuard } from '../saving/useLeaveGuard.ts';
import { fieldFailures } from '../saving/useSave.ts';
import { useRecord } from '../store/useRecordStore.ts';
import { SubTableGrid } from './SubTablesView.tsx';
import { useSubTables, useSubTablesModule } from './useSubTables.ts';

interface SubTableProps {
  plan: RecordsPlan;
  /** Which of the form's sub-tables. */
  table: string;
  /** The record it belongs to. */
  id: string;
  cells: CellContext;
  /** Present: it can be changed and saved by itself; told the record as the server has it then. */
  onSaved?: (record: Row) => void;
  /** Takes the way to ask before what was typed is left; undefined when there is nothing to ask about any more. */
  onGuard?: (ask: ((leave: () => void) => void) | undefined) => void;
}

/** One sub-table of a record, by itself. */
export function SubTable({ plan, table, id, ...rest }: SubTableProps) {
  const record = useRecord(plan.source, id);
  const form = useMemo(() => withOnly(plan.form, table), [plan, table]);
  useSubTablesModule(form);
  // What comes later would pull the rows from under the pen.
  const [start, setStart] = useState<Row>();
  if (start === undefined && record.data !== undefined) setStart(record.data);
  if (start !== undefined) {
    const saved = (row: Row) => {
      setStart(row);
      rest.onSaved?.(row);
    };
    const key = String(start.version);
    return (
      <Rows key={key} {...rest} plan={plan} form={form} start={start} {...(rest.onSaved ? { onSaved: saved } : {})} />
    );
  }
  if (record.isError) return <FailureState error={record.error} onRetry={() => void record.refetch()} />;
  return <Skeleton active paragraph={{ rows: 4 }} />;
}

function withOnly(form: PlanForm, table: string): PlanForm {
  return { ...form, subTables: form.subTables.filter(({ key }) => key === table) };
}

type RowsProps = Omit<SubTableProps, 'table' | 'id'> & { form: PlanForm; start: Row };

function Rows({ plan, form, start, cells, onSaved, onGuard }: RowsProps) {
  const client = useClient();
  const { message } = App.useApp();
  const children = useSubTables(form, start);
  const [saving, setSaving] = useState(false);
  const ask = useLeaveGuard(children);
  useEffect(() => {
    onGuard?.(ask);
    return () => onGuard?.(undefined);
  }, [ask, onGuard]);

  const save = async () => {
    if (saving) return;
    const wrong = children.firstWrong();
    if (wrong >= 0) return children.focusWrong(wrong);
    setSaving(true);
    try {
      const body = { id: start.id, version: start.version, ...children.values() };
      const said = await client.exchange({
        method: 'PUT',
        path: pathTo(ENDPOINTS.editRecord, { code: plan.source.model }),
        body,
        silent: true,
      });
      message.success(said.message || '保存成功');
      onSaved?.(said.result as Row);
    } catch (error) {
      const failures = fieldFailures(error);
      const refused = children.refused(failures);
      children.mark(failures);
      if (refused) requestAnimationFrame(() => children.focusMarked(refused.index));
      message.warning(refused?.message ?? (error instanceof Error ? error.message : '保存失败'));
      setSaving(false);
    }
  };
  return children.tables.map((child) => (
    <SubTableGrid
      key={child.plan.key}
      child={child}
      cells={cells}
      disabled={onSaved === undefined}
      loading={saving}
      {...(onSaved ? { onSave: () => void save() } : {})}
    />
  ));
}
