import type { SqlAbsent, SqlMeeting, SqlNumber, SqlPair, SqlSaid, SqlSum, SqlText } from '../plan/sqlText.ts';
import { namesWithin, type SqlNames, STATEMENTS, tablesOf } from './names.ts';
import { asNode, inside, lastName, listed, type Node, plainText, textOf } from './nodes.ts';
import type { SqlProblem } from './params.ts';

/** What is seen of comparisons, and those that never hold, whatever the rows are. */
export interface Comparisons
  extends Pick<SqlSaid, 'compared' | 'cases' | 'measured' | 'met' | 'until' | 'paired' | 'summed' | 'absent'> {
  never: SqlProblem[];
}

/** Where comparisons are looked for. */
interface Looking {
  relations: ReadonlySet<string>;
  /** What `$1` and so on are; undefined: a value of the session. */
  params: readonly (string | undefined)[];
  offsetOf(node: Node): number;
}

/** Kinds of comparison that hold a value against one text or several. */
const EQUALITIES: ReadonlySet<unknown> = new Set([
  'AEXPR_OP',
  'AEXPR_IN',
  'AEXPR_OP_ANY',
  'AEXPR_OP_ALL',
  'AEXPR_DISTINCT',
  'AEXPR_NOT_DISTINCT',
  'AEXPR_NULLIF',
]);
const EMPTY_KNOWN: ReadonlySet<unknown> = new Set(['AEXPR_DISTINCT', 'AEXPR_NOT_DISTINCT']);
const RANGES: ReadonlySet<unknown> = new Set(['AEXPR_BETWEEN', 'AEXPR_NOT_BETWEEN', 'AEXPR_IN']);
const SIGNS: ReadonlySet<unknown> = new Set(['=', '<>', '<', '<=', '>', '>=']);

/** Every comparison of a column of these tables, or of a parameter, with written texts. */
export function comparisonsIn(tree: unknown, looking: Looking): Comparisons {
  const found: Comparisons = {
    compared: [],
    cases: [],
    measured: [],
    met: [],
    until: [],
    paired: [],
    summed: [],
    absent: [],
    never: [],
  };
  const visit = (value: unknown, names: SqlNames): void => {
    if (value === null || typeof value !== 'object') return;
    const node = asNode(value);
    for (const key in node) {
      const child = node[key];
      if (key === 'A_Expr') compare(asNode(child), names, looking, found);
      if (key === 'FuncCall' && SUMMING.has(lastName(asNode(child).funcname)))
        found.summed.push(...columnsIn(asNode(child).args, names, looking));
      if (key === 'BoolExpr') found.absent.push(...absentIn(asNode(child), names, looking));
      if (key === 'CaseExpr') compareCase(asNode(child), names, looking, found);
      visit(child, STATEMENTS.has(key) ? namesWithin(asNode(child), names, looking.relations) : names);
    }
  };
  visit(tree, namesWithin(asNode(tree), { of: new Map(), made: new Set(), withs: new Map() }, looking.relations));
  return found;
}

function compare(node: Node, names: SqlNames, looking: Looking, found: Comparisons): void {
  const { compared, never } = found;
  const { kind, lexpr, rexpr } = node;
  const sign = inside(listed(node.name)[0], 'String').sval;
  if (RANGES.has(kind) || (kind === 'AEXPR_OP' && SIGNS.has(sign))) {
    found.measured.push(...measuredBy(lexpr, itemsOf(rexpr), names, looking));
    if (kind === 'AEXPR_OP') found.measured.push(...measuredBy(rexpr, [lexpr], names, looking));
  }
  if (kind === 'AEXPR_LIKE' || kind === 'AEXPR_ILIKE') {
    const like = kind === 'AEXPR_LIKE' ? 'like' : 'ilike';
    for (const each of heldAgainst(lexpr, [rexpr], names, looking)) compared.push({ ...each, like });
  } else if (kind === 'AEXPR_BETWEEN' || kind === 'AEXPR_NOT_BETWEEN') {
    never.push(...turnedRound(node, looking));
    found.until.push(...meetingsOf(lexpr, itemsOf(rexpr).slice(1).map(uncast), names, looking));
  } else if (EQUALITIES.has(kind) && SIGNS.has(sign)) {
    const empty = EMPTY_KNOWN.has(kind) ? undefined : emptyIn(kind === 'AEXPR_OP' ? [lexpr, rexpr] : [rexpr], node);
    if (empty !== undefined) never.push(neverEqual(looking.offsetOf(empty)));
    if (kind === 'AEXPR_OP' && sign === '<=') found.until.push(...meetingsOf(lexpr, [uncast(rexpr)], names, looking));
    if (sign !== '=' && sign !== '<>') return;
    compared.push(...heldAgainst(lexpr, itemsOf(rexpr), names, looking));
    compared.push(...heldAgainst(rexpr, itemsOf(lexpr), names, looking));
    for (const [side, others] of [
      [lexpr, itemsOf(rexpr)],
      [rexpr, [lexpr]],
    ] as const)
      found.met.push(...meetingsOf(side, others, names, looking));
    found.paired.push(...pairOf(lexpr, rexpr, names, looking));
  }
}

