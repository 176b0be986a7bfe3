import { cellNames } from '../../../schemas/generated/language.ts';
import type { BoardFile, BoardGroup, BoardPart as DeclaredPart } from '../../../schemas/generated/types.ts';
import { OF_REPORT } from '../../boards/parts.ts';
import { planChart } from '../../charts/checkChart.ts';
import { isAdditive } from '../../measures/traits.ts';
import { systemFields } from '../../names.ts';
import type { BoardDimension, BoardDrill, BoardMeasure, BoardPart, BoardPlan, BoardSource } from '../../plan/board.ts';
import type { Model, Report } from '../../plan/compiled.ts';
import type { Measure } from '../../plan/measure.ts';
import type { PlanBase } from '../../plan/Plan.ts';
import { dictCodeOf } from '../linkFields.ts';

/** A sound board's plan. */
export function planBoard(base: PlanBase, file: BoardFile, world: Countables): BoardPlan {
  const numbering = { next: 0 };
  const { period, compare = 'previous', refresh } = file;
  const parts = file.parts.map((part) => planPart(part, countedByAll(file), numbering));
  const sources = Object.fromEntries(
    [...usedIn(file)].flatMap(([key, used]) => {
      const counted = countedIn(world, key);
      return counted === undefined ? [] : [[key, sourceIn(counted, used)] as const];
    }),
  );
  const columns = sources[file.model]?.dimensions ?? {};
  const all = Object.values(sources).flatMap(({ dimensions, madeOf }) => Object.values({ ...dimensions, ...madeOf }));
  const date = period && columns[period.column];
  return {
    ...base,
    dictCodes: [...new Set(all.flatMap(({ dictCode }) => dictCode ?? []))],
    type: 'board',
    open: file.open === true,
    model: file.model,
    filters: (file.filters ?? []).map(({ key, title, required, defaultValue }) => ({
      key,
      title: title ?? columns[key]?.title ?? key,
      required: required === true,
      ...(defaultValue === undefined ? {} : { defaultValue }),
    })),
    compare,
    sources,
    parts,
    ...(refresh === undefined ? {} : { refresh }),
    ...(period === undefined || date === undefined
      ? {}
      : {
          period: {
            key: period.column,
            title: date.title,
            defaultValue: period.defaultValue ?? 'last30',
            until: period.until ?? 'today',
            grain: period.grain ?? 'day',
          },
        }),
  };
}

/** The models and reports whose rows may be counted. */
export interface Countables {
  models: ReadonlyMap<string, Model>;
  reports: ReadonlyMap<string, Report>;
}

/** A model or report by its key among a board's sources; undefined: there is none. */
export function countedIn({ models, reports }: Countables, key: string): Model | Report | undefined {
  return key.startsWith(OF_REPORT) ? reports.get(key.slice(OF_REPORT.length)) : models.get(key);
}

/** What parts name of a model or report. */
function sourceIn(counted: Model | Report, used: ReadonlySet<string>): BoardSource {
  const all = dimensionsIn(counted);
  const measures = counted.measures.filter(({ key }) => used.has(key));
  const named = new Set(measures.flatMap(({ columns: keys }) => keys));
  const among = (keys: ReadonlySet<string>) => Object.fromEntries([...all].filter(([key]) => keys.has(key)));
  return {
    ...('sql' in counted ? { report: counted.id } : {}),
    measures: Object.fromEntries(measures.map((measure) => [measure.key, shownMeasure(measure)])),
    dimensions: among(used),
    madeOf: among(named),
  };
}

/** The columns of a model or report that may group, filter or say the day. */
export function dimensionsIn(counted: Model | Report): ReadonlyMap<string, BoardDimension> {
  if ('sql' in counted)
    return new Map(
      counted.columns.map(({ key, title, kind, dictCode, names }) => [
        key,
        {
          key,
          title,
          kind,
          ...(dictCode === undefined ? {} : { dictCode }),
          ...(names === undefined ? {} : { names }),
        },
      ]),
    );
  const own = counted.fields.map(({ key, title, kind, cell }): [string, BoardDimension] => {
    const dictCode = dictCodeOf(cell);
    const options = 'options' in cell ? cell.options : undefined;
    return [
      key,
      {
        key,
        title,
        kind,
        ...(dictCode === undefined ? {} : { dictCode }),
        ...(options === undefined ? {} : { options }),
        ...(cellNames[cell.type] === undefined ? {} : { names: cell.type }),
      },
    ];
  });
  const system = systemFields.map(({ key, title, kind }): [string, BoardDimension] => [key, { key, title, kind }]);
  return new Map([...system, ...own]);
}

function shownMeasure(measure: Measure): BoardMeasure {
  const { columns: _columns, ratio: _ratio, line, ...shown } = measure;
  return { ...shown, line, additive: isAdditive(shown.node) };
}

