import { type Outputs, outputsOf } from '../../../engine/authoring/outputsOf.ts';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import { camelCase } from '../../../engine/names.ts';
import type { Compiled, Field, Report } from '../../../engine/plan/compiled.ts';
import type { Problem } from '../../../engine/problems.ts';
import type { ParseSql } from '../../../engine/reportSql/gate.ts';
import { cellTraits } from '../../../schemas/generated/language.ts';
import type { Database } from '../../db/Database.ts';
import { type Description, describeReports } from '../../reports/describe.ts';
import { cellFor } from '../../reports/outputTypes.ts';
import { houseJson } from '../jeecg/Draft.ts';
import type { Inferred } from './Inferred.ts';
import { type InferredParam, PARAM_TYPES, type ParamType, paramsOf } from './paramTypes.ts';

export interface ReportAsked {
  /** `market/city-ranking` */
  id: string;
  sql: string;
  own: readonly SourceFile[];
  compile: (files: readonly SourceFile[]) => Compiled;
  parseSql: ParseSql;
  database: () => Promise<Database>;
}

type Column = Record<string, unknown>;

/** A report of what its SQL gives: columns with their types and titles, and parameters. */
export async function inferReport(asked: ReportAsked): Promise<Inferred | string> {
  const before = asked.compile(asked.own);
  const params = paramsOf(asked.sql, [...before.models.values()]);
  const odd = params.find(({ key }) => !/^[a-z][A-Za-z0-9]{0,39}$/.test(key));
  if (odd !== undefined)
    return `参数 \${${odd.key}} 要写成小写字母开头的驼峰，如 \${${camelCase(odd.key.toLowerCase())}}`;
  const declared = params.flatMap(({ key, type }) =>
    (type === 'period' ? [`${key}From`, `${key}To`] : [key]).map((name) => ({ key: name, kind: 'text' as const })),
  );
  const outputs = outputsOf(asked.sql, declared, asked.parseSql);
  if (typeof outputs === 'string') return outputs;
  const bad = outputs.names.find((output) => !/^[a-z][A-Za-z0-9]{0,39}$/.test(camelCase(output)));
  if (bad !== undefined) return `输出列 "${bad}" 不能作 key：请用 as 起一个英文名，中文写进标题`;
  const title = titleOf(asked);
  const draft = (typed: readonly InferredParam[], columns: readonly Column[]): SourceFile[] =>
    filesOf(asked, title.text, typed, columns);
  const plain = outputs.names.map((output) => ({ key: camelCase(output), title: output, type: 'normal' }));
  const settled = await settleTypes(asked, params, (typed) => draft(typed, plain));
  if ('problems' in settled) return { files: [], decided: [], unclear: [], problems: settled.problems };
  const described = columnsOf(outputs, settled, before);
  const files = draft(settled.params, described.columns);
  const problems = asked.compile(withFiles(asked.own, files)).problems;
  const known = new Set(before.problems.map(({ file, message }) => file + message));
  return {
    files,
    decided: [
      ...settled.params.flatMap(({ key, type, evidence }) =>
        evidence === undefined ? [] : [`参数 ${key}：${type}，${evidence}`],
      ),
      ...described.decided,
    ],
    unclear: [
      ...title.unclear,
      ...settled.params.flatMap(({ key, evidence }) =>
        evidence === undefined
          ? [`参数 ${key}：看不出类型，按文本（input）；标题写成了名字`]
          : [`参数 ${key} 的标题写成了名字`],
      ),
      ...described.unclear,
    ],
    problems: problems.filter(({ file, message }) => !known.has(file + message)),
  };
}

/** A comment at the very beginning is what the report is called. */
function titleOf({ id, sql }: ReportAsked): { text: string; unclear: string[] } {
  const [, comment] = /^\s*--\s*(\S[^\n]{0,60})/.exec(sql) ?? [];
  if (comment !== undefined) return { text: comment.trim(), unclear: [] };
  const name = id.split('/').at(-1) ?? id;
  return { text: name, unclear: [`标题写成了文件名 ${name}；SQL 第一行写 -- 标题 就用它`] };
}

function filesOf(
  { id, sql }: ReportAsked,
  title: string,
  params: readonly InferredParam[],
  columns: readonly Column[],
): SourceFile[] {
  const name = id.split('/').at(-1) ?? id;
  const value = {
    $schema: '../../schemas/report.schema.json',
    ...{ title, sql: `${name}.sql` },
    ...(params.length === 0 ? {} : { params: params.map(({ key, type }) => ({ key, title: key, type })) }),
    columns,
  };
  return [
    { path: `screens/${id}.report.json`, text: houseJson(value) },
    { path: `screens/${id}.sql`, text: sql },
  ];
}

