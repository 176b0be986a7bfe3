import { useAtomValue } from 'jotai';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { pageRequest } from '../../../../engine/lists/requests.ts';
import { createLiveTable, type LiveTable } from '../../../../engine/live/liveTable.ts';
import type { RemoteChange } from '../../../../engine/live/mergeRows.ts';
import type { ListPlan, PlanGrid } from '../../../../engine/plan/Plan.ts';
import type { RowConflict, RowTable } from '../../../../engine/rows/RowTable.ts';
import type { Json } from '../../../../engine/values/ValueType.ts';
import { showText } from '../../../cells/show.ts';
import type { EditGridApi } from '../../../grid/edit/EditGridProps.ts';
import { sessionAtom } from '../../../services/atoms.ts';
import { browserClock, liveClientOf } from '../../../services/live/liveSocket.ts';
import { useShown } from '../../../services/pageTab.ts';
import { useClient, useServices } from '../../../services/services.ts';
import type { useList } from '../../useList.ts';

/** What of a grid shows other people's changes. */
export type LiveGrid = Pick<EditGridApi, 'showRemoteChange' | 'showConflict' | 'editing' | 'stopEditing' | 'focusCell'>;

export interface LiveRowsParts {
  /** Wire code of the model the rows belong to. */
  code: string;
  table: RowTable;
  /** The grid's `live` option. */
  enabled: boolean;
  /** The field that carries the order. */
  sortKey?: string | undefined;
  /** The rows the table should show, read from the server now, in their order. */
  read(): Promise<readonly Readonly<Record<string, Json>>[]>;
  grid: RefObject<LiveGrid | null>;
  /** How a value reads in the grid. */
  textOf(key: string, value: Json): string;
}

export interface LiveRows {
  /** What to send as `X-Case-Id` with a save; undefined while nothing is followed. */
  caseId(): string | undefined;
  /** To be called after `table.saved`. */
  saved(ids: readonly string[]): void;
  /** To be called after a save of unknown outcome. */
  catchUp(): void;
}

/** Follows what others save while the page can be seen: rows merge, changed cells show it, conflicts are asked about. */
export function useLive(parts: LiveRowsParts): LiveRows {
  const services = useServices();
  const session = useAtomValue(sessionAtom);
  const shown = useShown();
  const visible = usePageVisible() && shown;
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  const live = useRef<LiveTable>(undefined);
  const followed = useRef<RowTable>(undefined);
  const { code, table, enabled, sortKey } = parts;
  const followable = enabled && visible && session?.user.id !== undefined;

  useEffect(() => {
    if (!followable || !session) return;
    const own = createLiveTable({
      client: liveClientOf(services, session),
      socketKey: code,
      table,
      clock: browserClock,
      ...(sortKey === undefined ? {} : { sortKey }),
      read: () => latest.current.read(),
      editing: () => latest.current.grid.current?.editing(),
      onChanges: (changes) => showChanges(latest.current, changes),
      onConflicts: (conflicts) => void settleConflicts(latest.current, conflicts),
    });
    live.current = own;
    // Whoever looked away has missed what happened meanwhile.
    if (followed.current === table) own.catchUp();
    followed.current = table;
    return () => {
      live.current = undefined;
      own.close();
    };
  }, [services, session, followable, code, table, sortKey]);

  const caseId = useCallback(() => live.current?.caseId, []);
  const saved = useCallback((ids: readonly string[]) => live.current?.saved(ids), []);
  const catchUp = useCallback(() => live.current?.catchUp(), []);
  return useMemo(() => ({ caseId, saved, catchUp }), [caseId, saved, catchUp]);
}

function showChanges({ grid, table, textOf }: LiveRowsParts, changes: readonly RemoteChange[]): void {
  const shown = new Set(table.columns.map(({ key }) => key));
  for (const { id, key, old } of changes) {
    if (shown.has(key)) grid.current?.showRemoteChange(id, key, textOf(key, old));
  }
}

/** Asks about one cell after the other whose value shall stand; without a grid mine stays. */
export async function settleConflicts(
  { grid, table }: Pick<LiveRowsParts, 'grid' | 'table'>,
  conflicts: readonly RowConflict[],
): Promise<void> {
  for (const conflict of conflicts) {
    const choice = await grid.current?.showConflict(conflict);
    const { id, key, theirs } = conflict;
    if (choice !== 'theirs') continue;
    const open = grid.current?.editing();
    // An editor left open would put mine back over what was chosen.
    if (open?.id === id && open.key === key) {
      grid.current?.stopEditing(false);
      grid.current?.focusCell(id, key);
    }
    table.set([{ id, key, value: theirs }], 'edit', true);
  }
}

function usePageVisible(): boolean {
  return useSyncExternalStore(subscribeVisibility, () => document.visibilityState === 'visible');
}

function subscribeVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

interface InlineLiveParts {
  plan: ListPlan;
  grid: PlanGrid;
  table: RowTable;
  list: ReturnType<typeof useList>;
  api: RefObject<EditGridApi | null>;
}

/** Live sync of a list edited in place: what others save appears in the page of rows being looked at. */
export function useInlineLive({ plan, grid, table, list, api }: InlineLiveParts): LiveRows {
  const client = useClient();
  const { state, cells } = list;
  const read = useCallback(async () => {
    const { path, parameters } = pageRequest(plan, state);
    const { records } = await client.get<{ records: Record<string, Json>[] }>(path, parameters, { silent: true });
    return records;
  }, [client, plan, state]);
  const textOf = useCallback(
    (key: string, value: Json) => {
      const column = grid.columns.find((each) => each.key === key);
      return column ? showText(value, column, cells) : '';
    },
    [grid, cells],
  );
  const { live, dragSort } = grid.options;
  return useLive({ code: plan.source.model, table, enabled: live, sortKey: dragSort, read, grid: api, textOf });
}
