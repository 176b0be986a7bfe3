import { cellNames } from '../../schemas/generated/language.ts';
import type { Column, ReportParam as DeclaredParam, ReportFile } from '../../schemas/generated/types.ts';
import { camelCase, permissionPrefix, snakeCase, wireCode } from '../names.ts';
import { likeliest } from '../nearest.ts';
import { once } from '../once.ts';
import { reportKind } from '../plan/buckets.ts';
import type { Dictionary, Model, Report, ReportColumn, ReportParam, SqlOrigin } from '../plan/compiled.ts';
import { paramKind, queryMode } from '../plan/queryItems.ts';
import type { Problem } from '../problems.ts';
import { sentences } from '../problems.ts';
import { endsOf } from '../queries/periods.ts';
import { type GatedSql, type GateResult, gateSql, type ParseSql, type ReportTable } from '../reportSql/gate.ts';
import { gateMysql } from '../reportSql/mysqlGate.ts';
import { type SqlProblem, textToPosition } from '../reportSql/params.ts';
import { type Document, placeOf } from './documents.ts';
import { checkFormerKeys } from './formerKeys.ts';
import type { Declared, Linker } from './Linker.ts';
import { checkColumn, type DictionaryKinds, dictCodeOf } from './linkFields.ts';
import { linkMeasures, measureColumn } from './measures/linkMeasures.ts';
import { linkGroups, linkPivot, linkTotals } from './measures/linkTotals.ts';
import { offsetOf, positionAt } from './places.ts';
import { checkColumnRight } from './screens/columnRights.ts';

/** What linking reports needs from outside: the parser and the `.sql` files among it. */
export interface ReportWorld {
  parseSql: ParseSql;
  /** Texts of the `.sql` files by path. */
  sqlTexts: ReadonlyMap<string, string>;
  /** Tables of the models. */
  tables: ReadonlyMap<string, ModelTable>;
  /** The same, as far as SQL is held against them. */
  shapes: ReadonlyMap<string, ReportTable>;
  /** Keeps what came of a report's SQL, by the report, as long as all that it was made of is as it was. */
  keepGate(id: string, given: readonly unknown[], make: () => GateResult): GateResult;
  /** Tables of models with mistakes of their own. */
  withheld: Pick<ReadonlySet<string>, 'has'>;
  dictionaries: ReadonlyMap<string, Dictionary>;
  dictionaryKinds: DictionaryKinds;
}

/** A model's table as reports may read it. */
export interface ModelTable extends ReportTable {
  model: Model;
}

/** A report whose SQL passed the gate and whose columns are all put out by it; undefined for any other. */
export function linkReport(
  linker: Linker,
  { id, value, document }: Declared<ReportFile>,
  world: ReportWorld,
): Report | undefined {
  const origin = sqlOrigin(linker, document, value, world);
  return origin && reportOf(linker, id, value, document, origin, world);
}

/** Every `.sql` file is some report's; of the files in `unsound`, report files with mistakes, it is not known. */
export function checkUsed(
  linker: Linker,
  files: ReadonlyMap<string, Declared<ReportFile>>,
  sqlTexts: ReadonlyMap<string, string>,
  unsound: readonly string[],
): void {
  const used = new Set([...files.values()].flatMap(({ value, document }) => sqlFileOf(document, value) ?? []));
  const unknown = new Set(unsound.map(folderOf));
  for (const path of sqlTexts.keys()) {
    if (!used.has(path) && !unknown.has(folderOf(path)))
      linker.problems.push({
        code: 'sql-unused',
        severity: 'warning',
        file: path,
        line: 1,
        column: 1,
        pointer: '',
        ...sentences['sql-unused'](path),
      });
  }
}

const NO_PIVOT = ['用作 MySQL 上的交叉表', '请删去 pivot，改用 groupBy 分组小计'] as const;

function sqlFileOf(document: Document, { sql }: ReportFile): string | undefined {
  return typeof sql === 'string' ? `${folderOf(document.file)}/${sql}` : undefined;
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}

