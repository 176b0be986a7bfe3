import type { SqlOdd } from '../../plan/sqlText.ts';
import { STATEMENTS } from '../names.ts';
import { asNode, inside, lastName, listed, type Node } from '../nodes.ts';

/** Aggregates that take rows as they come, or equal values for one. */
export function oddAggregates(select: Node, offsetOf: (node: Node) => number): SqlOdd[] {
  const found: SqlOdd[] = [];
  const visit = (value: unknown, isSorted: boolean): void => {
    if (value === null || typeof value !== 'object') return;
    const node = asNode(value);
    for (const key in node) {
      const child = asNode(node[key]);
      if (key === 'FuncCall') found.push(...oddIn(child, isSorted, offsetOf));
      visit(node[key], STATEMENTS.has(key) ? readsSorted(child) : isSorted);
    }
  };
  visit(select, false);
  return found;
}

function oddIn(call: Node, isSorted: boolean, offsetOf: (node: Node) => number): SqlOdd[] {
  const { funcname, agg_distinct: distinct, agg_order: order, over } = call;
  const name = lastName(funcname);
  const offset = offsetOf(call);
  if (name === 'sum' && distinct === true) return [{ ...SUM_DISTINCT, offset }];
  const isOrdered = order !== undefined || distinct === true || over !== undefined || isSorted;
  return name === 'array_agg' && !isOrdered ? [{ ...UNORDERED, offset }] : [];
}

const SUM_DISTINCT = {
  message: 'sum(distinct …) 把相同的数只加一次',
  found: 'distinct',
  fix: '请去掉 distinct；有重复的行，请先把它们合成一行',
};
const UNORDERED = {
  message: 'array_agg 没有写次序：每次读到的先后可能不同',
  found: 'array_agg',
  fix: '请写成 array_agg(… order by …)',
};

/** Whether the rows come from a sub-select that puts them in order. */
const readsSorted = (statement: Node): boolean =>
  listed(statement.fromClause).some(
    (item) => inside(inside(item, 'RangeSubselect').subquery, 'SelectStmt').sortClause !== undefined,
  );
