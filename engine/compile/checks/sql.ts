import type { ReportFile } from '../../../schemas/generated/types.ts';
import { once } from '../../once.ts';
import type { Field, Model, Report } from '../../plan/compiled.ts';
import { paramKind } from '../../plan/queryItems.ts';
import type { SqlNamed, SqlText } from '../../plan/sqlText.ts';
import { sentences } from '../../problems.ts';
import type { Sentence } from '../../sentence.ts';
import type { Document } from '../documents.ts';
import type { CheckWorld, Choices, FileCheck, TellIn } from './Check.ts';
import { checkChoice, meantChoice } from './choices.ts';
import { reportScope } from './columnSites.ts';
import { paramChoices } from './params.ts';

/** Texts that a report's SQL writes for values of a column or a parameter are among its choices. */
export const checkSqlChoices: FileCheck<ReportFile> = ({ id, value, document }, world, tell) => {
  const report = world.reports.get(id);
  if (report === undefined) return;
  const own = once(() => ownChoices(value, report, world));
  for (const text of report.said.compared) {
    if (text.value === '') continue;
    const choices = 'tables' in text.of ? columnChoices(world, text.of, text) : own()(text.of);
    if (choices === undefined) continue;
    const here: Parameters<typeof checkChoice>[3] = (code, sentence) =>
      tellInSql(report, document, text.offset, (...place) => tell(place[0], code, sentence, place[1], place[2]));
    if (text.like === undefined) checkChoice(choices, 'code', text.value, here);
    else checkPattern(choices, text.value, text.like, here);
  }
};

/** A choice that a report asks for is one of those that the columns it is held against may have. */
export const checkSqlParams: FileCheck<ReportFile> = ({ id, value, document }, world, tell) => {
  const report = world.reports.get(id);
  if (report === undefined || report.said.met.length === 0) return;
  for (const [index, param] of (value.params ?? []).entries()) {
    const own = paramKind(param.type) === 'code' ? paramChoices(world, param) : undefined;
    if (own === undefined || own.values.size === 0) continue;
    const meetings = report.said.met.flatMap(({ param: key, of, offset }) => {
      const all = key === param.key ? meetingChoices(world, of) : undefined;
      return all === undefined ? [] : [{ of, offset, apart: all.every((each) => areApart(own, each)), all }];
    });
    const wrong = meetings.find(({ apart }) => apart);
    if (wrong === undefined) continue;
    const [{ what }] = wrong.all;
    const message = `参数 "${param.key}" 的值出自${own.what.trim()}，SQL 拿它比较的列 "${wrong.of.column}" 的出自${what.trim()}，没有一个相同，选了哪一个都没有一行`;
    const sentence: Sentence = {
      ...sentences['wrong-type'](own.what.trim(), what.trim()),
      message,
      fix: '请改换参数的字典或选项，或在 SQL 里换成另一个参数或列',
    };
    const from = param.dictCode === undefined ? 'options' : 'dictCode';
    // Where it suits another column it is the statement that takes one for the other.
    if (meetings.every(({ apart }) => apart)) tell(document, 'wrong-type', sentence, ['params', index, from]);
    else
      tellInSql(report, document, wrong.offset, (...place) =>
        tell(place[0], 'wrong-type', sentence, place[1], place[2]),
      );
  }
};

/** A choice that SQL goes through value by value has a value there for each that is offered. */
export const checkSqlCases: FileCheck<ReportFile> = ({ id, value, document }, world, tell) => {
  const report = world.reports.get(id);
  for (const { param: key, offset } of report?.said.cases ?? []) {
    const param = value.params?.find((each) => each.key === key);
    const choices = param === undefined ? undefined : paramChoices(world, param);
    if (report === undefined || choices === undefined) continue;
    // What one case leaves out another may be for.
    const written = new Set(
      report.said.compared.flatMap((each) => ('param' in each.of && each.of.param === key ? each.value : [])),
    );
    const left = [...choices.values].filter((each) => !written.has(each) && !choices.disabled().has(each));
    // A value that is none of them is told by itself, and may be one that is missed here.
    if (left.length === 0 || [...written].some((each) => !choices.values.has(each))) continue;
    const [first = ''] = left;
    const what = left.map((each) => `'${each}'`).join('、');
    const message = `参数 "${key}" 可选 ${what}，SQL 里却没有写：选了得到的都是空的`;
    const sentence = sentences['sql-odd'](message, key, `请加上 when '${first}' then …，或从选项里去掉它`);
    tellInSql(report, document, offset, (...place) => tell(place[0], 'sql-odd', sentence, place[1], place[2]));
  }
};

/** A column of a report has the choices of the column that the SQL puts out there. */
export const checkSqlShown: FileCheck<ReportFile> = ({ id, value, document }, world, tell) => {
  const report = world.reports.get(id);
  if (report === undefined) return;
  const own = once(() => reportScope(value, world));
  for (const [index, { key, column }] of report.columns.entries()) {
    const shown = report.said.shown.filter(({ output }) => output === column);
    const [only, another] = shown;
    const choices = only === undefined || another !== undefined ? undefined : own().choices(key);
    const all = choices === undefined || only === undefined ? undefined : meetingChoices(world, only.of);
    if (choices === undefined || only === undefined || all === undefined || choices.values.size === 0) continue;
    if (!all.every((each) => areApart(choices, each))) continue;
    const { dictCode } = value.columns[index] as { dictCode?: string };
    const kept = all[0].what.trim();
    const message = `列 "${key}" 的值出自${choices.what.trim()}，SQL 在这里输出的列 "${only.of.column}" 的出自${kept}，没有一个相同，只会照原样显示`;
    const sentence = {
      ...sentences['wrong-type'](choices.what.trim(), kept),
      message,
      fix: '请换成那一列的字典或选项',
    };
    tell(document, 'wrong-type', sentence, ['columns', index, dictCode === undefined ? 'options' : 'dictCode']);
  }
};