function sqlOrigin(
  linker: Linker,
  document: Document,
  { sql }: ReportFile,
  world: ReportWorld,
): Omit<SqlOrigin, 'replaced'> | undefined {
  if (typeof sql !== 'string') {
    const places = () =>
      sql.map((_, index) => positionAt(document.text, offsetOf(document.tree, ['sql', index], 'value') + 1));
    return originIn(document.file, sql.join('\n'), places);
  }
  const folder = folderOf(document.file);
  const path = `${folder}/${sql}`;
  const text = world.sqlTexts.get(path);
  if (text === undefined) {
    const beside = [...world.sqlTexts.keys()]
      .filter((each) => each.startsWith(`${folder}/`))
      .map((each) => each.slice(folder.length + 1));
    linker.report(document, 'sql-file', sentences['sql-file'](sql, beside, likeliest(sql, beside)), ['sql']);
    return undefined;
  }
  return originIn(path, text, () => text.split('\n').map((_, index) => ({ line: index + 1, column: 1 })));
}

/** Where lines stand is looked for when something is told of one. */
function originIn(file: string, text: string, places: () => SqlOrigin['lines']): Omit<SqlOrigin, 'replaced'> {
  const known = once(places);
  return {
    file,
    text,
    get lines() {
      return known();
    },
  };
}

function reportOf(
  linker: Linker,
  id: string,
  value: ReportFile,
  document: Document,
  origin: Omit<SqlOrigin, 'replaced'>,
  world: ReportWorld,
): Report | undefined {
  const params = (value.params ?? []).map((param, index) =>
    linkParam(linker, document, param, index, world.dictionaries),
  );
  const columns = value.columns.map((column, index) =>
    linkColumn(linker, document, column as Column, index, world.dictionaryKinds),
  );
  checkFormerKeys(linker, document, value.columns as Column[], 'columns');
  // What is written twice would be told once more as missing.
  const twice = [
    repeated(linker, document, value.params, 'params'),
    repeated(linker, document, value.columns, 'columns'),
  ];
  if (twice.includes(true)) return undefined;
  const gated = gate(id, value, params, origin.text, world);
  if (!gated.ok) {
    linker.problems.push(...gated.problems.map((each) => sqlProblem(origin, each)));
    return undefined;
  }
  checkOutputs(linker, document, columns, gated);
  checkParams(linker, document, params, gated);
  followRestrictions(linker, document, columns, gated, world.tables);
  const given = () => (value.columns as Column[]).map((cell) => measureColumn({ kind: reportKind(cell), cell }));
  const measures = linkMeasures(linker, document, value.measures, given);
  if (value.pivot !== undefined && value.dataSource?.kind === 'mysql')
    linker.report(document, 'foreign-report', sentences['foreign-report'](id, ...NO_PIVOT), ['pivot'], 'key');
  linkTotals(linker, document, value.columns as Column[], { columns, given, measures, report: value });
  const byKey = new Map(columns.map((column) => [column.key, column]));
  if (value.sort !== undefined) linker.reference(document, '输出列', value.sort.key, byKey, ['sort', 'key']);
  const query = (value.query ?? []).flatMap((entry, index) => {
    const key = typeof entry === 'string' ? entry : entry.key;
    const column = linker.reference(
      document,
      '输出列',
      key,
      byKey,
      typeof entry === 'string' ? ['query', index] : ['query', index, 'key'],
    );
    return column === undefined
      ? []
      : [{ key, mode: (typeof entry === 'string' ? undefined : entry.mode) ?? queryMode(column.kind) }];
  });
  return {
    id,
    code: value.code ?? wireCode(id),
    title: value.title,
    permission: value.permission ?? permissionPrefix(id),
    ...(value.dataSource === undefined ? {} : { dataSource: value.dataSource }),
    sql: gated.sql,
    bindings: gated.bindings,
    columns,
    measures,
    groupBy: linkGroups(linker, document, value, columns),
    ...linkPivot(linker, document, value, columns),
    params,
    query,
    ...(value.sort === undefined ? {} : { sort: value.sort }),
    said: gated.said,
    relations: gated.relations,
    file: document.file,
    sqlOrigin: Object.assign(origin, { replaced: gated.replaced }),
    columnAt: (key) => {
      const at = columns.findIndex((column) => column.key === key);
      return placeOf(document, ['columns', at, 'type']);
    },
  };
}

