import { likeliest } from '../../nearest.ts';
import type { SqlText } from '../../plan/sqlText.ts';
import { STATEMENTS } from '../names.ts';
import { asNode, inside, lastName, listed, type Node, namesOf, plainText, textOf } from '../nodes.ts';
import type { SqlProblem } from '../params.ts';

/** Every text a value may be, with where it is written; undefined: it may be anything. */
type Texts = ReadonlyMap<string, Node> | undefined;
type Output = readonly [name: string | undefined, texts: Texts];
type Outputs = readonly Output[];

interface Scope {
  /** Statements of `with`. */
  withs: ReadonlyMap<string, Outputs>;
  /** What stands under a name in front of a column. */
  of: ReadonlyMap<string, Outputs>;
  /** The one relation that a bare column is of. */
  only: Outputs | undefined;
}

/** Texts that a column is held against which is only ever given others: `'claim' as kind … where kind = 'claims'`. */
export function neverMade(select: Node, offsetOf: (node: Node) => number): SqlProblem[] {
  const found: SqlProblem[] = [];
  const visit = (value: unknown, scope: Scope): void => {
    if (value === null || typeof value !== 'object') return;
    const node = asNode(value);
    for (const key in node) {
      const child = node[key];
      if (key === 'A_Expr' || key === 'CaseExpr') found.push(...strange(asNode(child), scope, offsetOf));
      visit(child, STATEMENTS.has(key) ? within(asNode(child), scope) : scope);
    }
  };
  visit(select, NOTHING);
  return found;
}

const NOTHING: Scope = { withs: new Map(), of: new Map(), only: undefined };

/** Texts that the outputs may be by way of a `with`, a sub-select or `values`, where they can be nothing else. */
export function madeOutputs(select: Node, outputs: readonly string[], offsetOf: (node: Node) => number): SqlText[] {
  const statement = inside(select, 'SelectStmt');
  const made = outputsOf(Object.keys(statement).length === 0 ? select : statement, NOTHING);
  return outputs.flatMap((output, at) =>
    [...(made[at]?.[1] ?? [])].map(([value, constant]) => ({ of: { output }, value, offset: offsetOf(constant) })),
  );
}

/** What a statement sees. */
function within(statement: Node, outer: Scope): Scope {
  const withs = new Map(outer.withs);
  const clause = asNode(statement.withClause);
  for (const each of listed(clause.ctes)) {
    const { ctename, ctequery, aliascolnames } = inside(each, 'CommonTableExpr');
    const query = inside(ctequery, 'SelectStmt');
    const made = clause.recursive === true ? [] : outputsOf(query, { ...outer, withs });
    withs.set(String(ctename), named(made, aliascolnames));
  }
  const of = new Map(outer.of);
  const relations = listed(statement.fromClause).flatMap((item) => relationsIn(item, { ...outer, withs }));
  for (const [name, outputs] of relations) of.set(name, outputs);
  const [only, more] = relations;
  return { withs, of, only: more === undefined ? only?.[1] : undefined };
}

function relationsIn(item: unknown, scope: Scope): [string, Outputs][] {
  const [[tag, child] = ['']] = Object.entries(asNode(item));
  const { alias, relname, larg, rarg, subquery } = asNode(child);
  if (tag === 'JoinExpr') return [...relationsIn(larg, scope), ...relationsIn(rarg, scope)];
  const { aliasname = relname, colnames } = asNode(alias);
  const own = tag === 'RangeVar' ? (scope.withs.get(String(relname)) ?? []) : [];
  const outputs = tag === 'RangeSubselect' ? outputsOf(inside(subquery, 'SelectStmt'), scope) : own;
  return [[String(aliasname), named(outputs, colnames)]];
}

function named(outputs: Outputs, names: unknown): Outputs {
  const given = namesOf(names);
  return outputs.map(([name, texts], at) => [given[at] ?? name, texts]);
}

