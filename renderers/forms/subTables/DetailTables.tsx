import { useState } from 'react';
import type { PlanForm } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { ChildTablesView } from './ChildTablesView.tsx';
import { useChildTables } from './useChildTables.ts';

/** The sub-tables of a record to read. */
export function DetailTables({ form, row, cells }: { form: PlanForm; row: Row; cells: CellContext }) {
  const children = useChildTables(form, row);
  const [tab, setTab] = useState(0);
  return <ChildTablesView tables={children} cells={cells} active={tab} onActivate={setTab} disabled />;
}