/** Tables that SQL cannot tell apart: it reads of them which columns there are, and which of those are guarded. */
export function isSameTable(one: ReportTable, other: ReportTable): boolean {
  const sets = [
    [one.columns, other.columns],
    [one.secret, other.secret],
    [one.restricted, other.restricted],
  ] as const;
  return sets.every(([mine, its]) => mine.size === its.size && [...mine].every((name) => its.has(name)));
}

/** Past the gate of the database that the SQL is for. */
function gate(
  id: string,
  { dataSource, columns }: Pick<ReportFile, 'dataSource' | 'columns'>,
  declared: readonly ReportParam[],
  text: string,
  { shapes: tables, withheld, parseSql, keepGate }: ReportWorld,
): GateResult {
  const params = declared.flatMap((param) => {
    const ends = param.period ? { endOf: param.key } : {};
    const optional = param.required ? {} : { optional: true };
    return bindable(param).map((key) => ({ key, kind: param.kind, ...ends, ...optional }));
  });
  const outputs = columns.map(({ key }) => snakeCase(key));
  return keepGate(id, [text, dataSource?.kind, JSON.stringify([params, outputs])], () =>
    dataSource?.kind === 'mysql'
      ? gateMysql({ text, params, outputs })
      : gateSql({ text, params, tables, withheld, foreign: dataSource !== undefined }, parseSql),
  );
}

function sqlProblem(
  origin: Omit<SqlOrigin, 'replaced'>,
  { offset, message, fix, suggestion, found }: SqlProblem,
): Problem {
  return {
    code: 'sql-refused',
    severity: 'error',
    file: origin.file,
    ...textToPosition(origin, offset),
    pointer: '',
    ...sentences['sql-refused'](message, fix, suggestion),
    ...(found === undefined ? {} : { found }),
  };
}

function linkParam(
  linker: Linker,
  document: Document,
  param: DeclaredParam,
  index: number,
  dictionaries: ReadonlyMap<string, Dictionary>,
): ReportParam {
  const kind = paramKind(param.type);
  if (kind === 'code' && (param.dictCode === undefined) === (param.options === undefined))
    linker.report(document, 'choices', sentences.choices(param.key), ['params', index]);
  const dictionary =
    param.dictCode === undefined
      ? undefined
      : linker.reference(document, '字典', param.dictCode, dictionaries, ['params', index, 'dictCode']);
  const listed = dictionary?.kind === 'items' ? dictionary.items : undefined;
  const values = (param.options ?? listed)?.map((item) => item.value);
  return {
    key: param.key,
    title: param.title,
    kind,
    required: param.required === true,
    ...(param.type === 'period' ? { period: true } : {}),
    ...(param.defaultValue === undefined ? {} : { defaultValue: param.defaultValue }),
    ...(values === undefined ? {} : { values }),
  };
}

function linkColumn(
  linker: Linker,
  document: Document,
  column: Column,
  index: number,
  dictionaries: DictionaryKinds,
): ReportColumn {
  checkColumn(linker, document, column, ['columns', index], dictionaries);
  if (column.store !== undefined)
    linker.report(
      document,
      'store-outside-model',
      sentences['store-outside-model'](),
      ['columns', index, 'store'],
      'key',
    );
  const dictCode = dictCodeOf(column);
  const restricted = column.restricted === true;
  checkColumnRight(linker, document, { key: column.key, restricted }, ['columns', index]);
  return {
    key: column.key,
    column: column.key,
    title: column.title ?? column.key,
    ...(column.formerKey === undefined ? {} : { formerKey: column.formerKey }),
    kind: reportKind(column),
    ...(column.bucket === undefined ? {} : { bucket: column.bucket }),
    ...('look' in column && column.look === 'spark' ? { list: true } : {}),
    restricted,
    ...(dictCode === undefined ? {} : { dictCode }),
    ...(cellNames[column.type] === undefined ? {} : { names: column.type }),
  };
}