/** In order; of a statement whose columns are not all written out, none. */
function outputsOf(statement: Node, outer: Scope): Outputs {
  if (statement.larg !== undefined) {
    const inner = within(statement, outer);
    const right = outputsOf(asNode(statement.rarg), inner);
    return outputsOf(asNode(statement.larg), inner).map(([name, texts], at) => [name, both([texts, right[at]?.[1]])]);
  }
  const scope = within(statement, outer);
  const rows = listed(statement.valuesLists).map((row) => listed(inside(row, 'List').items));
  if (rows.length > 0)
    return (rows[0] ?? []).map((_, at) => [`column${at + 1}`, both(rows.map((row) => textsOf(row[at], scope)))]);
  const targets = listed(statement.targetList).map((target) => inside(target, 'ResTarget'));
  if (targets.some(({ val }) => isStar(val))) return [];
  return targets.map(({ name, val }): Output => {
    const own = lastName(inside(val, 'ColumnRef').fields);
    return [typeof name === 'string' ? name : own, textsOf(val, scope)];
  });
}

const isStar = (value: unknown): boolean =>
  asNode(listed(inside(value, 'ColumnRef').fields).at(-1)).A_Star !== undefined ||
  asNode(value).A_Indirection !== undefined;

function both(all: readonly Texts[]): Texts {
  const texts = new Map<string, Node>();
  for (const each of all) {
    if (each === undefined) return undefined;
    for (const [text, constant] of each) texts.set(text, constant);
  }
  return texts;
}

function textsOf(value: unknown, scope: Scope): Texts {
  const plain = plainText(value);
  const written = textOf(plain);
  if (written !== undefined) return new Map([[written.text, written.constant]]);
  const { A_Const: constant, CaseExpr: choice, CoalesceExpr: first, ColumnRef: column } = asNode(plain);
  if (constant !== undefined) return asNode(constant).isnull === true ? new Map() : undefined;
  if (first !== undefined) return both(listed(asNode(first).args).map((each) => textsOf(each, scope)));
  if (column !== undefined) return columnTexts(asNode(column), scope);
  if (choice === undefined) return undefined;
  const { args, defresult } = asNode(choice);
  const results = listed(args).map((each) => inside(each, 'CaseWhen').result);
  return both([...results, ...(defresult === undefined ? [] : [defresult])].map((each) => textsOf(each, scope)));
}

function columnTexts({ fields }: Node, { of, only }: Scope): Texts {
  const names = namesOf(fields);
  const [first = '', second] = names;
  const outputs = names.length === 2 ? of.get(first) : only;
  return outputs?.find(([name]) => name === (second ?? first))?.[1];
}

const EQUAL: ReadonlySet<unknown> = new Set(['AEXPR_OP', 'AEXPR_IN']);

/** Of a comparison, or of `case kind when …`. */
function strange(node: Node, scope: Scope, offsetOf: (node: Node) => number): SqlProblem[] {
  const { kind, name, lexpr, rexpr, arg, args } = node;
  const sign = lastName(name);
  const compares = EQUAL.has(kind) && (sign === '=' || sign === '<>');
  const side = compares ? lexpr : arg;
  const column = inside(plainText(side), 'ColumnRef');
  const known = column.fields === undefined ? undefined : columnTexts(column, scope);
  // A column that is always empty is none of the kind.
  if (known === undefined || known.size === 0) return [];
  const items = listed(inside(rexpr, 'List').items);
  const whens = listed(args).map((each) => inside(each, 'CaseWhen').expr);
  const others = compares ? (items.length > 0 ? items : [rexpr]) : whens;
  return others.flatMap((other) => {
    const written = textOf(other);
    if (written === undefined || known.has(written.text)) return [];
    const { text, constant } = written;
    const message = `「${namesOf(column.fields).join('.')}」只会是 ${[...known.keys()].map((each) => `'${each}'`).join('、')}，不会是 '${text}'`;
    const meant = likeliest(text, known.keys());
    const fix = meant === undefined ? '请改成其中之一' : `请写成 '${meant}'`;
    return [{ offset: offsetOf(constant), message, found: text, fix, ...(meant && { suggestion: meant }) }];
  });
}
