import type { ReportFile } from '../../../../schemas/generated/types.ts';
import { snakeCase, systemFields } from '../../../names.ts';
import type { Field, Model, Report } from '../../../plan/compiled.ts';
import type { SqlJoin, SqlNamed } from '../../../plan/sqlText.ts';
import { sentences } from '../../../problems.ts';
import { endsOf } from '../../../queries/periods.ts';
import { hint, type Sentence } from '../../../sentence.ts';
import type { CheckWorld, FileCheck, TellIn } from '../Check.ts';
import { tellInSql } from '../sql.ts';

/** What SQL holds a column against, or puts out for one, is what the column keeps of a record: not its name. */
export const checkSqlRecords: FileCheck<ReportFile> = ({ id, value, document }, world, tell) => {
  const report = world.reports.get(id);
  if (report === undefined) return;
  const { paired, met, shown } = report.said;
  const tellAt = tellingAt(report, document, tell);
  for (const { one, other, offset } of paired) {
    const wrong =
      otherColumn(dictCodeOf(one, world), other, world) ?? otherColumn(dictCodeOf(other, world), one, world);
    if (wrong !== undefined) tellAt(offset, 'wrong-type', wrong);
  }
  const params = new Map(value.params?.map(({ key, dictCode }) => [key, dictCode]));
  for (const { of, param, offset } of met) {
    const wrong = otherColumn(params.get(param), of, world);
    if (wrong !== undefined) tellAt(offset, 'wrong-type', wrong);
  }
  for (const [index, { column, dictCode }] of report.columns.entries()) {
    const [only, another] = shown.filter(({ output }) => output === column);
    if (only === undefined || another !== undefined) continue;
    const wrong = otherColumn(dictCode, only.of, world);
    if (wrong !== undefined) tell(document, 'wrong-type', wrong, ['columns', index, 'dictCode']);
  }
};

/** Moments are not held against the midnight of the last day they are asked for. */
export const checkSqlMidnights: FileCheck<ReportFile> = ({ id, document }, world, tell) => {
  const report = world.reports.get(id);
  for (const { of, param, offset } of report?.said.until ?? []) {
    const isDay = report?.params.some(
      ({ key, kind }) => kind === 'date' && (key === param || endsOf(key)[1] === param),
    );
    const field = isDay === true ? momentIn(of, world) : undefined;
    if (report === undefined || field === undefined) continue;
    tellingAt(report, document, tell)(offset, 'sql-odd', midnight(field.title, of.column, param));
  }
};

/** A sum counts each row once: what is joined to it has one row for it, or is what is added up. */
export const checkSqlJoins: FileCheck<ReportFile> = ({ id, document }, world, tell) => {
  const report = world.reports.get(id);
  if (report === undefined) return;
  const tellAt = tellingAt(report, document, tell);
  for (const join of report.said.joined) {
    const wrong = multipliedIn(join, world);
    if (wrong !== undefined) tellAt(wrong.offset, 'sql-multiplied', wrong.sentence);
  }
};

/** What a left join keeps no condition leaves out. */
export const checkSqlInner: FileCheck<ReportFile> = ({ id, document }, world, tell) => {
  const report = world.reports.get(id);
  for (const { name, column, offset } of report?.said.undone ?? [])
    if (report !== undefined)
      tellingAt(report, document, tell)(offset, 'sql-inner', sentences['sql-inner'](name, column));
};

/** What is left out or to chance, and is hardly ever meant to be. */
export const checkSqlOdd: FileCheck<ReportFile> = ({ id, document }, world, tell) => {
  const report = world.reports.get(id);
  if (report === undefined) return;
  const tellAt = tellingAt(report, document, tell);
  for (const { offset, message, found, fix, suggestion } of report.said.odd)
    tellAt(offset, 'sql-odd', { ...sentences['sql-odd'](message, found, fix), ...hint(suggestion) });
  for (const { of, offset } of report.said.absent) {
    // Of the tables it may be of, the one that has it.
    const [field, more] = of.tables.flatMap((table) => fieldIn(world.modelsByTable.get(table), of.column) ?? []);
    if (field !== undefined && more === undefined && !field.required)
      tellAt(offset, 'sql-odd', mayBeEmpty(field.title, of.column));
  }
};

const mayBeEmpty = (title: string, column: string): Sentence =>
  sentences['sql-odd'](
    `「${title}」可以不填：只要有一行空着，not in 就一行也找不到`,
    column,
    `请在子查询里加上 where ${column} is not null，或改用 not exists`,
  );

function tellingAt(report: Report, document: Parameters<TellIn>[0], tell: TellIn) {
  return (offset: number, code: 'wrong-type' | 'sql-multiplied' | 'sql-inner' | 'sql-odd', sentence: Sentence) =>
    tellInSql(report, document, offset, (...place) => tell(place[0], code, sentence, place[1], place[2]));
}