/** Gives every column the SQL's own output name and tells of those that are not put out, and of outputs nobody shows. */
function checkOutputs(linker: Linker, document: Document, columns: ReportColumn[], gated: GatedSql): void {
  const outputs = new Map(gated.outputs.map((name) => [camelCase(name), name]));
  const lost = columns.filter(({ key }) => !outputs.has(key));
  const spare = [...outputs.keys()].filter((key) => columns.every((column) => column.key !== key));
  // One of each is one mistake: the output has another name there than here.
  const renamed = lost.length === 1 && spare.length === 1 ? spare[0] : undefined;
  for (const [index, column] of columns.entries()) {
    if (renamed !== undefined && column === lost[0]) {
      const sentence = sentences['unknown-reference']('SQL 输出列', column.key, [...outputs.keys()], renamed);
      linker.report(document, 'unknown-reference', sentence, ['columns', index, 'key']);
      continue;
    }
    const output = linker.reference(document, 'SQL 输出列', column.key, outputs, ['columns', index, 'key']);
    if (output !== undefined) column.column = output;
  }
  for (const [key, name] of outputs) {
    if (!spare.includes(key) || key === renamed) continue;
    linker.report(document, 'output-undeclared', sentences['output-undeclared'](name), ['columns'], 'key');
  }
}

/** An output shows no more than its reader may see of the fields it is made of, unless its author says why. */
function followRestrictions(
  linker: Linker,
  document: Document,
  columns: ReportColumn[],
  { outputs, relations, restricted }: GatedSql,
  tables: ReadonlyMap<string, ModelTable>,
): void {
  const fields = new Map<string, readonly { model: string; key: string }[]>(
    relations.flatMap((table) => {
      const model = tables.get(table)?.model;
      return (model?.fields ?? []).map(({ key, column }) => {
        const own = [{ model: model?.id ?? '', key }];
        return [`${table}.${column}`, model?.facts?.madeOf.get(key) ?? own] as const;
      });
    }),
  );
  for (const column of columns) {
    const sources = (restricted.outputs[outputs.indexOf(column.column)] ?? []).flatMap(
      (each) => fields.get(each) ?? [],
    );
    if (sources.length > 0 && !linker.opens(document, column.key)) column.madeOf = sources;
  }
  for (const each of restricted.rows)
    linker.report(document, 'restricted-filter', sentences['restricted-filter'](each), ['sql']);
}

/** The names under which the SQL knows a parameter. */
function bindable({ key, period }: ReportParam): readonly string[] {
  return period ? endsOf(key) : [key];
}

function checkParams(linker: Linker, document: Document, params: ReportParam[], gated: GatedSql): void {
  for (const [index, param] of params.entries()) {
    for (const key of bindable(param)) {
      const used = gated.bindings.some((binding) => 'param' in binding && binding.param === key);
      if (!used) linker.report(document, 'param-unused', sentences['param-unused'](key), ['params', index, 'key']);
    }
  }
}

/** Tells of keys that stand twice in a list. */
function repeated(
  linker: Linker,
  document: Document,
  entries: readonly { key: string }[] = [],
  name: 'params' | 'columns',
): boolean {
  const seen = new Set<string>();
  const before = linker.problems.length;
  for (const [index, { key }] of entries.entries()) {
    if (seen.has(key))
      linker.report(document, 'duplicate-item', sentences['duplicate-item'](`"${key}"`), [name, index, 'key']);
    seen.add(key);
  }
  return linker.problems.length > before;
}
