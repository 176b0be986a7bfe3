import type { ModelFile } from '../../schemas/generated/types.ts';
import type { Field, Model, ModelFacts, Report, ReportColumn } from '../plan/compiled.ts';
import { sentences } from '../problems.ts';
import type { Document } from './documents.ts';
import type { Declared, Linker } from './Linker.ts';

type Outputs = ReadonlyMap<string, ReportColumn>;

/** What tables are worked out of. */
export interface FactsWorld {
  /** Those that tables are made of, by id. */
  reports: ReadonlyMap<string, Report>;
  /** By table. */
  tables: ReadonlyMap<string, { model: Model }>;
  /** By the id of a model the tables of those that have it as a sub-table, by comma. */
  mains: ReadonlyMap<string, string>;
  /** Tables that are worked out themselves. */
  made: ReadonlyMap<string, unknown>;
}

/** The model with how its rows are worked out; what of it cannot be is told. */
export function linkFacts(linker: Linker, file: Declared<ModelFile>, model: Model, world: FactsWorld): Model {
  const { value, document } = file;
  const { facts } = value;
  if (facts === undefined) return model;
  for (const key of ['subTables', 'tree', 'rest'] as const)
    if (value[key] !== undefined)
      linker.report(document, 'facts-model', sentences['facts-model'](model.title, key), [key], 'key');
  const dates = new Map(model.fields.filter(({ kind }) => kind === 'date').map((field) => [field.key, field]));
  const day = linker.reference(document, '日期字段', facts.day, dates, ['facts', 'day']);
  const report = linker.reference(document, '报表', facts.report, world.reports, ['facts', 'report']);
  if (report === undefined || day === undefined) return model;
  if (report.dataSource !== undefined) {
    const sentence = sentences['foreign-report'](report.id, '用来算出一张表', '请换一张读本系统数据的报表');
    linker.report(document, 'foreign-report', sentence, ['facts', 'report']);
    return model;
  }
  const periods = new Map(report.params.filter(({ period }) => period).map((param) => [param.key, param]));
  linker.reference(document, '区间参数', facts.period, periods, ['facts', 'period']);
  checkReport(linker, document, report, facts.period, world);
  const sources = sourcesOf(linker, document, facts, report, world);
  const narrowedBy = narrowing(report, world);
  checkScopes(linker, file, model, narrowedBy);
  // By columns, which stay when a key is renamed.
  const outputs: Outputs = new Map(report.columns.map((column) => [column.column, column]));
  const fields = fieldsOf(linker, document, model, outputs, report.id);
  const madeOf = new Map(
    fields.flatMap(({ key, column }) => {
      const of = outputs.get(column)?.madeOf;
      return of === undefined ? [] : [[key, of] as const];
    }),
  );
  return {
    ...model,
    fields,
    facts: {
      report: report.id,
      period: facts.period,
      day: day.column,
      sources,
      narrowedBy: narrowedBy.map(({ table }) => table),
      madeOf,
    },
  };
}

function checkReport(linker: Linker, document: Document, report: Report, period: string, { made }: FactsWorld): void {
  const required = report.params.find((param) => param.required && param.key !== period);
  const session = report.bindings.find((binding) => 'session' in binding && binding.session !== 'tenantId');
  const chained = report.relations.find((table) => made.has(table));
  const why = [
    ...(required ? [`参数 ${required.key} 是必填的`] : []),
    ...(session ? ['它的 SQL 随当前用户而变'] : []),
    ...(chained ? [`它读的 ${chained} 自己也是算出的`] : []),
  ];
  if (why.length > 0)
    linker.report(document, 'facts-report', sentences['facts-report'](report.id, why.join('，')), ['facts', 'report']);
}

function sourcesOf(
  linker: Linker,
  document: Document,
  { dates }: NonNullable<ModelFile['facts']>,
  report: Report,
  { tables }: FactsWorld,
): ModelFacts['sources'] {
  const read = new Map(
    report.relations.flatMap((table) => tables.get(table)?.model ?? []).map((each) => [each.id, each]),
  );
  const dated = new Map<string, string>();
  for (const [index, { model: id, field: key }] of (dates ?? []).entries()) {
    const path = ['facts', 'dates', index];
    const source = linker.reference(document, '报表读到的模型', id, read, [...path, 'model']);
    const days = (source?.fields ?? []).filter(({ kind }) => kind === 'date' || kind === 'datetime');
    const field =
      source &&
      linker.reference(document, '日期字段', key, new Map(days.map((each) => [each.key, each])), [...path, 'field']);
    if (source !== undefined && field !== undefined) dated.set(source.table, field.column);
  }
  return report.relations.map((table) => {
    const date = dated.get(table);
    return { table, ...(date === undefined ? {} : { date }) };
  });
}

/** The models whose scopes say which rows of the sources somebody sees. */
function narrowing(report: Report, { tables, mains }: FactsWorld): Model[] {
  const sources = report.relations.flatMap((table) => tables.get(table)?.model ?? []);
  const above = sources.flatMap(({ id }) => mains.get(id)?.split(',') ?? []);
  return [...sources, ...above.flatMap((table) => tables.get(table)?.model ?? [])];
}

/** Whoever sees some of the sources' rows must not see what all of them add up to. */
function checkScopes(
  linker: Linker,
  { value, document }: Declared<ModelFile>,
  model: Model,
  sources: readonly Model[],
): void {
  const own = new Map(model.scopes?.map(({ key, takes }) => [key, takes !== undefined]));
  // Of those that cannot be read that is told.
  const told = new Set(value.scopes?.flatMap(({ key }) => (own.has(key) ? [] : [key])));
  for (const { title, scopes = [] } of sources)
    for (const { key, takes } of scopes) {
      const isGranted = takes !== undefined;
      if (own.get(key) === isGranted || told.has(key)) continue;
      told.add(key);
      linker.report(document, 'facts-scope', sentences['facts-scope'](title, key, isGranted), ['facts', 'report']);
    }
}

/** Each column of the table is an output of the report, and as restricted as what that is made of. */
function fieldsOf(linker: Linker, document: Document, model: Model, outputs: Outputs, report: string): Field[] {
  return model.fields.map((field, index) => {
    const output = outputs.get(field.column);
    const why =
      output === undefined ? `没有输出列 ${field.column}` : output.kind === field.kind ? undefined : '类型不同';
    if (why !== undefined)
      linker.report(document, 'facts-field', sentences['facts-field'](field.key, report, why), [
        'fields',
        index,
        'key',
      ]);
    if (output?.madeOf === undefined && output?.restricted !== true) return field;
    return { ...field, restricted: true, cell: { ...field.cell, restricted: true } };
  });
}