/** `not in (select sku from …)`, where nothing keeps the empty ones out. */
function absentIn({ boolop, args }: Node, names: SqlNames, looking: Looking): SqlAbsent[] {
  const { subLinkType, subselect, testexpr } = inside(listed(args)[0], 'SubLink');
  if (boolop !== 'NOT_EXPR' || subLinkType !== 'ANY_SUBLINK' || testexpr === undefined) return [];
  const statement = inside(subselect, 'SelectStmt');
  const [target] = listed(statement.targetList);
  const column = inside(inside(target, 'ResTarget').val, 'ColumnRef');
  const within = namesWithin(statement, names, looking.relations);
  const of = subjectOf({ ColumnRef: column }, within, looking);
  if (of === undefined || !('tables' in of) || isFilled(statement.whereClause, of.column)) return [];
  return [{ of, offset: looking.offsetOf(column) }];
}

/** Whether a condition keeps the empty values of a column out: every comparison with it does. */
function isFilled(condition: unknown, column: string): boolean {
  if (condition === null || typeof condition !== 'object') return false;
  const { nulltesttype, arg } = inside(condition, 'NullTest');
  const { lexpr, rexpr } = inside(condition, 'A_Expr');
  const is = (side: unknown) => lastName(inside(plainText(side), 'ColumnRef').fields) === column;
  if ((nulltesttype === 'IS_NOT_NULL' && is(arg)) || is(lexpr) || is(rexpr)) return true;
  return Object.values(condition).some((each) => isFilled(each, column));
}

/** `case status when 'text'`. */
function compareCase({ arg, args, defresult }: Node, names: SqlNames, looking: Looking, found: Comparisons): void {
  if (arg === undefined) return;
  const values = listed(args).map((each) => inside(each, 'CaseWhen').expr);
  found.compared.push(...heldAgainst(arg, values, names, looking));
  const subject = defresult === undefined ? subjectOf(plainText(arg), names, looking) : undefined;
  const written = values.flatMap((value) => textOf(value)?.text ?? []);
  // One that is asked for alone is a switch: nothing belongs to the others.
  if (subject !== undefined && 'param' in subject && written.length === values.length && written.length > 1)
    found.cases.push({ ...subject, offset: looking.offsetOf(inside(plainText(arg), 'ParamRef')) });
  const empty = emptyIn(values, {});
  if (empty !== undefined) found.never.push(neverEqual(looking.offsetOf(empty)));
}

function heldAgainst(side: unknown, values: readonly unknown[], names: SqlNames, looking: Looking): SqlText[] {
  const of = subjectOf(plainText(side), names, looking);
  if (of === undefined) return [];
  return values.flatMap((value) => {
    const written = textOf(value);
    return written ? [{ of, value: written.text, offset: looking.offsetOf(written.constant) }] : [];
  });
}

/** The parameters that a column is held against as they are. */
function meetingsOf(side: unknown, others: readonly unknown[], names: SqlNames, looking: Looking): SqlMeeting[] {
  const of = subjectOf(side, names, looking);
  if (of === undefined || !('tables' in of)) return [];
  return others.flatMap((other) => {
    const node = plainText(other);
    const met = subjectOf(node, names, looking);
    const at = inside(node, 'ParamRef');
    return met !== undefined && 'param' in met ? [{ of, param: met.param, offset: looking.offsetOf(at) }] : [];
  });
}

function uncast(value: unknown): unknown {
  const { arg } = inside(value, 'TypeCast');
  return arg === undefined ? value : uncast(arg);
}

