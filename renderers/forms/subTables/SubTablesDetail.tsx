import { type ReactNode, useState } from 'react';
import type { PlanForm } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { OWN_TAB } from './FormSubTables.ts';
import { SubTablesView } from './SubTablesView.tsx';
import { useSubTables } from './useSubTables.ts';

interface SubTablesDetailProps {
  form: PlanForm;
  row: Row;
  cells: CellContext;
  /** The record itself, where its form stands in a tab of its own. */
  own?: ReactNode;
}

/** The sub-tables of a record to read. */
export function SubTablesDetail({ form, row, cells, own }: SubTablesDetailProps) {
  const children = useSubTables(form, row);
  const [tab, setTab] = useState(own ? OWN_TAB : 0);
  return (
    <SubTablesView
      tables={children}
      cells={cells}
      active={tab}
      onActivate={setTab}
      disabled
      own={own ? { label: form.ownTab, page: own } : undefined}
    />
  );
}
