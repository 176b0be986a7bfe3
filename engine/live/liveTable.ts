import type { RowConflict, RowTable } from '../rows/RowTable.ts';
import type { Json } from '../values/ValueType.ts';
import type { LiveClient, LiveClock, LiveRow } from './LiveClient.ts';
import { type EditedCell, mergeAll, mergeIntoTable, type RemoteChange, type TableMerge } from './mergeRows.ts';

export interface LiveTableParts<Timer = unknown> {
  client: LiveClient;
  /** Wire code of the model the rows belong to. */
  socketKey: string;
  table: RowTable;
  /** The rows the table should show, as they are now, in their order. */
  read(): Promise<readonly Readonly<Record<string, Json>>[]>;
  clock: LiveClock<Timer>;
  /** The field that carries the order; a change of it by somebody else moves rows. */
  sortKey?: string;
  editing?: () => EditedCell | undefined;
  onChanges?: (changes: readonly RemoteChange[]) => void;
  onConflicts?: (conflicts: readonly RowConflict[]) => void;
}

/** A table that follows what others save. */
export interface LiveTable {
  /** Goes with every save as `X-Case-Id`. */
  readonly caseId: string;
  /** After `table.saved`: tells the others, and takes up what unsaved work kept away. */
  saved(ids: readonly string[]): void;
  /** Reads again what may have changed unseen, as after a save of unknown outcome. */
  catchUp(): void;
  close(): void;
}

/** Milliseconds until a reading that failed is tried again. */
export const RETRY = 5_000;

/** More rows than this are left to the server's own announcement, so that one save does not look like a flood. */
const MOST_SENT = 50;

/** Keeps `table` up to date with what others save, until closed. */
export function createLiveTable<Timer>(parts: LiveTableParts<Timer>): LiveTable {
  const { table, client, socketKey, sortKey } = parts;
  const tell = ({ changes, conflicts }: TableMerge) => {
    if (changes.length > 0) parts.onChanges?.(changes);
    if (conflicts.length > 0) parts.onConflicts?.(conflicts);
  };
  const reading = createReading(parts, (rows) => {
    const merged = mergeAll(table, rows, parts.editing?.());
    tell(merged);
    return merged.complete;
  });
  const onRow = (row: LiveRow) => {
    const merged = mergeIntoTable(table, row, parts.editing?.());
    tell(merged);
    if (sortKey !== undefined && merged.changes.some(({ key }) => key === sortKey)) reading.request();
  };
  const subscription = client.subscribe(socketKey, { onRow, onCatchUp: reading.request });
  return {
    caseId: subscription.caseId,
    saved(ids) {
      reading.outdate();
      if (ids.length > MOST_SENT) return;
      for (const id of ids) {
        const row = table.row(id);
        if (row && !table.isNew(id)) subscription.sendRow({ ...row });
      }
    },
    catchUp: reading.request,
    close() {
      subscription.close();
      reading.stop();
    },
  };
}

interface Reading {
  request(): void;
  /** What is being read may be from before our own save. */
  outdate(): void;
  stop(): void;
}

/** One reading at a time; `take` answers whether it could take everything. */
function createReading<Timer>(
  { read, clock }: Pick<LiveTableParts<Timer>, 'read' | 'clock'>,
  take: (rows: readonly Readonly<Record<string, Json>>[]) => boolean,
): Reading {
  let running = false;
  let wanted = false;
  let outdated = false;
  let incomplete = false;
  let stopped = false;
  let retry: Timer | undefined;
  const stopRetry = () => {
    if (retry !== undefined) clock.clearTimeout(retry);
    retry = undefined;
  };
  const later = () => {
    stopRetry();
    retry = clock.setTimeout(() => {
      retry = undefined;
      request();
    }, RETRY);
  };
  const once = async () => {
    wanted = false;
    outdated = false;
    try {
      const rows = await read();
      if (!outdated && !stopped) incomplete = !take(rows);
    } catch {
      if (!stopped) later();
    }
  };
  const run = async () => {
    running = true;
    do await once();
    while (wanted && !stopped);
    running = false;
  };
  const request = () => {
    if (stopped) return;
    stopRetry();
    wanted = true;
    if (!running) void run();
  };
  return {
    request,
    outdate() {
      outdated = true;
      if (running || incomplete || retry !== undefined) request();
    },
    stop() {
      stopped = true;
      stopRetry();
    },
  };
}
