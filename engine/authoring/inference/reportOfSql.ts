import { cellTraits } from '../../../schemas/generated/language.ts';
import type { SourceFile } from '../../compile/documents.ts';
import { camelCase } from '../../names.ts';
import type { Compiled, Field, Model } from '../../plan/compiled.ts';
import { endsOf } from '../../queries/periods.ts';
import type { ParseSql } from '../../reportSql/gate.ts';
import { cellFor } from '../../reportSql/outputCells.ts';
import { houseJson } from '../houseJson.ts';
import type { Inferred } from './Inferred.ts';
import { type Outputs, outputsOf } from './outputsOf.ts';
import { type InferredParam, paramsOf } from './paramTypes.ts';

export interface SqlGiven {
  /** `market/city-ranking` */
  id: string;
  sql: string;
}

/** A report as far as the text of its SQL tells it. */
export interface ReportOutline {
  title: string;
  params: readonly InferredParam[];
  outputs: Outputs;
  unclear: readonly string[];
}

type Column = Record<string, unknown>;

const KEY = /^[a-z][A-Za-z0-9]{0,39}$/;

/** What the text tells of a report; or why it can be none. */
export function outlineOf(given: SqlGiven, models: readonly Model[], parseSql: ParseSql): ReportOutline | string {
  const params = paramsOf(given.sql, models);
  const odd = params.find(({ key }) => !KEY.test(key));
  if (odd !== undefined)
    return `参数 \${${odd.key}} 要写成小写字母开头的驼峰，如 \${${camelCase(odd.key.toLowerCase())}}`;
  const declared = params.flatMap((param) => placesOf(param).map((key) => ({ key, kind: 'text' as const })));
  const outputs = outputsOf(given.sql, declared, parseSql);
  if (typeof outputs === 'string') return outputs;
  const bad = outputs.names.find((output) => !KEY.test(camelCase(output)));
  if (bad !== undefined) return `输出列 "${bad}" 不能作 key：请用 as 起一个英文名，中文写进标题`;
  const { text: title, unclear } = titleOf(given);
  return { title, params, outputs, unclear };
}

/** What stands in the SQL for a parameter. */
const placesOf = ({ key, type }: InferredParam): readonly string[] => (type === 'period' ? endsOf(key) : [key]);

/** A comment at the very beginning is what the report is called. */
function titleOf({ id, sql }: SqlGiven): { text: string; unclear: string[] } {
  const [, comment] = /^\s*--\s*(\S[^\n]{0,60})/.exec(sql) ?? [];
  if (comment !== undefined) return { text: comment.trim(), unclear: [] };
  const name = nameOf(id);
  return { text: name, unclear: [`标题写成了文件名 ${name}；SQL 第一行写 -- 标题 就用它`] };
}

const nameOf = (id: string): string => id.split('/').at(-1) ?? id;

/** The report and its SQL beside it. */
export function filesOf(
  { id, sql }: SqlGiven,
  title: string,
  { params, needs }: { params: readonly InferredParam[]; needs: ReadonlySet<string> },
  columns: readonly Column[],
): SourceFile[] {
  const name = nameOf(id);
  const value = {
    $schema: '../../schemas/report.schema.json',
    title,
    sql: `${name}.sql`,
    ...(params.length === 0 ? {} : { params: params.map((param) => declaredParam(param, needs)) }),
    columns,
  };
  return [
    { path: `screens/${id}.report.json`, text: houseJson(value) },
    { path: `screens/${id}.sql`, text: sql },
  ];
}

const declaredParam = (param: InferredParam, needs: ReadonlySet<string>) => ({
  key: param.key,
  title: param.key,
  type: param.type,
  ...(placesOf(param).some((name) => needs.has(name)) ? { required: true } : {}),
});

/** What is known of the outputs: PostgreSQL's names of their types, who says so, and the models they are read from. */
export interface OutputFacts {
  types: ReadonlyMap<string, string>;
  by: string;
  read: readonly Model[];
}

