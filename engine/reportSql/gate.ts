import { likeliest, nearest } from '../nearest.ts';

import type { ReportBinding, SqlOrigin } from '../plan/compiled.ts';
import type { SqlOdd, SqlSaid } from '../plan/sqlText.ts';
import { allowedFunctions, allowedKeywordValues, allowedNodes, allowedTypes } from './allowed.ts';
import { type CharacterAt, charactersOf } from './characters.ts';
import { comparisonsIn } from './comparisons.ts';
import { divisionsIn } from './divisions.ts';
import { emptiedIn } from './emptied.ts';
import { type Lineage, lineageOf } from './lineage.ts';
import { missingColumns } from './missingColumns.ts';
import { asNode, listed, type Node, namesOf } from './nodes.ts';
import { nameHere, saidHere, wideSign } from './otherDialects.ts';
import { outputColumns } from './outputs.ts';
import { outputTexts } from './outputTexts.ts';
import { compileParams, type DeclaredParam, type SqlProblem, sqlOffsetToText, sqlProblem } from './params.ts';
import { parserWords } from './parserWords.ts';
import { scaledOutputs } from './scaledOutputs.ts';
import { secretProblems } from './secretColumns.ts';
import { settledIn } from './settled.ts';
import { shownColumns } from './shownColumns.ts';
import { madeIn, neverMadeIn, slipsIn } from './slips/slipsIn.ts';

/** PostgreSQL's own parser: its JSON tree, or the place (0-based character) where it gave up. */
export type ParseSql = (text: string) => { ok: true; tree: unknown } | { ok: false; message: string; offset: number };

/** A table as reports see it; the names are of columns. */
export interface ReportTable {
  columns: ReadonlySet<string>;
  /** Those that keep secrets: no report may read them. */
  secret: ReadonlySet<string>;
  /** Those that need a permission of their own: they are followed into the outputs. */
  restricted: ReadonlySet<string>;
}

export interface GateInput {
  /** The SQL as its author wrote it, with `${param}` and `#{sys_…}`. */
  text: string;
  params: readonly DeclaredParam[];
  /** Tables the SQL may read. */
  tables: ReadonlyMap<string, ReportTable>;
  /** It is for another database, whose tables are not known. */
  foreign?: boolean;
  /** Tables whose models have mistakes of their own: SQL over them is refused without a word. */
  withheld?: Pick<ReadonlySet<string>, 'has'>;
}

/**
 * A report's SQL that may run: one SELECT over declared tables with allowed functions, its values bound as `$n`. What it
 * says is told with offsets in the text as written.
 */
export interface GatedSql {
  ok: true;
  sql: string;
  bindings: ReportBinding[];
  /** Names of the output columns, in order. */
  outputs: string[];
  /** Declared tables it reads. */
  relations: string[];
  replaced: SqlOrigin['replaced'];
  said: SqlSaid;
  /** Restricted columns, as `table.column`: those each output is made of, and those that decide which rows come. */
  restricted: { outputs: string[][]; rows: string[] };
}

/** Problems carry offsets (0-based) in the text as written. */
export type GateResult = GatedSql | { ok: false; problems: SqlProblem[] };

/** A sign taken for a letter is so far at most before where the parser gives up. */
const SLIP = 80;

const limits = { characters: 50_000, nodes: 20_000, depth: 300 };

