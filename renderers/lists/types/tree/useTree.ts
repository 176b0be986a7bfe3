import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isFiltered } from '../../../../engine/lists/requests.ts';
import {
  branchesByLevel,
  branchesOf,
  isMarked,
  type Levels,
  levelsOf,
  type TreeLine,
  treeLines,
} from '../../../../engine/lists/tree.ts';
import type { TreePlan } from '../../../../engine/plan/Plan.ts';
import type { Row } from '../../../../engine/plan/record.ts';
import type { GridTree } from '../../../grid/shared/TreeCell.ts';
import { useTabState } from '../../../services/pageTab.ts';
import { useServices } from '../../../services/services.ts';
import { readLevels } from '../../readLevels.ts';
import type { useList } from '../../useList.ts';

const NOTHING: Levels = new Map();
const CLOSED: ReadonlySet<string> = new Set();

/**
 * A tree over the rows of a list: which are open, and what is known below them. A level is loaded when its parent is
 * first opened; after a change all open ones are read again in one call. A query shows its rows flat.
 */
export function useTreeLines(plan: TreePlan, { state, rows }: ReturnType<typeof useList>) {
  const { client, report } = useServices();
  const [levels, setLevels] = useState(NOTHING);
  const [open, setOpen] = useTabState('open', CLOSED);
  const flat = isFiltered(state);
  const records = rows.data?.records;
  const lines = useMemo(
    () => (flat ? [] : treeLines(records ?? [], branchesByLevel(levels, open, plan.tree))),
    [flat, records, levels, open, plan],
  );
  // Handlers are asked later than they were made.
  const now = useRef({ state, levels, open, lines });
  now.current = { state, levels, open, lines };

  const load = useCallback(
    async (parents: readonly string[]): Promise<Levels> =>
      levelsOf(parents, await readLevels(client, plan, now.current.state, parents), plan.tree),
    [client, plan],
  );

  /** Opens rows, loading what is not known yet; what cannot be loaded closes again. */
  const expand = useCallback(
    async (ids: readonly string[]) => {
      setOpen((before) => new Set([...before, ...ids]));
      const missing = ids.filter((id) => !now.current.levels.has(id));
      if (missing.length === 0) return;
      try {
        const found = await load(missing);
        setLevels((before) => new Map([...before, ...found]));
        // Nothing is left to be open.
        setOpen((before) => without(before, (id) => found.get(id)?.length === 0));
      } catch (error) {
        setOpen((before) => without(before, (id) => missing.includes(id)));
        report(error);
      }
    },
    [load, report, setOpen],
  );
  const collapse = useCallback((id: string) => setOpen((before) => without(before, (each) => each === id)), [setOpen]);
  const toggle = useCallback(
    (id: string) => (now.current.open.has(id) ? collapse(id) : void expand([id])),
    [collapse, expand],
  );

  const turn = useRef(0);
  /** Reads the open levels again in one call, and opens `also`; what is closed is forgotten and read when it opens. */
  const refresh = useCallback(
    async (also: readonly string[] = []) => {
      const mine = ++turn.current;
      const parents = [...new Set([...now.current.open, ...also])];
      const stale = new Set(now.current.levels.keys());
      setOpen((before) => new Set([...before, ...also]));
      try {
        const found = await load(parents);
        if (mine !== turn.current) return;
        // Levels that came meanwhile are newer than the question.
        setLevels((before) => new Map([...[...before].filter(([id]) => !stale.has(id)), ...found]));
        setOpen((before) => without(before, (id) => found.get(id)?.length === 0));
      } catch (error) {
        report(error);
      }
    },
    [load, report, setOpen],
  );

  useNewOrder(`${state.sort?.key} ${state.sort?.order}`, refresh);

  const closable = lines.some(({ expanded }) => expanded);
  const openable = lines.filter(({ hasChildren, expanded }) => hasChildren && !expanded);
  return {
    /** The rows in the grid's order. */
    rows: useMemo(() => rowsOf(lines, flat, records), [lines, flat, records]),
    shown: useMemo(
      () => ({
        lines: linesById(lines),
        onToggle: toggle,
        ...knownRows(plan, flat ? undefined : records, levels, setOpen),
      }),
      [lines, toggle, plan, flat, records, levels, setOpen],
    ),
    /** What stands below an open row is still on its way. */
    coming: !flat && [...open].some((id) => !levels.has(id)),
    flat,
    refresh,
    expandAll: openable.length > 0 ? () => void expand(openable.map(({ row }) => String(row.id))) : undefined,
    collapseAll: closable ? () => setOpen(CLOSED) : undefined,
  };
}

/** All rows that were loaded, closed or not, and the way to open what one of them stands below. */
function knownRows(
  { tree }: TreePlan,
  records: readonly Row[] | undefined,
  levels: Levels,
  setOpen: (change: (now: ReadonlySet<string>) => ReadonlySet<string>) => void,
): Pick<GridTree, 'known' | 'partial' | 'onReveal'> {
  if (!records) return {};
  const known = () => branchesOf(records, levels);
  return {
    known,
    partial: () => known().some((row) => isMarked(row[tree.hasChild]) && !levels.has(String(row.id))),
    onReveal: (id) => {
      const parents = new Map([...levels].flatMap(([parent, rows]) => rows.map((row) => [String(row.id), parent])));
      const above = new Set<string>();
      for (let at = parents.get(id); at !== undefined && !above.has(at); at = parents.get(at)) above.add(at);
      setOpen((now) => new Set([...now, ...above]));
    },
  };
}

const linesById = (lines: readonly TreeLine[]) => new Map(lines.map((line) => [String(line.row.id), line]));

function rowsOf(lines: readonly TreeLine[], flat: boolean, records: readonly Row[] | undefined) {
  return flat || records === undefined ? records : lines.map(({ row }) => row);
}

/** Reads again what is open in a new order; also at first: what was open when the page was evicted. */
function useNewOrder(order: string, refresh: () => Promise<void>): void {
  const sorted = useRef<string>(undefined);
  useEffect(() => {
    if (sorted.current === order) return;
    sorted.current = order;
    void refresh();
  }, [order, refresh]);
}

function without(ids: ReadonlySet<string>, goes: (id: string) => boolean): ReadonlySet<string> {
  const kept = [...ids].filter((id) => !goes(id));
  return kept.length === ids.size ? ids : new Set(kept);
}
