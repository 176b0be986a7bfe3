import type { BoardFile, BoardPart } from '../../../schemas/generated/types.ts';
import { checkChart, planChart } from '../../charts/checkChart.ts';
import { isAdditive } from '../../measures/traits.ts';
import { likeliest } from '../../nearest.ts';
import type { BoardDimension } from '../../plan/board.ts';
import type { ChartColumn, PlanChart } from '../../plan/chart.ts';
import type { Dictionary, ReportParam } from '../../plan/compiled.ts';
import type { Measure } from '../../plan/measure.ts';
import type { ValueKind } from '../../plan/Plan.ts';
import { sentences } from '../../problems.ts';
import { kindNames } from '../checks/Check.ts';
import { checkChoice, choicesFinder } from '../checks/choices.ts';
import type { Declared, Linker } from '../Linker.ts';
import type { Path } from '../places.ts';
import { type Countables, type Counted, countedBy, countedByAll, dimensionsIn } from './planBoard.ts';

const GROUPING: ReadonlySet<ValueKind> = new Set(['text', 'code', 'flag', 'reference', 'date', 'datetime', 'area']);
const CHOSEN: ReadonlySet<ValueKind> = new Set(['code', 'flag']);
const MOMENTS: ReadonlySet<ValueKind> = new Set(['date', 'datetime']);

type Fitting = (dimension: BoardDimension) => boolean;
/** What a filter offers: values of a closed set, or records by their names. */
const isChosen: Fitting = ({ kind, names }) => CHOSEN.has(kind) || names !== undefined;
const isGrouping: Fitting = ({ kind }) => GROUPING.has(kind);
const isMoment: Fitting = ({ kind }) => MOMENTS.has(kind);

/** What a board speaks of. */
interface BoardWorld extends Countables {
  dictionaries: ReadonlyMap<string, Dictionary>;
}

/** What is wrong with a board over its models; answers whether nothing is. */
export function checkBoard(linker: Linker, board: Declared<BoardFile>, world: BoardWorld): boolean {
  const before = linker.problems.length;
  new BoardCheck(linker, board, world, choicesFinder(world.dictionaries)).all();
  return linker.problems.length === before;
}

/** A model or report as its parts see it. */
interface Source {
  key: string;
  /** Parameters of a report. */
  params: readonly ReportParam[];
  dimensions: ReadonlyMap<string, BoardDimension>;
  measures: ReadonlyMap<string, Measure>;
}

class BoardCheck {
  private readonly sources = new Map<string, Source>();
  private readonly filters: ReadonlySet<string>;
  /** Measures that some part shows. */
  private readonly used: Measure[] = [];

  constructor(
    private readonly linker: Linker,
    private readonly board: Declared<BoardFile>,
    private readonly world: Countables,
    private readonly choicesOf: ReturnType<typeof choicesFinder>,
  ) {
    this.filters = new Set((board.value.filters ?? []).map(({ key }) => key));
  }

  all(): void {
    const { model, period, filters = [], parts } = this.board.value;
    const source = this.source(model, []);
    if (source === undefined) return;
    if (period) this.dimension(source, period.column, ['period', 'column'], isMoment, '期间');
    const seen = new Set<string>();
    for (const [index, { key, defaultValue }] of filters.entries()) {
      this.dimension(source, key, ['filters', index, 'key'], isChosen, '筛选项');
      if (seen.has(key))
        this.tell('duplicate-item', sentences['duplicate-item'](`"${key}"`), ['filters', index, 'key']);
      seen.add(key);
      const field = this.world.models.get(model)?.fields.find((each) => each.key === key);
      if (field !== undefined && defaultValue !== undefined)
        checkChoice(this.choicesOf(field.cell, field.kind), field.kind, defaultValue, (code, sentence) =>
          this.tell(code, sentence, ['filters', index, 'defaultValue']),
        );
    }
    this.parts(parts, countedByAll(this.board.value), ['parts']);
    if (
      this.board.value.compare === 'target' &&
      this.used.length > 0 &&
      this.used.every(({ target }) => target === undefined)
    )
      this.tell('compare-target', sentences['compare-target'](), ['compare']);
  }

  private source(key: string, path: Path): Source | undefined {
    const known = this.sources.get(key);
    if (known !== undefined) return known;
    const { document } = this.board;
    const { models, reports } = this.world;
    const report = key.replace(/^report:/, '');
    const counted =
      report === key
        ? this.linker.reference(document, '模型', key, models, [...path, 'model'])
        : this.linker.reference(document, '报表', report, reports, [...path, 'report']);
    if (counted === undefined) return undefined;
    if ('sql' in counted && counted.dataSource !== undefined) {
      const sentence = sentences['foreign-report'](report, '放进看板', '请用 type 为 report 的页面显示它');
      this.tell('foreign-report', sentence, [...path, 'report']);
      return undefined;
    }
    const measures = new Map(counted.measures.map((measure) => [measure.key, measure]));
    const params = 'sql' in counted ? counted.params : [];
    const made = { key, params, dimensions: dimensionsIn(counted), measures };
    this.sources.set(key, made);
    return made;
  }