/** Lets a report's SQL through or says everything that is wrong with it; whatever cannot be parsed is refused. */
export function gateSql(input: GateInput, parseSql: ParseSql): GateResult {
  if (input.text.length > limits.characters) {
    return refuse([sqlProblem(0, `SQL 超过 ${limits.characters} 个字符`, '请拆分报表或改用视图')]);
  }
  const compiled = compileParams(input.text, input.params);
  const parsed = parseSql(compiled.sql);
  if (!parsed.ok) {
    const offset = sqlOffsetToText(compiled.replaced, parsed.offset);
    const way = saidHere(input.text) ?? '请检查 SQL 语法';
    const wrong = sqlProblem(offset, `SQL 语法错误：${parserWords(parsed.message)}`, way);
    return refuse([...compiled.problems, wideSign(input.text, offset - SLIP, offset) ?? wrong]);
  }
  const at = charactersOf(compiled.sql);
  const written = (byte: number) => sqlOffsetToText(compiled.replaced, at(byte));
  const only = onlyStatement(parsed.tree, compiled.sql, at);
  if ('message' in only) {
    return refuse([...compiled.problems, { ...only, offset: sqlOffsetToText(compiled.replaced, only.offset) }]);
  }
  const walk = startWalk(at, input);
  visitNode(only.select, new Set(), walk, 0);
  const tables = tablesRead(input.tables, walk.relations);
  const secrets = new Map([...tables].map(([table, { secret }]) => [table, secret] as const));
  const secret = secretProblems(only.select, secrets, (node) => at(placeOf(node)));
  const named = outputColumns(only.select, at);
  const found = [...walk.problems, ...secret, ...named.problems, ...unseenBindings(compiled.bindings, walk.params)];
  const offsetOf = (node: Node) => written(placeOf(node));
  const reading = { select: only.select, sql: compiled.sql, relations: walk.relations, offsetOf };
  const periods = new Map(input.params.flatMap(({ key, endOf }) => (endOf ? [[key, endOf] as const] : [])));
  const params = compiled.bindings.map((binding) => ('param' in binding ? binding.param : undefined));
  const { never, compared, ...columns } = comparisonsIn(only.select, {
    relations: walk.relations,
    params,
    offsetOf,
  });
  // What is no parameter is parsed as null.
  const isBound = compiled.problems.length === 0;
  const settled = isBound ? settledIn(only.select, { params, periods, offsetOf }) : [];
  const problems = [
    ...compiled.problems,
    ...found.map((each) => ({ ...each, offset: sqlOffsetToText(compiled.replaced, each.offset) })),
    ...(isBound ? [...never, ...settled.filter((each) => !each.mayBeMeant), ...neverMadeIn(reading)] : []),
  ];
  if (problems.length > 0 || walk.waits) return refuse(problems);
  const lineage = input.foreign ? unfollowed(named.outputs) : followed(only.select, tables);
  if ('message' in lineage) return refuse([lineage]);
  // `g.concat` is `concat(g)`.
  const missing = lineage.missing.filter(({ name }) => !allowedFunctions.has(name));
  if (missing.length > 0) return refuse(missingColumns(missing, written, input.text));
  const slips = slipsIn(reading);
  const put = outputTexts(only.select, named.outputs, offsetOf);
  const made = madeIn(reading, named.outputs);
  const texts = [...put, ...made.filter(({ offset }) => put.every((each) => each.offset !== offset))];
  // Most statements divide nothing: they are not walked for it.
  const divided = compiled.sql.includes('/');
  const optional = new Set(input.params.flatMap(({ key, optional: mayBeEmpty }) => (mayBeEmpty ? [key] : [])));
  return {
    ok: true,
    // Semicolons around the statement would end the sub-select the server puts around it; blanks keep the offsets.
    sql: ' '.repeat(only.start) + compiled.sql.slice(only.start, only.end).trimEnd(),
    bindings: compiled.bindings,
    outputs: named.outputs,
    relations: [...walk.relations].sort(),
    replaced: compiled.replaced,
    restricted: { outputs: lineage.outputs, rows: lineage.rows },
    said: {
      ...(input.foreign
        ? {}
        : { named: lineage.named.map(({ location, ...column }) => ({ ...column, offset: written(location) })) }),
      compared: [...compared, ...texts],
      ...columns,
      ...slips,
      odd: [...slips.odd, ...settled.flatMap(oddOf)],
      divided: divided ? divisionsIn(only.select, named.outputs, { relations: walk.relations, offsetOf }) : [],
      scaled: scaledOutputs(only.select, named.outputs, offsetOf),
      shown: shownColumns(only.select, named.outputs, walk.relations),
      emptied: emptiedIn(only.select, { params, optional, offsetOf }),
    },
  };
}

const oddOf = ({ message, found = '', fix, suggestion, offset, mayBeMeant }: SqlProblem): SqlOdd[] =>
  mayBeMeant ? [{ message, found, fix, offset, ...(suggestion === undefined ? {} : { suggestion }) }] : [];

interface Walk {
  at: CharacterAt;
  tables: GateInput['tables'];
  foreign: boolean;
  relations: Set<string>;
  params: Set<number>;
  withheld: Pick<ReadonlySet<string>, 'has'>;
  /** It reads a table that is withheld. */
  waits: boolean;
  problems: SqlProblem[];
  nodes: number;
}

function startWalk(at: CharacterAt, { tables, foreign = false, withheld = new Set() }: GateInput): Walk {
  const began = { waits: false, relations: new Set<string>(), params: new Set<number>(), problems: [], nodes: 0 };
  return { at, tables, foreign, withheld, ...began };
}

/** What another database has restricted is its own to say. */
const unfollowed = (outputs: readonly string[]): Followed => ({
  outputs: outputs.map(() => []),
  rows: [],
  missing: [],
  named: [],
});

function tablesRead(tables: GateInput['tables'], read: ReadonlySet<string>): Map<string, ReportTable> {
  return new Map(
    [...read].flatMap((name) => {
      const table = tables.get(name);
      return table === undefined ? [] : [[name, table] as const];
    }),
  );
}

type Followed = GatedSql['restricted'] & Pick<Lineage, 'missing' | 'named'>;

