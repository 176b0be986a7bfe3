import { type Across, pivotColumns } from '../../engine/lists/pivotColumns.ts';
import { headingsOf } from '../../engine/plan/headings.ts';
import type { PlanColumn, PlanQueryItem, ReportPlan } from '../../engine/plan/Plan.ts';
import { type Asking, presetValue } from '../../engine/queries/presets.ts';
import { optionsOf } from '../../engine/values/optionsOf.ts';
import { valueTypes } from '../../engine/values/valueTypes.ts';
import type { CsvColumn } from '../records/transfer/csv.ts';
import { choicesOf, type DictionaryTexts, dictOptions, wireColumn, wireQueryItem } from '../records/wire/wireMeta.ts';
import type { ReportShape } from './reportShape.ts';

/** What a report's page shows, without columns hidden from the actor. */
export interface ReportView {
  code: string;
  title: string;
  columns: PlanColumn[];
  query: PlanQueryItem[];
}

/** As the screen on the report says, else as the report's own declaration would. */
export function reportView(shape: ReportShape, plan: ReportPlan | undefined): ReportView {
  const { code, title } = shape.report;
  const known = ({ key }: { key: string }) => shape.where.has(key);
  return {
    code,
    title: plan?.title ?? title,
    columns: plan?.columns.filter(known) ?? ownColumns(shape),
    query: plan?.query.filter((item) => item.param || known(item)) ?? ownQuery(shape),
  };
}

function ownColumns(shape: ReportShape): PlanColumn[] {
  return shape.columns.map(({ key, title, kind, figure, dictCode }) => ({
    key,
    title,
    kind,
    type: 'normal' as const,
    sortable: true,
    hidden: false,
    ...(figure ? { statistics: ['sum' as const] } : {}),
    ...(dictCode === undefined ? {} : { dictCode }),
  }));
}

const plain = { type: 'input', folded: false } as const;

function ownQuery({ report, columns }: ReportShape): PlanQueryItem[] {
  const params = report.params.map(({ key, title, kind, required, period, defaultValue, values }) => ({
    ...plain,
    ...(period ? ({ type: 'date', dayRange: true } as const) : {}),
    key,
    title,
    kind,
    required,
    mode: 'single' as const,
    param: true,
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(values === undefined ? {} : { options: values.map((value) => ({ value, text: value })) }),
  }));
  const filters = report.query.flatMap(({ key, mode }) => {
    const column = columns.find((each) => each.key === key);
    if (!column) return [];
    const { title, kind, dictCode } = column;
    const base = { ...plain, key, title, kind, mode, required: false, param: false };
    return [{ ...base, ...(dictCode === undefined ? {} : { dictCode }) }];
  });
  return [...params, ...filters];
}

interface Viewed {
  view: ReportView;
  texts: DictionaryTexts;
}

/** `getRpColumns`: docs/contract.md, “Reports”. */
export function reportMeta({ view, texts }: Viewed) {
  const shown = view.columns.filter((column) => !column.hidden);
  return {
    columns: shown.map((column) => wireColumn(column, texts)),
    dictOptions: dictOptions(shown, texts),
    cgRpConfigId: view.code,
    cgRpConfigName: view.title,
    fieldHrefSlots: [],
  };
}

/** Whether columns share headings, as `getColumnsAndData` says it. */
export function isGroupTitle({ columns }: ReportView): '1' | '0' {
  return columns.some((column) => !column.hidden && headingsOf(column).length > 0) ? '1' : '0';
}

/** `getQueryInfo`: parameters of the SQL first. */
export function reportQueryInfo({ view, texts }: Viewed, asking: Asking) {
  return view.query.map((item) => wireQueryItem(withPreset(item, asking), texts));
}

/** Names of days and of who asks stand for values here; that of a period is one of our own. */
function withPreset({ defaultValue, ...item }: PlanQueryItem, asking: Asking): PlanQueryItem {
  if (defaultValue === undefined || item.dayRange) return item;
  return { ...item, defaultValue: item.param ? presetValue(defaultValue, item.kind, asking) : defaultValue };
}

/** Columns of the exported file. */
export function reportCsvColumns(view: ReportView, texts: DictionaryTexts): CsvColumn[] {
  return csvColumns(view.columns, texts);
}

/** Columns of the exported file of a cross table. */
export function pivotCsvColumns(view: ReportView, across: Across, texts: DictionaryTexts): CsvColumn[] {
  const text = (value: unknown, column: PlanColumn): string => {
    const [named] = csvColumns([column], texts);
    return named ? valueTypes[named.kind].toText(value, named.options) : '';
  };
  return csvColumns(pivotColumns(view.columns, across, text), texts);
}

function csvColumns(columns: readonly PlanColumn[], texts: DictionaryTexts): CsvColumn[] {
  return columns
    .filter((column) => !column.hidden)
    .map((column) => {
      const { key, kind } = column;
      const title = [...headingsOf(column), column.title].join('/');
      return { key, title, kind, options: optionsOf(column, choicesOf(column, texts)) };
    });
}