  private tell(
    ...[code, sentence, path]: [Parameters<Linker['report']>[1], Parameters<Linker['report']>[2], Path]
  ): void {
    this.linker.report(this.board.document, code, sentence, path);
  }

  private dimension(
    { dimensions }: Source,
    key: string,
    path: Path,
    fits: Fitting,
    use: string,
  ): BoardDimension | undefined {
    const fitting = new Map([...dimensions].filter(([, dimension]) => fits(dimension)));
    const other = dimensions.get(key);
    if (other === undefined || fitting.has(key))
      return this.linker.reference(this.board.document, '字段', key, fitting, path);
    const known = [...fitting.keys()];
    this.tell('board-column', sentences['board-column'](use, key, kindNames[other.kind], known), path);
    return undefined;
  }

  private parts(parts: readonly BoardPart[], outer: Counted, path: Path): void {
    for (const [index, part] of parts.entries()) this.part(part, outer, [...path, index]);
  }

  private part(part: BoardPart, outer: Counted, path: Path): void {
    const counted = countedBy(part, outer);
    const source = this.source(counted.source, path);
    if (source === undefined) return;
    if ('date' in part && part.date !== undefined)
      this.dimension(source, part.date, [...path, 'date'], isMoment, '期间');
    if ('ignores' in part) this.ignored(part.ignores ?? [], [...path, 'ignores']);
    if ('filters' in part) this.mapped(source, part.filters ?? {}, [...path, 'filters']);
    if ('params' in part) this.handed(source, part.params ?? {}, [...path, 'params']);
    if ('report' in part && 'model' in part && part.report && part.model)
      this.tell('board-source', sentences['board-source'](part.report, part.model), [...path, 'report']);
    if (part.type === 'group') this.parts(part.parts, counted, [...path, 'parts']);
    if (part.type === 'tabs')
      for (const [index, tab] of part.tabs.entries()) this.parts(tab.parts, counted, [...path, 'tabs', index, 'parts']);
    if (part.type !== 'figure' && part.type !== 'chart' && part.type !== 'table') return;
    this.reached(source, counted, path);
    if (part.type === 'figure') this.measure(source, part.measure, [], counted, [...path, 'measure']);
    if (part.type === 'chart') this.chart(source, part, counted, path);
    if (part.type === 'table') this.table(source, part, counted, path);
    if ('cross' in part && part.cross === true && counted.source !== this.board.value.model)
      this.tell('board-cross', sentences['board-cross'](counted.source, this.board.value.model), [...path, 'cross']);
  }

  private ignored(ignores: readonly string[], path: Path): void {
    const known = new Map(
      [...this.filters, ...(this.board.value.period ? ['period'] : [])].map((each) => [each, true]),
    );
    for (const [index, key] of ignores.entries())
      this.linker.reference(this.board.document, '筛选项', key, known, [...path, index]);
  }

  private mapped(source: Source, filters: Readonly<Record<string, string>>, path: Path): void {
    const own = this.board.value.model;
    if (source.key === own) this.tell('board-filters', sentences['board-filters'](own), path);
    const known = this.sources.get(own)?.dimensions ?? new Map<string, BoardDimension>();
    for (const [key, column] of Object.entries(filters)) {
      if (!known.has(key)) {
        const keys = [...known.keys()];
        const sentence = sentences['unknown-reference']('筛选项', key, keys, likeliest(key, keys));
        this.linker.report(this.board.document, 'unknown-reference', sentence, [...path, key], 'key');
      }
      this.dimension(source, column, [...path, key], isChosen, '筛选项');
    }
  }

  /** What gives the parameters of a report their values. */
  private handed({ key: source, params }: Source, given: Readonly<Record<string, string>>, path: Path): void {
    const known = new Map(params.map((param) => [param.key, param]));
    const [filters, periods] = [new Map([...this.filters].map((key) => [key, true])), new Map([['period', true]])];
    for (const [key, filter] of Object.entries(given)) {
      const param = known.get(key);
      if (param === undefined) {
        const keys = [...known.keys()];
        const sentence = sentences['unknown-reference'](`${source} 的参数`, key, keys, likeliest(key, keys));
        this.linker.report(this.board.document, 'unknown-reference', sentence, [...path, key], 'key');
      } else
        this.linker.reference(this.board.document, '筛选项', filter, param.period ? periods : filters, [...path, key]);
    }
  }

  /** Every filter, and the period, reaches a part or is said not to. */
  private reached({ key: source, dimensions }: Source, { date, ignores, reach, params }: Counted, path: Path): void {
    const { value } = this.board;
    if (source === value.model) return;
    const said = new Set([...ignores, ...Object.keys(reach ?? {}), ...Object.values(params ?? {})]);
    const model = source.replace(/^report:/, '');
    if (value.period && date === undefined && !said.has('period')) {
      const dates = [...dimensions.values()].flatMap(({ key, kind }) => (MOMENTS.has(kind) ? [key] : []));
      this.tell('board-reach', sentences['board-reach']('期间', 'period', model, dates), path);
    }
    for (const key of this.filters)
      if (!said.has(key)) this.tell('board-reach', sentences['board-reach']('筛选', key, model), path);
  }

