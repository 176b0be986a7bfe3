import { App } from 'antd';
import { useRef, useState } from 'react';
import { ENDPOINTS, pathTo } from '../../../../engine/api/endpoints.ts';
import { Failure } from '../../../../engine/api/Failure.ts';
import type { ListPlan } from '../../../../engine/plan/Plan.ts';
import type { CellRefusal, RowChanges, RowTable } from '../../../../engine/rows/RowTable.ts';
import type { CellContext } from '../../../cells/Cell.ts';
import { wrongText } from '../../../grid/edit/rows/wrongCells.ts';
import { useClient, useServices } from '../../../services/services.ts';
import type { ChangeSets } from '../../changeSets/useChangeSets.tsx';
import type { LiveRows } from './liveRows.ts';
import { type RowConflicts, rowConflictsOf, SaveConflicts } from './SaveConflicts.tsx';

interface Saved {
  /** As what it can be taken back. */
  set?: string;
  added: { id: string; version: number }[];
  changed: { id: string; version: number }[];
}

/** What was sent: the rows as they went, and the ids the new ones have here. */
interface Sent {
  body: RowChanges;
  temporary: readonly string[];
}

interface SaveAllParts {
  plan: ListPlan;
  table: RowTable;
  live: LiveRows;
  cells: CellContext;
  /** Rows came or went. */
  onMembers: () => void;
  /** Tells of a save with the way back. */
  tell: ChangeSets['tell'];
  /** Cells were refused, and are marked. */
  onRefused: () => void;
}

/** Saves everything that is new, changed or removed in one go; what was typed is never touched by a failure. */
export function useSaveAll({ plan, table, live, cells, onMembers, tell, onRefused }: SaveAllParts) {
  const client = useClient();
  const { random } = useServices();
  const { message } = App.useApp();
  const [saving, setSaving] = useState(false);
  const [conflicts, setConflicts] = useState<RowConflicts>();
  const sent = useRef({ text: '', key: '' });

  const send = async ({ body, temporary }: Sent): Promise<void> => {
    const text = JSON.stringify(body);
    // The same rows sent again after a lost answer must not be added twice.
    if (sent.current.text !== text) sent.current = { text, key: random() };
    const { result, message: said } = await client.exchange({
      method: 'PUT',
      path: pathTo(ENDPOINTS.saveRecords, { code: plan.source.model }),
      body,
      silent: true,
      idempotencyKey: sent.current.key,
      caseId: live.caseId(),
    });
    const { added, changed, set } = result as Saved;
    const rows = [...added.map((row, index) => ({ ...row, temporary: temporary[index] ?? '' })), ...changed];
    table.saved(rows, body);
    live.saved(rows.map(({ id }) => id));
    // Other rows may now belong to the page; where only values changed, the steps can still be taken back.
    if (body.added.length + body.removed.length > 0) onMembers();
    tell(said || '保存成功', set);
  };

  const tellRefusal = (error: unknown, { body, temporary }: Sent) => {
    const refused = refusedCells(error, { body, temporary });
    table.refuse(refused, body);
    message.warning({ content: refusalText({ plan, table, error, refused }), style: { whiteSpace: 'pre-line' } });
    if (refused.length > 0) onRefused();
  };

  const save = async () => {
    if (saving) return;
    if (!table.isDirty()) {
      message.info('没有需要保存的修改');
      return;
    }
    setSaving(true);
    const going = changesToSend(table);
    try {
      await send(going);
    } catch (error) {
      if (error instanceof Failure && error.endsSession) return;
      const met = rowConflictsOf(table, error);
      if (met === undefined) tellRefusal(error, going);
      else if (met.gone.length + met.changed.length + met.cells.length > 0) setConflicts(met);
      else message.info('他人改了同样的行，已并入，请再保存一次');
      // Whether a save without an answer came through only the server knows.
      if (!(error instanceof Failure)) live.catchUp();
    } finally {
      setSaving(false);
    }
  };
  const settle = (again: boolean) => {
    setConflicts(undefined);
    if (again) void save();
  };
  return {
    saving,
    save,
    dialog: conflicts && (
      <SaveConflicts
        conflicts={conflicts}
        table={table}
        cells={cells}
        saving={saving}
        columns={plan.grid?.columns ?? []}
        onSettle={settle}
        onCancel={() => setConflicts(undefined)}
      />
    ),
  };
}

function changesToSend(table: RowTable): Sent {
  const temporary = table.rows().flatMap(({ id }) => (table.isNew(id) ? [id] : []));
  return { body: table.changes(), temporary };
}

/** The cells a refusal speaks of, by the ids they have here. */
export function refusedCells(error: unknown, { body, temporary }: Sent): CellRefusal[] {
  if (!(error instanceof Failure) || !Array.isArray(error.result)) return [];
  return error.result.filter(isRefusal).flatMap(({ part, index, key, message }) => {
    const id = part === 'added' ? temporary[index] : body.changed[index]?.id;
    return typeof id === 'string' ? [{ id, key, message }] : [];
  });
}

/** A rule the server found broken, by place in what was sent. */
interface Refusal {
  part: string;
  index: number;
  key: string;
  message: string;
}

function isRefusal(entry: unknown): entry is Refusal {
  if (typeof entry !== 'object' || entry === null) return false;
  const { part, index, key, message } = entry as Record<string, unknown>;
  return (
    typeof part === 'string' && typeof index === 'number' && typeof key === 'string' && typeof message === 'string'
  );
}

const MOST_LINES = 5;

interface Told {
  plan: ListPlan;
  table: RowTable;
  error: unknown;
  refused: readonly CellRefusal[];
}

/** The server's words and the first of what they mean, with rows and columns called as the grid shows them. */
function refusalText({ plan, table, error, refused }: Told): string {
  if (!(error instanceof Failure)) return '保存失败';
  const lines = refused.slice(0, MOST_LINES).map(({ id, key, message }) => {
    const title = plan.grid?.columns.find((column) => column.key === key)?.title ?? '';
    return wrongText({ row: table.indexOf(id) + 1, title, message });
  });
  const more = refused.length > MOST_LINES ? [`另有 ${refused.length - MOST_LINES} 处，已在表格中标出`] : [];
  return [error.message, ...lines, ...more].join('\n');
}