/** Where restricted columns go. A secret that gets anywhere, by a way that names it nowhere, is refused. */
function followed(select: Node, tables: GateInput['tables']): Followed | SqlProblem {
  const all = [...tables].map(([table, { columns, secret, restricted }]) => {
    return [table, { columns, followed: new Set([...secret, ...restricted]) }] as const;
  });
  const { outputs, rows, missing, named } = lineageOf(select, new Map(all));
  const secrets = new Set([...tables].flatMap(([table, { secret }]) => [...secret].map((each) => `${table}.${each}`)));
  const leaked = [...outputs, rows].flatMap((sources) => [...sources]).find((each) => secrets.has(each));
  if (leaked !== undefined)
    return sqlProblem(
      0,
      `「${leaked}」是密码字段的列，只存散列值，报表不能读取`,
      '请逐列写出要输出的列，并去掉密码字段',
    );
  return { outputs: outputs.map((sources) => [...sources].sort()), rows: [...rows].sort(), missing, named };
}

function refuse(problems: SqlProblem[]): GateResult {
  const order = [...problems].sort((left, right) => left.offset - right.offset);
  return { ok: false, problems: order };
}

/** `start` and `end` are offsets in the SQL around the statement, without semicolons. */
function onlyStatement(
  tree: unknown,
  sql: string,
  at: CharacterAt,
): { select: Node; start: number; end: number } | SqlProblem {
  const [first, second] = listed(asNode(tree).stmts);
  const placeIn = (statement: unknown) => at(Number(asNode(statement).stmt_location ?? 0));
  if (second) {
    const start = placeIn(second);
    const gap = sql.slice(start).search(/\S/);
    return sqlProblem(start + Math.max(0, gap), 'SQL 只能有一条语句', '请只保留一条 SELECT');
  }
  const statement = asNode(asNode(first).stmt);
  if (!statement.SelectStmt)
    return sqlProblem(0, `SQL 只能是 SELECT，不能是 ${describeNode(statement)}`, '请改写为一条 SELECT');
  const place = Number(asNode(first).stmt_location ?? 0);
  const length = Number(asNode(first).stmt_len ?? 0);
  const end = length > 0 ? at(place + length) : sql.length;
  return { select: statement, start: placeIn(first), end };
}

/** Depth first over everything there is; `scope` holds the names of the WITH queries visible here. */
function visitNode(value: unknown, scope: ReadonlySet<string>, walk: Walk, depth: number): void {
  if (value === null || typeof value !== 'object') return;
  if (depth > limits.depth || ++walk.nodes > limits.nodes) {
    if (!walk.problems.some((each) => each.message === tooComplex.message)) walk.problems.push(tooComplex);
    return;
  }
  if (Array.isArray(value)) {
    for (const each of value) visitNode(each, scope, walk, depth + 1);
    return;
  }
  const node = asNode(value);
  checkFields(node, walk);
  const inner = visitWith(node, scope, walk, depth);
  for (const key in node) {
    if (key === 'withClause') continue;
    const child = node[key];
    if (isTag(key)) checkTagged(key, asNode(child), inner, walk);
    visitNode(child, inner, walk, depth + 1);
  }
}

/** Names of nodes begin with a capital, those of fields do not. */
const isTag = (key: string): boolean => key >= 'A' && key < '[';

const tooComplex = sqlProblem(0, 'SQL 过于复杂', '请减少嵌套层数或拆分报表');

/** A WITH query sees those before it; with RECURSIVE all of them, itself included. */
function visitWith(node: Node, outer: ReadonlySet<string>, walk: Walk, depth: number): ReadonlySet<string> {
  if (!node.withClause) return outer;
  const clause = asNode(node.withClause);
  const queries = listed(clause.ctes);
  const nameOf = (query: unknown) => String(asNode(asNode(query).CommonTableExpr).ctename ?? '');
  const scope = new Set(outer);
  if (clause.recursive) for (const query of queries) scope.add(nameOf(query));
  for (const query of queries) {
    visitNode(query, new Set(scope), walk, depth + 1);
    scope.add(nameOf(query));
  }
  return scope;
}

/** What the parser hangs under plain fields instead of tagged nodes. */
function checkFields(node: Node, walk: Walk): void {
  if (node.intoClause) report(walk, asNode(asNode(node.intoClause).rel), '不能使用 SELECT INTO', '请去掉 INTO');
  if (node.typeName) checkType(asNode(node.typeName), walk);
}