  /** A measure that is there, and whose currency something fixes. */
  private measure(
    { measures }: Source,
    key: string,
    grouped: readonly string[],
    { source, ignores, reach, params }: Counted,
    path: Path,
  ): Measure | undefined {
    const found = measures.get(key);
    if (found !== undefined) this.used.push(found);
    else this.unknownMeasure(measures, key, path);
    if (found?.currency === undefined) return found;
    const required = (this.board.value.filters ?? []).some(({ key: filter, required: must }) => {
      const column = source === this.board.value.model ? filter : reach?.[filter];
      const handed = Object.values(params ?? {}).includes(filter) ? filter : undefined;
      return must === true && !ignores.includes(filter) && (column ?? handed) === found.currency;
    });
    const fixed = grouped.includes(found.currency) || required;
    if (!fixed) this.tell('measure-currency', sentences['measure-currency'](key, found.currency), path);
    return found;
  }

  /** A column written for it means the one measure that is made of it. */
  private unknownMeasure(measures: Source['measures'], key: string, path: Path): void {
    const [made, another] = [...measures.values()].filter(({ columns }) => columns.length === 1 && columns[0] === key);
    if (made === undefined || another !== undefined)
      this.linker.reference(this.board.document, '指标', key, measures, path);
    else {
      const sentence = sentences['unknown-reference']('指标', key, [...measures.keys()], made.key);
      this.tell('unknown-reference', sentence, path);
    }
  }

  private table(source: Source, part: Extract<BoardPart, { type: 'table' }>, counted: Counted, path: Path): void {
    for (const [index, key] of part.dimensions.entries())
      this.dimension(source, key, [...path, 'dimensions', index], isGrouping, '分组');
    for (const [index, key] of part.measures.entries())
      this.measure(source, key, part.dimensions, counted, [...path, 'measures', index]);
    this.sameKeys(source, part.dimensions, [...path, 'dimensions']);
    const shown = new Map([...part.dimensions, ...part.measures].map((key) => [key, true]));
    if (part.sort) this.linker.reference(this.board.document, '列', part.sort.key, shown, [...path, 'sort', 'key']);
  }

  private chart(
    source: Source,
    { chart: declared }: Extract<BoardPart, { type: 'chart' }>,
    counted: Counted,
    path: Path,
  ): void {
    const chart = planChart(declared);
    const grouped = [chart.x, chart.series].flatMap((key) => key ?? []);
    const at = [...path, 'chart'];
    if (this.speaking(chart, at)) return;
    const columns = [...source.dimensions.values()].flatMap((each) =>
      GROUPING.has(each.kind) ? [columnOf(each)] : [],
    );
    const mistakes = checkChart(chart, [...columns, ...[...source.measures.values()].map(measureColumn)], declared);
    for (const { path: below, sentence } of mistakes)
      this.tell('board-chart', sentences['board-chart'](sentence), [...at, ...below]);
    if (mistakes.length > 0) return;
    for (const key of grouped)
      this.dimension(source, key, [...at, key === chart.x ? 'x' : 'series'], isGrouping, '图的横轴与分组');
    for (const [index, { key }] of chart.y.entries()) {
      const written = declared.y[index];
      this.measure(source, key, grouped, counted, [...at, 'y', index, ...(typeof written === 'string' ? [] : ['key'])]);
    }
    this.sameKeys(source, grouped, at);
  }

  /** Whether a chart takes annotations from rows, which there are none of once they are counted. */
  private speaking({ annotations = [] }: PlanChart, path: Path): boolean {
    const at = annotations.findIndex(({ key }) => key !== undefined);
    if (at < 0) return false;
    const message = '看板的图由汇总而来，没有一行行的文字可标注';
    const fix = '请写 date 与 title，或把图写进报表的 charts';
    this.tell('board-chart', sentences['board-chart']({ message, fix }), [...path, 'annotations', at, 'key']);
    return true;
  }

  /** In a row, columns and measures stand side by side. */
  private sameKeys({ measures, dimensions }: Source, keys: readonly string[], path: Path): void {
    const groups = (key: string) => GROUPING.has(dimensions.get(key)?.kind ?? 'number');
    const same = keys.find((key) => measures.has(key) && groups(key));
    if (same !== undefined) this.tell('taken-name', sentences['taken-name']('列', same, '同名的指标'), path);
  }
}

function columnOf({ key, title, kind }: BoardDimension): ChartColumn {
  return { key, title, kind: MOMENTS.has(kind) ? 'date' : 'text' };
}

function measureColumn({ key, title, kind, format, node }: Measure): ChartColumn {
  return { key, title, kind: kind === 'number' ? 'number' : 'date', format, additive: isAdditive(node) };
}
