import type { BoardFile, BoardPart as DeclaredPart } from '../../../schemas/generated/types.ts';
import { planChart } from '../../charts/planChart.ts';
import { isAdditive } from '../../measures/additive.ts';
import { systemFields } from '../../names.ts';
import type { BoardDimension, BoardDrill, BoardMeasure, BoardPart, BoardPlan } from '../../plan/board.ts';
import type { Model } from '../../plan/compiled.ts';
import type { Measure } from '../../plan/measure.ts';
import type { PlanBase } from '../../plan/Plan.ts';
import { dictCodeOf } from '../linkFields.ts';

/** A sound board's plan. */
export function planBoard(base: PlanBase, file: BoardFile, model: Model): BoardPlan {
  const all = dimensionsIn(model);
  const numbering = { next: 0 };
  const parts = file.parts.map((part) => planPart(part, all, numbering));
  const used = usedIn(file);
  const dimensions = Object.fromEntries([...all].filter(([key]) => used.has(key)));
  const measures = model.measures.filter(({ key }) => used.has(key));
  const named = new Set(measures.flatMap(({ columns: keys }) => keys));
  const madeOf = Object.fromEntries([...all].filter(([key]) => named.has(key)));
  const { period, compare = 'previous', refresh } = file;
  const date = period && all.get(period.column);
  return {
    ...base,
    dictCodes: [...new Set(Object.values({ ...dimensions, ...madeOf }).flatMap(({ dictCode }) => dictCode ?? []))],
    type: 'board',
    open: file.open === true,
    model: model.id,
    filters: (file.filters ?? []).map(({ key, title, required, defaultValue }) => ({
      key,
      title: title ?? all.get(key)?.title ?? key,
      required: required === true,
      ...(defaultValue === undefined ? {} : { defaultValue }),
    })),
    compare,
    measures: Object.fromEntries(measures.map((measure) => [measure.key, shownMeasure(measure)])),
    dimensions,
    madeOf,
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

/** The columns of a model that may group, filter or say the day. */
export function dimensionsIn(model: Model): ReadonlyMap<string, BoardDimension> {
  const own = model.fields.map(({ key, title, kind, cell }): [string, BoardDimension] => {
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
      },
    ];
  });
  const system = systemFields.map(({ key, title, kind }): [string, BoardDimension] => [key, { key, title, kind }]);
  return new Map([...system, ...own]);
}

function shownMeasure({ columns: _columns, ratio: _ratio, ...shown }: Measure): BoardMeasure {
  return { ...shown, additive: isAdditive(shown.node) };
}

const WIDTHS = { figure: 6, chart: 12, notices: 8 } as const satisfies Partial<Record<DeclaredPart['type'], number>>;

function planPart(
  part: DeclaredPart,
  all: ReadonlyMap<string, BoardDimension>,
  numbering: { next: number },
): BoardPart {
  numbering.next += 1;
  const { title } = part;
  const width = part.width ?? (WIDTHS as Partial<Record<DeclaredPart['type'], number>>)[part.type] ?? 24;
  const ignores = 'ignores' in part ? (part.ignores ?? []) : [];
  const drill = 'drill' in part && part.drill ? { drill: drillOf(part.drill) } : {};
  const base = { id: `p${numbering.next}`, width, ignores, ...(title === undefined ? {} : { title }), ...drill };
  const inner = (parts: readonly DeclaredPart[]) => parts.map((each) => planPart(each, all, numbering));
  switch (part.type) {
    case 'figure':
      return { ...base, type: 'figure', measure: part.measure, spark: part.spark !== false };
    case 'chart': {
      const chart = planChart(part.chart);
      const { x, series, y } = chart;
      const dimensions = [...(x === undefined ? [] : [x]), ...(series === undefined ? [] : [series])];
      return {
        ...base,
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
      return { ...base, type: 'table', dimensions, measures, sort, top, cross: part.cross === true };
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

/** Keys of the columns and measures that a board names. */
function usedIn(file: BoardFile): ReadonlySet<string> {
  const used = new Set<string>((file.filters ?? []).map(({ key }) => key));
  if (file.period) used.add(file.period.column);
  const visit = (part: DeclaredPart): void => {
    if (part.type === 'figure') used.add(part.measure);
    else if (part.type === 'table') for (const key of [...part.dimensions, ...part.measures]) used.add(key);
    else if (part.type === 'chart') {
      const { x, series, y } = planChart(part.chart);
      for (const key of [x, series, ...y.map((each) => each.key)]) if (key !== undefined) used.add(key);
    } else if (part.type === 'group') for (const each of part.parts) visit(each);
    else if (part.type === 'tabs') for (const tab of part.tabs) for (const each of tab.parts) visit(each);
  };
  for (const each of file.parts) visit(each);
  return used;
}
