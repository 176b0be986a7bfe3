import { isRecord } from '../api/envelope.ts';

/** A column whose condition a plan looks for by reading rows in vain. */
export interface IndexCandidate {
  table: string;
  column: string;
  /** Rows that were read in vain. */
  removed: number;
}

/** How a statement was carried out, in figures. */
export interface PlanFigures {
  /** Milliseconds. */
  took: number;
  /** Rows read of tables, whatever became of them. */
  read: number;
  /** Names of the indexes that were used. */
  indexes: string[];
}

interface Node {
  [key: string]: unknown;
}

/** Every step of PostgreSQL's `EXPLAIN (ANALYZE, FORMAT JSON)`. */
function nodesOf(plan: unknown): Node[] {
  const [root] = Array.isArray(plan) ? plan : [plan];
  const below = (node: unknown): Node[] =>
    isRecord(node) ? [node, ...(Array.isArray(node.Plans) ? node.Plans.flatMap(below) : [])] : [];
  return isRecord(root) ? below(root.Plan) : [];
}

const figure = (node: Node, key: string): number => (typeof node[key] === 'number' ? node[key] : 0);

/** What a plan took and read. */
export function figuresOf(plan: unknown): PlanFigures {
  const [root] = Array.isArray(plan) ? plan : [plan];
  const nodes = nodesOf(plan);
  const read = nodes
    .filter((node) => typeof node['Relation Name'] === 'string')
    .map((node) => {
      const loops = Math.max(1, figure(node, 'Actual Loops'));
      const lost = figure(node, 'Rows Removed by Filter') + figure(node, 'Rows Removed by Index Recheck');
      return (figure(node, 'Actual Rows') + lost) * loops;
    });
  return {
    took: isRecord(root) ? figure(root, 'Execution Time') : 0,
    read: Math.round(read.reduce((sum, rows) => sum + rows, 0)),
    indexes: [
      ...new Set(nodes.flatMap((node) => (typeof node['Index Name'] === 'string' ? [node['Index Name']] : []))),
    ],
  };
}

/** A step that reads a table; a bitmap of an index finds rows only, and reads them in the step above. */
const TABLE_SCAN =
  /(?<!Bitmap )(?:Seq|Index|Index Only|Bitmap Heap|Tid|Tid Range|Sample|Foreign) Scan(?: Backward)?(?: using \S+)? on /;

/** The same of `EXPLAIN (ANALYZE)` as text: rows read of tables, and rows that came of it; undefined where it is none. */
export function rowsOfPlan([top = '', ...lines]: readonly string[]): { read: number; returned: number } | undefined {
  const returned = / rows=([\d.]+) loops=/.exec(top)?.[1];
  if (returned === undefined) return undefined;
  let [read, loops] = [0, 0];
  for (const line of [top, ...lines]) {
    const [, rows, times] = /\(actual .*rows=([\d.]+) loops=(\d+)\)$/.exec(line) ?? [];
    const lost = /Rows Removed by (?:Filter|Index Recheck): (\d+)$/.exec(line)?.[1];
    if (rows !== undefined) {
      loops = TABLE_SCAN.test(line) ? Number(times) : 0;
      read += Number(rows) * loops;
    } else if (lost !== undefined) read += Number(lost) * loops;
  }
  return { read: Math.round(read), returned: Number(returned) };
}

/** An index saves at least this share of the rows that were read, or is not worth what it costs every write. */
const SAVED = 0.2;

/** Whether an index that was used has helped. By rows: the time of one run is as much the machine's as the plan's. */
export const hasHelped = (before: PlanFigures, after: PlanFigures): boolean => after.read < before.read * (1 - SAVED);

/**
 * The columns that conditions are about which throw rows away that were read, those first that throw most away. Through
 * an index as well: that of a tenant's rows reads all there is as often as not.
 */
export function indexCandidates(plan: unknown): IndexCandidate[] {
  const found = nodesOf(plan).flatMap((node) => {
    const { 'Relation Name': table, Filter: filter } = node;
    if (typeof table !== 'string' || typeof filter !== 'string') return [];
    const lost = figure(node, 'Rows Removed by Filter');
    // An index that finds more than is thrown away has found what it was for.
    if (!/Seq Scan$/.test(String(node['Node Type'])) && lost <= figure(node, 'Actual Rows')) return [];
    const removed = lost * Math.max(1, figure(node, 'Actual Loops'));
    return columnsIn(filter).map((column) => ({ table, column, removed }));
  });
  const known = new Map<string, IndexCandidate>();
  for (const each of found) {
    const name = `${each.table} ${each.column}`;
    known.set(name, { ...each, removed: each.removed + (known.get(name)?.removed ?? 0) });
  }
  return [...known.values()].filter(({ removed }) => removed > 0).sort((one, other) => other.removed - one.removed);
}

/** Columns that a condition holds against a value: `(status)::text = '1'`, `created >= …`, `"order" = ANY (…)`. */
function columnsIn(filter: string): string[] {
  const compared = filter.matchAll(/\(*(?:"([^"]+)"|([a-z_][a-z0-9_]*))\)?(?:::[a-z ]+)?\s(?:=|>=|<=|>|<)\s/g);
  return [...new Set([...compared].map(([, quoted, plain]) => quoted ?? plain ?? ''))].filter(
    (name) => name !== 'tenant_id',
  );
}
