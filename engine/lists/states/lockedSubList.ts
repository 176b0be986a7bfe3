import type { PlanSubList } from '../../plan/Plan.ts';
import type { Row } from '../../plan/record.ts';
import { rowsLocked } from './locks.ts';

/** What lets rows come or go; and what changes them. */
const COMING: ReadonlySet<string> = new Set(['add', 'copy', 'import']);
const GOING: ReadonlySet<string> = new Set(['delete', 'batch_delete']);
const CHANGING: ReadonlySet<string> = new Set(['edit', 'bulk_edit']);

/** The list of a record's rows without what the state of the record locks; the same one where that is nothing. */
export function lockedSubList(list: PlanSubList, record: Row): PlanSubList {
  const lock = rowsLocked(list.locks, record);
  if (lock === undefined) return list;
  const stays = ({ code }: { code: string }): boolean =>
    !COMING.has(code) && !GOING.has(code) && !(lock === 'all' && CHANGING.has(code));
  const { form } = list;
  const fields = form?.fields.map((field) =>
    lock === 'all' || lock.has(field.key) ? { ...field, disabled: true, readOnly: true } : field,
  );
  return {
    ...list,
    toolbar: list.toolbar.filter(stays),
    rowActions: list.rowActions.filter(stays),
    ...(form && fields ? { form: { ...form, fields } } : {}),
  };
}
