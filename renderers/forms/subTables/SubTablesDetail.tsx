import { useState } from 'react';
import type { PlanForm } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { SubTablesView } from './SubTablesView.tsx';
import { useSubTables } from './useSubTables.ts';

/** The sub-tables of a record to read. */
export function SubTablesDetail({ form, row, cells }: { form: PlanForm; row: Row; cells: CellContext }) {
  const children = useSubTables(form, row);
  const [tab, setTab] = useState(0);
  return <SubTablesView tables={children} cells={cells} active={tab} onActivate={setTab} disabled />;
}