/** What is chosen for the outputs and the parameters, and why. */
export function reportOf(
  given: SqlGiven,
  { title, outputs, unclear }: ReportOutline,
  params: readonly InferredParam[],
  facts: OutputFacts,
): Omit<Inferred, 'problems'> {
  const columns = columnsOf(outputs, facts);
  return {
    files: filesOf(given, title, { params, needs: outputs.needs }, columns.columns),
    decided: [
      ...params.flatMap(({ key, type, evidence }) =>
        evidence === undefined ? [] : [`参数 ${key}：${type}，${evidence}`],
      ),
      ...columns.decided,
    ],
    unclear: [
      ...unclear,
      ...params.map(({ key, evidence }) =>
        evidence === undefined
          ? `参数 ${key}：看不出类型，按文本（input）；标题写成了名字`
          : `参数 ${key} 的标题写成了名字`,
      ),
      ...columns.unclear,
    ],
  };
}

/** Columns by the outputs' types; what a field of a table they are read from says of the same column goes before. */
function columnsOf(outputs: Outputs, { types, by, read }: OutputFacts) {
  const decided: string[] = [];
  const unclear: string[] = [];
  const columns = outputs.names.map((output) => {
    const key = camelCase(output);
    const type = types.get(output);
    const field = fieldBehind(outputs, read, output);
    const cell = cellFor(type ?? 'text');
    const same = field !== undefined && sameCell(field, cell, type ?? 'text');
    if (type !== undefined)
      decided.push(`列 ${key}：${by} ${type}${same ? `，标题与样子取自字段 ${field.title}` : ''}`);
    else unclear.push(`列 ${key}：看不出类型，按文本`);
    if (!same) unclear.push(`列 ${key} 的标题写成了 ${output}`);
    if (cell === 'inputNumber') unclear.push(`列 ${key} 要合计就写 "statistics": ["sum"]，比率写 total`);
    return same
      ? likeField(key, field, cell)
      : { key, title: output, type: cell, ...(/^int/.test(type ?? '') ? { precision: 0 } : {}) };
  });
  if (!outputs.names.includes('id')) unclear.push('没有写 query：想按哪些列筛选，写进 query');
  return { columns, decided, unclear };
}

const fieldBehind = (outputs: Outputs, read: readonly Model[], output: string): Field | undefined =>
  read.flatMap((model) => model.fields.filter((each) => each.column === (outputs.columns.get(output) ?? output)))[0];

const sameCell = ({ kind }: Field, cell: string, type: string): boolean =>
  cell === 'normal'
    ? !['number', 'date', 'datetime'].includes(kind) && type !== 'bool'
    : cell === 'inputNumber'
      ? kind === 'number'
      : kind === cell;

function likeField(key: string, { title, cell, dictCode }: Field, type: string): Column {
  const choice = type === 'normal' && dictCode !== undefined && 'dictCode' in cell && !cellTraits[cell.type].tree;
  return {
    key,
    title,
    ...(choice ? { type: 'select', dictCode } : { type }),
    ...(type === 'inputNumber' && 'precision' in cell && cell.precision !== undefined
      ? { precision: cell.precision }
      : {}),
    ...('unit' in cell && cell.unit !== undefined ? { unit: cell.unit } : {}),
  };
}

/** PostgreSQL's names of the types of columns. */
const STORED: Partial<Record<Field['store']['type'], string>> = {
  integer: 'int4',
  bigint: 'int8',
  decimal: 'numeric',
  date: 'date',
  timestamp: 'timestamp',
  time: 'time',
};

/** The report where no database can be asked: types by what is written, and by the fields outputs are taken from. */
export function reportByText(
  given: SqlGiven,
  compiled: Pick<Compiled, 'models'>,
  parseSql: ParseSql,
): Inferred | string {
  const models = [...compiled.models.values()];
  const outline = outlineOf(given, models, parseSql);
  if (typeof outline === 'string') return outline;
  const words = new Set(given.sql.toLowerCase().match(/\w+/g));
  const read = models.filter(({ table }) => words.has(table));
  const types = outline.outputs.names.flatMap((output): [string, string][] => {
    const field = fieldBehind(outline.outputs, read, output);
    const type = outline.outputs.types.get(output) ?? (field && (STORED[field.store.type] ?? 'varchar'));
    return type === undefined ? [] : [[output, type]];
  });
  return {
    ...reportOf(given, outline, outline.params, { types: new Map(types), by: 'SQL 与字段写着', read }),
    problems: [],
  };
}