function checkTagged(tag: string, node: Node, scope: ReadonlySet<string>, walk: Walk): void {
  if (!allowedNodes.has(tag)) {
    report(walk, node, `SQL 中不能使用 ${describeNode({ [tag]: node })}`, '报表只能读取数据，请改写为普通查询');
    return;
  }
  if (tag === 'RangeVar') checkRelation(node, scope, walk);
  if (tag === 'FuncCall') checkFunction(node, walk);
  if (tag === 'TypeName') checkType(node, walk);
  if (tag === 'A_Expr') checkOperator(node, walk);
  if (tag === 'ParamRef') walk.params.add(Number(node.number ?? 0));
  if (tag === 'SQLValueFunction' && !allowedKeywordValues.has(String(node.op))) {
    report(walk, node, '不能读取数据库的用户或模式', '请使用 #{sys_user_code} 等系统变量');
  }
}

const OF_THE_SYSTEM = /^(?:pg_|information_schema$)/;

function checkRelation(node: Node, scope: ReadonlySet<string>, walk: Walk): void {
  const name = String(node.relname ?? '');
  if (walk.foreign) {
    if (OF_THE_SYSTEM.test(name) || OF_THE_SYSTEM.test(String(node.schemaname ?? '')))
      report(walk, node, `不能读取数据库的系统表 ${name}`, '报表只读业务表');
  } else if (node.schemaname || node.catalogname) {
    report(walk, node, `表名不能带模式：${String(node.schemaname)}.${name}`, `请直接写表名 ${name}`);
  } else if (!scope.has(name)) {
    if (walk.tables.has(name)) walk.relations.add(name);
    else if (walk.withheld.has(name)) walk.waits = true;
    else {
      const meant = likeliest(name, [...scope, ...walk.tables.keys()]);
      const message = `表「${name}」未声明，报表不能读取`;
      // With a word for it each place is mended; else it is one thing that is missing, wherever it is read.
      if (meant === undefined && walk.problems.some((each) => each.message === message)) return;
      report(walk, node, message, '只能读取模型（*.model.json）声明的表', meant);
    }
  }
}

function checkFunction(node: Node, walk: Walk): void {
  const parts = namesOf(node.funcname);
  const name = parts.at(-1) ?? '';
  const inPlace = parts.length === 1 || (parts.length === 2 && parts[0] === 'pg_catalog');
  if (inPlace && allowedFunctions.has(name)) return;
  const { fix, suggestion } = nameHere(name) ?? {
    fix: '请使用允许的聚合、文本、日期和数学函数',
    suggestion: nearest(name, allowedFunctions),
  };
  report(walk, node, `函数「${parts.join('.')}」不在允许的范围内`, fix, suggestion, name);
}

function checkType(node: Node, walk: Walk): void {
  const parts = namesOf(node.names);
  const inPlace = parts.length === 1 || (parts.length === 2 && parts[0] === 'pg_catalog');
  if (inPlace && allowedTypes.has(parts.at(-1) ?? '')) return;
  report(walk, node, `不能转换为类型「${parts.join('.')}」`, '可用 text、integer、numeric、date、timestamp 等类型');
}

function checkOperator(node: Node, walk: Walk): void {
  const parts = namesOf(node.name);
  if (parts.length < 2 || (parts.length === 2 && parts[0] === 'pg_catalog')) return;
  report(walk, node, `运算符不能带模式：${parts.join('.')}`, '请直接写运算符');
}

/** A parameter that was replaced but never became one stands where the parser saw text. */
function unseenBindings(bindings: readonly ReportBinding[], seen: ReadonlySet<number>): SqlProblem[] {
  return bindings.flatMap((binding, index) =>
    seen.has(index + 1)
      ? []
      : [sqlProblem(0, `参数 ${JSON.stringify(binding)} 没有成为 SQL 的参数`, '请检查引号是否成对')],
  );
}

function report(walk: Walk, node: Node, message: string, fix: string, suggestion?: string, found?: string): void {
  const offset = walk.at(placeOf(node));
  const known = walk.problems.some((each) => each.offset === offset && each.message === message);
  if (!known) walk.problems.push({ ...sqlProblem(offset, message, fix, suggestion), ...(found && { found }) });
}

/** Byte offset of a node, its own or the first one found below it. */
function placeOf(node: unknown, depth = 0): number {
  if (depth > 8 || node === null || typeof node !== 'object') return 0;
  const own = asNode(node).location;
  if (typeof own === 'number' && own >= 0) return own;
  for (const child of Object.values(node)) {
    const place = placeOf(child, depth + 1);
    if (place > 0) return place;
  }
  return 0;
}

const statementNames: Readonly<Record<string, string>> = {
  InsertStmt: 'INSERT',
  UpdateStmt: 'UPDATE',
  DeleteStmt: 'DELETE',
  MergeStmt: 'MERGE',
  CopyStmt: 'COPY',
  DropStmt: 'DROP',
  LockingClause: 'FOR UPDATE',
  RangeTableSample: 'TABLESAMPLE',
};

function describeNode(node: Node): string {
  const tag = Object.keys(node)[0] ?? '空语句';
  return statementNames[tag] ?? tag.replace(/Stmt$/, '');
}