const fieldIn = (model: Model | undefined, column: string): Field | undefined =>
  model?.fields.find((field) => field.column === column);

/** The dictionary that a column of one table keeps values of. */
function dictCodeOf({ tables, column }: SqlNamed, { modelsByTable }: CheckWorld): string | undefined {
  const [table = '', more] = tables;
  return more === undefined ? fieldIn(modelsByTable.get(table), column)?.dictCode : undefined;
}

/** Of the records that a dictionary lists it is another column than its values. */
function otherColumn(dictCode: string | undefined, found: SqlNamed, world: CheckWorld): Sentence | undefined {
  const { dictionaries, modelsByTable } = world;
  const own = dictCodeOf(found, world);
  if (dictCode === undefined || own === dictCode) return undefined;
  const { table, code } = dictionaries.get(dictCode)?.source ?? {};
  const [of, more] = found.tables;
  if (table === undefined || code === undefined || more !== undefined || of !== table || found.column === code)
    return undefined;
  const model = modelsByTable.get(table);
  const field = fieldIn(model, found.column);
  // What keeps values of the same records, as a parent's, and ids, which other things hang on.
  if (field === undefined || dictionaries.get(own ?? '')?.source?.table === table) return undefined;
  const title = fieldIn(model, code)?.title ?? code;
  const message = `这里的值是${model?.title ?? table}的${title}（${code}），SQL 用的却是它的${field.title}（${found.column}），没有一个相同`;
  return { ...sentences['wrong-type'](found.column, code), message, fix: '请换成那一列', ...hint(code) };
}

/** The field of one table that keeps moments. */
function momentIn({ tables, column }: SqlNamed, { modelsByTable }: CheckWorld): { title: string } | undefined {
  const [table = '', more] = tables;
  const isOf = ({ key, kind }: { key: string; kind: string }) => kind === 'datetime' && snakeCase(key) === column;
  return more === undefined ? [...(modelsByTable.get(table)?.fields ?? []), ...systemFields].find(isOf) : undefined;
}

/** A day is its midnight where it is held against moments. */
const midnight = (title: string, column: string, param: string): Sentence =>
  sentences['sql-odd'](
    `「${title}」带着时刻，<= \${${param}} 只到那一天的零点：那一天的都漏掉了`,
    param,
    `请写成 ${column} < \${${param}}::date + 1`,
  );

interface Met {
  name: string;
  /** Several rows of it may meet one row of the others. */
  several: boolean;
  /** Columns by which these differ that the statement says nothing of; absent: none is known. */
  open?: { model: Model; columns: string[] };
  /** It is joined by these, which do not tell its rows apart, and by nothing else. */
  by?: { model: Model; columns: readonly string[] };
}

function multipliedIn({ relations, summed }: SqlJoin, { modelsByTable }: CheckWorld) {
  const all = relations.map((relation) => metIn(relation, modelsByTable.get(relation.table ?? '')));
  for (const { of, offset } of summed) {
    const added = all.filter(({ name }) => of.includes(name));
    if (added.length < of.length) continue;
    // Lines times what their head says are right; where each has several rows for one of the other, neither is.
    const beside = (name: string) => added.some((each) => each.name !== name && each.several);
    const open = all.findLast((each) => each.open !== undefined && (!of.includes(each.name) || beside(each.name)));
    const by = all.findLast((each) => each.by !== undefined && !of.includes(each.name));
    const told = open?.open ?? by?.by;
    if (told === undefined) continue;
    const { model, columns } = told;
    const titles = columns.map((column) => fieldIn(model, column)?.title ?? column).join('、');
    const found = columns.map((column) => `${(open ?? by)?.name}.${column}`).join('、');
    return { offset, sentence: sentences['sql-multiplied'](model.title, titles, found, open === undefined) };
  }
  return undefined;
}

function metIn({ name, table, equal, asked, named }: SqlJoin['relations'][number], model: Model | undefined): Met {
  if (table === undefined || model === undefined) return { name, several: false };
  const keys = uniqueOf(model);
  // What is named may bound its rows by other means than an equation.
  const isBound = (column: string) => equal.includes(column) || named.includes(column);
  if (keys.some((key) => key.every((column) => (key.length > 1 ? isBound(column) : equal.includes(column)))))
    return { name, several: false };
  const key = keys.find((each) => each.some((column) => equal.includes(column)));
  const columns = key?.filter((column) => !isBound(column)) ?? [];
  if (columns.length > 0) return { name, several: true, open: { model, columns } };
  const only = equal.length > 0 && asked.every((column) => equal.includes(column));
  return { name, several: true, ...(only ? { by: { model, columns: [...new Set(equal)] } } : {}) };
}

const uniqueOf = ({ fields, unique }: Model): string[][] => [
  ['id'],
  ...unique,
  ...fields.flatMap(({ column, store }) => (store.unique ? [[column]] : [])),
];