/** Two columns of one table each. */
function pairOf(left: unknown, right: unknown, names: SqlNames, looking: Looking): SqlPair[] {
  const [one, other] = [left, right].map((side) => subjectOf(plainText(side), names, looking));
  if (one === undefined || other === undefined || !('tables' in one) || !('tables' in other)) return [];
  if (one.tables.length !== 1 || other.tables.length !== 1) return [];
  return [{ one, other, offset: looking.offsetOf(inside(plainText(right), 'ColumnRef')) }];
}

const SUMMING: ReadonlySet<string | undefined> = new Set(['sum', 'avg']);

/** The columns of tables in an expression, without those of statements within it. */
function columnsIn(value: unknown, names: SqlNames, looking: Looking): SqlSum[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, child]): SqlSum[] => {
    if (STATEMENTS.has(key)) return [];
    const of = key === 'ColumnRef' ? subjectOf({ ColumnRef: child }, names, looking) : undefined;
    if (of === undefined || !('tables' in of)) return columnsIn(child, names, looking);
    return [{ of, offset: looking.offsetOf(asNode(child)) }];
  });
}

function measuredBy(side: unknown, values: readonly unknown[], names: SqlNames, looking: Looking): SqlNumber[] {
  const of = subjectOf(side, names, looking);
  if (of === undefined || !('tables' in of)) return [];
  return values.flatMap((value) => {
    const constant = inside(value, 'A_Const');
    const { ival } = constant;
    // The parser leaves a zero out.
    return ival === undefined
      ? []
      : [{ of, value: Number(asNode(ival).ival ?? 0), offset: looking.offsetOf(constant) }];
  });
}

function subjectOf(value: unknown, names: SqlNames, { relations, params }: Looking): SqlText['of'] | undefined {
  const { number } = inside(value, 'ParamRef');
  if (number !== undefined) {
    const param = params[Number(number) - 1];
    return param === undefined ? undefined : { param };
  }
  const { fields } = inside(value, 'ColumnRef');
  const column = lastName(fields);
  const tables = column === undefined ? undefined : tablesOf(fields, names, relations);
  return column === undefined || tables === undefined ? undefined : { tables, column };
}

/** One value, or the items of a list or an array. */
function itemsOf(value: unknown): readonly unknown[] {
  const { items } = inside(value, 'List');
  if (Array.isArray(items)) return items;
  const { arg } = inside(value, 'TypeCast');
  const { elements } = inside(arg ?? value, 'A_ArrayExpr');
  return Array.isArray(elements) ? elements : [value];
}

/** A written `null` that makes the whole comparison empty: of a list only where it is turned round. */
function emptyIn(values: readonly unknown[], { kind, name }: Node): Node | undefined {
  const isTurned = inside(listed(name)[0], 'String').sval === '<>' || kind === 'AEXPR_OP' || kind === undefined;
  if (!isTurned || kind === 'AEXPR_NULLIF') return undefined;
  return values
    .flatMap(itemsOf)
    .map((value) => inside(value, 'A_Const'))
    .find(({ isnull }) => isnull === true);
}

const neverEqual = (offset: number): SqlProblem => ({
  offset,
  message: '与 null 比较的结果总是空的，没有一行符合',
  fix: '请改用 is null 或 is not null',
});

/** `between 10 and 1`. */
function turnedRound({ rexpr }: Node, { offsetOf }: Looking): SqlProblem[] {
  const [least, most] = listed(inside(rexpr, 'List').items).map(boundOf);
  if (least === undefined || most === undefined || typeof least.value !== typeof most.value) return [];
  if (least.value <= most.value) return [];
  const message = `between 的下限 ${least.value} 大于上限 ${most.value}，没有值能满足`;
  return [{ offset: offsetOf(least.constant), message, fix: '请对调两个值' }];
}

const DAY = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d(?::\d\d)?)?$/;

/** A written number or day. */
function boundOf(value: unknown): { value: number | string; constant: Node } | undefined {
  const { arg } = inside(value, 'TypeCast');
  const constant = inside(arg ?? value, 'A_Const');
  const { ival, fval, sval } = constant;
  const text = asNode(sval).sval;
  if (typeof text === 'string') return DAY.test(text) ? { value: text, constant } : undefined;
  if (fval !== undefined) return { value: Number(asNode(fval).fval), constant };
  // The parser leaves a zero out.
  return ival === undefined ? undefined : { value: Number(asNode(ival).ival ?? 0), constant };
}