/** A parameter that may be left empty leaves nothing out while it is. */
export const checkSqlGuards: FileCheck<ReportFile> = ({ id, document }, world, tell) => {
  const report = world.reports.get(id);
  for (const { param, offset } of report?.said.emptied ?? []) {
    if (report === undefined) continue;
    const sentence = sentences['param-unguarded'](param);
    tellInSql(report, document, offset, (...place) => tell(place[0], 'param-unguarded', sentence, place[1], place[2]));
  }
};

const areApart = (one: Choices, other: Choices): boolean => {
  for (const value of one.values) if (other.values.has(value)) return false;
  return true;
};

/** The choices of every column it may be; undefined where one has none that are declared. */
function meetingChoices(world: CheckWorld, { tables, column }: SqlNamed): [Choices, ...Choices[]] | undefined {
  const found = tables.flatMap((table) => fieldOf(world.modelsByTable.get(table), column));
  const [first, ...rest] = found.flatMap((field) => choicesOf(world, field));
  return first === undefined || rest.length + 1 < found.length || found.length < tables.length
    ? undefined
    : [first, ...rest];
}

/** Those of the one column it is, where no column of the name takes the text. */
function columnChoices(
  world: CheckWorld,
  { tables, column }: { tables: readonly string[]; column: string },
  { value, like }: SqlText,
): Choices | undefined {
  const found = tables.flatMap((table) => fieldOf(world.modelsByTable.get(table), column));
  const all = found.flatMap((field) => choicesOf(world, field));
  const [first] = all;
  if (first === undefined || all.length < found.length) return undefined;
  const takes = ({ values }: Choices) => (like === undefined ? values.has(value) : matchesSome(values, value, like));
  return all.some(takes) ? undefined : first;
}

/** Of the report's parameters, and of its columns by the names of the outputs. */
function ownChoices(value: ReportFile, report: Report, world: CheckWorld) {
  const { kinds, choices } = reportScope(value, world);
  const params = new Map(value.params?.map((param) => [param.key, param]));
  const columns = new Map(report.columns.map(({ key, column }) => [column, key]));
  return (of: Exclude<SqlText['of'], { column: string }>): Choices | undefined => {
    if ('output' in of) {
      const key = columns.get(of.output);
      return key === undefined || kinds.get(key) === 'codes' ? undefined : choices(key);
    }
    const param = params.get(of.param);
    return param && paramKind(param.type) === 'code' ? paramChoices(world, param) : undefined;
  };
}

/** A pattern that none of the choices fits finds nothing. */
function checkPattern(
  choices: Choices,
  pattern: string,
  like: 'like' | 'ilike',
  tell: Parameters<typeof checkChoice>[3],
): void {
  const { what, values } = choices;
  if (matchesSome(values, pattern, like)) return;
  const stem = pattern.replaceAll(/^[%_]+|[%_]+$/g, '');
  const near = stem === '' || /[%_]/.test(stem) ? undefined : meantChoice(stem, choices);
  const meant = near === undefined ? undefined : pattern.replace(stem, () => near);
  tell('unknown-choice', sentences['unknown-choice'](what, pattern, [...values], meant));
}

function matchesSome(values: ReadonlySet<string>, pattern: string, like: 'like' | 'ilike'): boolean {
  // What is escaped stands for itself, and is too rare to be read.
  if (pattern.includes('\\')) return true;
  const parts = pattern
    .replaceAll(/[.*+?^${}()|[\]]/g, '\\$&')
    .replaceAll(/%+/g, '.*')
    .replaceAll('_', '.');
  const expression = new RegExp(`^${parts}$`, like === 'like' ? 's' : 'is');
  for (const value of values) if (expression.test(value)) return true;
  return false;
}

function fieldOf(model: Model | undefined, column: string): Field[] {
  return model?.fields.filter((field) => field.column === column) ?? [];
}

function choicesOf(world: CheckWorld, { cell, kind }: Field): Choices[] {
  // Several values stand in one text, which nobody compares whole.
  const choices = kind === 'codes' ? undefined : world.choicesOf(cell, kind);
  return choices === undefined ? [] : [choices];
}

/** The place of an offset of a report's SQL: in a line of the declaration, or in a file of its own. */
export function tellInSql(
  { sqlOrigin: { file, text } }: Report,
  document: Document,
  offset: number,
  tell: (...place: [Parameters<TellIn>[0], (string | number)[], number]) => void,
): void {
  const before = text.slice(0, offset);
  const line = before.split('\n').length - 1;
  if (file === document.file) tell(document, ['sql', line], offset - before.lastIndexOf('\n') - 1);
  else tell({ ...document, file, text, tree: BEGINNING, spelled: [] }, [], offset);
}

/** A text value that would begin right before the file, as a place in one is counted from behind its quotation mark. */
const BEGINNING = { type: 'string', offset: -1, length: 0 } as const;