export function withFiles(own: readonly SourceFile[], files: readonly SourceFile[]): SourceFile[] {
  const paths = new Set(files.map(({ path }) => path));
  return [...own.filter(({ path }) => !paths.has(path)), ...files];
}

interface Settled {
  params: readonly InferredParam[];
  report: Report;
  fields: readonly { name: string; type: string }[];
}

const OTHERS: readonly ParamType[] = Object.values(PARAM_TYPES);

/**
 * The types of parameters under which the database takes the SQL: of those nothing tells, one after the other is tried,
 * and what brings the database further is kept.
 */
async function settleTypes(
  asked: ReportAsked,
  params: readonly InferredParam[],
  draft: (params: readonly InferredParam[]) => SourceFile[],
): Promise<Settled | { problems: readonly Problem[] }> {
  const first = await described(asked, params, draft(params));
  let [best, found] = [params, first];
  for (const { key } of params.filter(({ evidence }) => evidence === undefined))
    for (const type of OTHERS) {
      if (!('problems' in found)) return found;
      const tried = best.map((param) => (param.key === key ? { ...param, type, evidence: TRIED } : param));
      const next = await described(asked, tried, draft(tried));
      if ('problems' in next && reached(next.problems) <= reached(found.problems)) continue;
      [best, found] = [tried, next];
      break;
    }
  return 'problems' in found ? first : found;
}

const TRIED = '只有这样数据库才接受这条 SQL';

/** How far the database came. */
const reached = ([problem]: readonly Problem[]): number =>
  problem === undefined ? 0 : problem.line * 10_000 + problem.column;

async function described(
  asked: ReportAsked,
  params: readonly InferredParam[],
  files: readonly SourceFile[],
): Promise<Settled | { problems: readonly Problem[] }> {
  const compiled = asked.compile(withFiles(asked.own, files));
  const report = compiled.reports.get(asked.id);
  const paths = new Set(files.map(({ path }) => path));
  const own = compiled.problems.filter(({ file, severity }) => paths.has(file) && severity === 'error');
  if (report === undefined || own.length > 0) return { problems: own };
  const cache = new Map<string, Description>();
  const alone = { ...compiled, reports: new Map([[report.id, report]]) };
  const found = await describeReports(asked.database, alone, { cache });
  const [description] = cache.values();
  if (description === undefined || 'error' in description) return { problems: found };
  return { params, report, fields: description.fields };
}

/** Columns by the database's types; what a field of a table it reads says of the same column goes before. */
function columnsOf(outputs: Outputs, { report, fields }: Settled, { models }: Compiled) {
  const types = new Map(fields.map(({ name, type }) => [name, type]));
  const read = [...models.values()].filter(({ table }) => report.relations.includes(table));
  const decided: string[] = [];
  const unclear: string[] = [];
  const columns = outputs.names.map((output) => {
    const key = camelCase(output);
    const type = types.get(output) ?? 'text';
    const field = read.flatMap((model) =>
      model.fields.filter((each) => each.column === (outputs.columns.get(output) ?? output)),
    )[0];
    const cell = cellFor(type);
    const same = field !== undefined && sameCell(field, cell, type);
    decided.push(`列 ${key}：数据库给出 ${type}${same ? `，标题与样子取自字段 ${field.title}` : ''}`);
    if (!same) unclear.push(`列 ${key} 的标题写成了 ${output}`);
    if (cell === 'inputNumber') unclear.push(`列 ${key} 要合计就写 "statistics": ["sum"]，比率写 total`);
    return same
      ? likeField(key, field, cell)
      : { key, title: output, type: cell, ...(/^int/.test(type) ? { precision: 0 } : {}) };
  });
  if (!outputs.names.includes('id')) unclear.push('没有写 query：想按哪些列筛选，写进 query');
  return { columns, decided, unclear };
}

const sameCell = ({ kind }: Field, cell: string, type: string): boolean =>
  cell === 'normal'
    ? !['number', 'date', 'datetime'].includes(kind) && type !== 'bool'
    : cell === 'inputNumber'
      ? kind === 'number'
      : kind === cell;

function likeField(key: string, { title, cell, dictCode }: Field, type: string): Column {
  const choice = type === 'normal' && dictCode !== undefined && 'dictCode' in cell && !cellTraits[cell.type].tree;
  return {
    ...{ key, title },
    ...(choice ? { type: 'select', dictCode } : { type }),
    ...(type === 'inputNumber' && 'precision' in cell && cell.precision !== undefined
      ? { precision: cell.precision }
      : {}),
    ...('unit' in cell && cell.unit !== undefined ? { unit: cell.unit } : {}),
  };
}
