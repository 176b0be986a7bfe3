/** A node as `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON)` tells it. */
interface PlanNode {
  'Node Type': string;
  'Parent Relationship'?: string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  'Temp Written Blocks'?: number;
  Plans?: PlanNode[];
}

/** What is told of a plan. */
export interface Told {
  top: string;
  rows: number;
  pages: number;
  /** Planning and running. */
  milliseconds: number;
}

const DEEPEST = 5;

export function tell(rows: readonly Record<string, unknown>[]): Told {
  const [root] = (rows[0]?.['QUERY PLAN'] ?? []) as {
    Plan: PlanNode;
    'Planning Time': number;
    'Execution Time': number;
  }[];
  if (!root) throw new Error('nothing was explained');
  const { Plan: plan } = root;
  return {
    top: topOf(plan),
    rows: plan['Actual Rows'] ?? 0,
    pages: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0) + (plan['Temp Written Blocks'] ?? 0),
    milliseconds: root['Planning Time'] + root['Execution Time'],
  };
}

/** Its nodes from the top along what each reads first; what was looked up before, if it reads a table, in brackets. */
function topOf(plan: PlanNode): string {
  const names: string[] = [];
  const before: string[] = [];
  let node: PlanNode | undefined = plan;
  for (let depth = 0; node && depth < DEEPEST; depth += 1) {
    names.push(nameOf(node));
    const children: PlanNode[] = node.Plans ?? [];
    const looked = children.filter((child) => child['Parent Relationship'] === 'InitPlan' && readsTable(child));
    before.push(...looked.map(topOf));
    node = children.find((child) => child['Parent Relationship'] !== 'InitPlan');
  }
  return [names.join(' › '), ...before.map((text) => `(${text})`)].join(' ');
}

function nameOf(node: PlanNode): string {
  const { 'Node Type': type, 'Index Name': index, 'Relation Name': table } = node;
  return index !== undefined ? `${type} ${index}` : table !== undefined ? `${type} ${table}` : type;
}

const readsTable = (node: PlanNode): boolean =>
  node['Relation Name'] !== undefined || (node.Plans ?? []).some(readsTable);