const WIDTHS = { figure: 6, chart: 12, notices: 8 } as const satisfies Partial<Record<DeclaredPart['type'], number>>;

/** What the parts of a group have in common. */
export interface Counted {
  /** Key of the model or report whose rows are counted. */
  source: string;
  /** The column of the period. */
  date?: string;
  /** Keys of filters, and `period`, that do not reach them. */
  ignores: readonly string[];
  /** Of another model or a report: its columns by the key of the filter that narrows them. */
  reach?: Readonly<Record<string, string>>;
  /** Of a report: its parameters, and the filter or `period` that gives each its value. */
  params?: Readonly<Record<string, string>>;
}

/** What the parts of a board count that say nothing else. */
export const countedByAll = ({ model, period }: BoardFile): Counted => ({
  source: model,
  ignores: [],
  ...(period ? { date: period.column } : {}),
});

/** What a part counts, where it stands in a group that counts `outer`. */
export function countedBy(part: DeclaredPart, outer: Counted): Counted {
  const { model, report, date, filters, params, ignores = [] } = part as Partial<BoardGroup>;
  const source = report === undefined ? (model ?? outer.source) : `${OF_REPORT}${report}`;
  return {
    ...(source === outer.source ? outer : {}),
    source,
    ignores: [...new Set([...outer.ignores, ...ignores])],
    ...(date === undefined ? {} : { date }),
    ...(filters === undefined ? {} : { reach: filters }),
    ...(params === undefined ? {} : { params }),
  };
}

function planPart(part: DeclaredPart, outer: Counted, numbering: { next: number }): BoardPart {
  numbering.next += 1;
  const { title } = part;
  const width = part.width ?? (WIDTHS as Partial<Record<DeclaredPart['type'], number>>)[part.type] ?? 24;
  const counted = countedBy(part, outer);
  const drill = 'drill' in part && part.drill ? { drill: drillOf(part.drill) } : {};
  const base = {
    id: `p${numbering.next}`,
    width,
    ignores: counted.ignores,
    ...(title === undefined ? {} : { title }),
    ...drill,
  };
  const counting = { ...base, ...counted };
  const inner = (parts: readonly DeclaredPart[]) => parts.map((each) => planPart(each, counted, numbering));
  switch (part.type) {
    case 'figure':
      return { ...counting, type: 'figure', measure: part.measure, spark: part.spark !== false };
    case 'chart': {
      const chart = planChart(part.chart);
      const { x, series, y } = chart;
      const dimensions = [...(x === undefined ? [] : [x]), ...(series === undefined ? [] : [series])];
      return {
        ...counting,
        type: 'chart',
        chart,
        dimensions,
        measures: y.map(({ key }) => key),
        cross: part.cross === true,
      };
    }
    case 'table': {
      const sort = part.sort ?? { key: part.measures[0], order: 'desc' as const };
      const { dimensions, measures, top = 20 } = part;
      return { ...counting, type: 'table', dimensions, measures, sort, top, cross: part.cross === true };
    }
    case 'text':
      return { ...base, type: 'text', text: part.text };
    case 'group':
      return { ...base, type: 'group', parts: inner(part.parts) };
    case 'tabs':
      return { ...base, type: 'tabs', tabs: part.tabs.map((tab) => ({ title: tab.title, parts: inner(tab.parts) })) };
    default:
      return { ...base, type: part.type };
  }
}

const drillOf = ({ screen, keys = {} }: { screen: string; keys?: Readonly<Record<string, string>> }): BoardDrill => ({
  screen,
  keys,
});

/** Keys of the columns and measures that a board names, by the model they are of. */
export function usedIn(file: BoardFile): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (model: string, keys: readonly (string | undefined)[]): void => {
    const used = found.get(model) ?? new Set();
    found.set(model, used);
    for (const key of keys) if (key !== undefined) used.add(key);
  };
  const visit = (part: DeclaredPart, outer: Counted): void => {
    const counted = countedBy(part, outer);
    if (part.type === 'group') for (const each of part.parts) visit(each, counted);
    if (part.type === 'tabs') for (const tab of part.tabs) for (const each of tab.parts) visit(each, counted);
    const keys = namedBy(part);
    if (keys !== undefined) add(counted.source, [counted.date, ...Object.values(counted.reach ?? {}), ...keys]);
  };
  add(file.model, [file.period?.column, ...(file.filters ?? []).map(({ key }) => key)]);
  for (const each of file.parts) visit(each, countedByAll(file));
  return found;
}

/** The columns and measures a part names; undefined: it asks for no figures. */
function namedBy(part: DeclaredPart): (string | undefined)[] | undefined {
  if (part.type === 'figure') return [part.measure];
  if (part.type === 'table') return [...part.dimensions, ...part.measures];
  if (part.type !== 'chart') return undefined;
  const { x, series, y } = planChart(part.chart);
  return [x, series, ...y.map((each) => each.key)];
}
