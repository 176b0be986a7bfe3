import type { BoardFile, BoardPart } from '../../../schemas/generated/types.ts';
import { checkChart } from '../../charts/checkChart.ts';
import { planChart } from '../../charts/planChart.ts';
import { isAdditive } from '../../measures/additive.ts';
import type { BoardDimension } from '../../plan/board.ts';
import type { ChartColumn } from '../../plan/chart.ts';
import type { Model } from '../../plan/compiled.ts';
import type { Measure } from '../../plan/measure.ts';
import type { ValueKind } from '../../plan/Plan.ts';
import { sentences } from '../../problems.ts';
import { kindNames } from '../checks/Check.ts';
import type { Declared, Linker } from '../Linker.ts';
import type { Path } from '../places.ts';
import { dimensionsIn } from './planBoard.ts';

const GROUPING: ReadonlySet<ValueKind> = new Set(['text', 'code', 'flag', 'reference', 'date', 'datetime', 'area']);
const CHOSEN: ReadonlySet<ValueKind> = new Set(['code', 'flag']);
const MOMENTS: ReadonlySet<ValueKind> = new Set(['date', 'datetime']);

/** What is wrong with a board over its model; answers whether nothing is. */
export function checkBoard(linker: Linker, board: Declared<BoardFile>, model: Model): boolean {
  const before = linker.problems.length;
  new BoardCheck(linker, board, model).all();
  return linker.problems.length === before;
}

class BoardCheck {
  private readonly dimensions: ReadonlyMap<string, BoardDimension>;
  private readonly measures: ReadonlyMap<string, Measure>;
  private readonly filters: ReadonlySet<string>;

  constructor(
    private readonly linker: Linker,
    private readonly board: Declared<BoardFile>,
    model: Model,
  ) {
    this.dimensions = dimensionsIn(model);
    this.measures = new Map(model.measures.map((measure) => [measure.key, measure]));
    this.filters = new Set((board.value.filters ?? []).map(({ key }) => key));
  }

  all(): void {
    const { period, filters = [], parts } = this.board.value;
    if (period) this.dimension(period.column, ['period', 'column'], MOMENTS, '期间');
    const seen = new Set<string>();
    for (const [index, { key, defaultValue }] of filters.entries()) {
      const found = this.dimension(key, ['filters', index, 'key'], CHOSEN, '筛选项');
      if (seen.has(key))
        this.tell('duplicate-item', sentences['duplicate-item'](`"${key}"`), ['filters', index, 'key']);
      seen.add(key);
      const options = found?.options?.map(({ value }) => value);
      if (defaultValue !== undefined && options !== undefined && !options.includes(defaultValue))
        this.tell('unknown-choice', sentences['unknown-choice']('选项', defaultValue, options), [
          'filters',
          index,
          'defaultValue',
        ]);
    }
    this.parts(parts, ['parts']);
  }

  private tell(
    ...[code, sentence, path]: [Parameters<Linker['report']>[1], Parameters<Linker['report']>[2], Path]
  ): void {
    this.linker.report(this.board.document, code, sentence, path);
  }

  private dimension(key: string, path: Path, kinds: ReadonlySet<ValueKind>, use: string): BoardDimension | undefined {
    const fitting = new Map([...this.dimensions].filter(([, { kind }]) => kinds.has(kind)));
    const other = this.dimensions.get(key);
    if (other === undefined || fitting.has(key))
      return this.linker.reference(this.board.document, '字段', key, fitting, path);
    const known = [...fitting.keys()];
    this.tell('board-column', sentences['board-column'](use, key, kindNames[other.kind], known), path);
    return undefined;
  }

  private parts(parts: readonly BoardPart[], path: Path): void {
    for (const [index, part] of parts.entries()) this.part(part, [...path, index]);
  }

  private part(part: BoardPart, path: Path): void {
    if (part.type === 'group') this.parts(part.parts, [...path, 'parts']);
    if (part.type === 'tabs')
      for (const [index, tab] of part.tabs.entries()) this.parts(tab.parts, [...path, 'tabs', index, 'parts']);
    if (part.type === 'figure') this.measure(part.measure, [], part.ignores, [...path, 'measure']);
    if (part.type === 'chart') this.chart(part, path);
    if (part.type === 'table') this.table(part, path);
    if ('ignores' in part)
      for (const [index, key] of (part.ignores ?? []).entries()) {
        const known = new Map(
          [...this.filters, ...(this.board.value.period ? ['period'] : [])].map((each) => [each, true]),
        );
        this.linker.reference(this.board.document, '筛选项', key, known, [...path, 'ignores', index]);
      }
  }

  /** A measure that is there, and whose currency something fixes. */
  private measure(
    key: string,
    grouped: readonly string[],
    ignores: readonly string[] | undefined,
    path: Path,
  ): Measure | undefined {
    const found = this.linker.reference(this.board.document, '指标', key, this.measures, path);
    if (found?.currency === undefined) return found;
    const required = this.board.value.filters?.some(
      (filter) => filter.key === found.currency && filter.required === true,
    );
    const fixed = grouped.includes(found.currency) || (required && !ignores?.includes(found.currency));
    if (!fixed) this.tell('measure-currency', sentences['measure-currency'](key, found.currency), path);
    return found;
  }

  private table(part: Extract<BoardPart, { type: 'table' }>, path: Path): void {
    for (const [index, key] of part.dimensions.entries())
      this.dimension(key, [...path, 'dimensions', index], GROUPING, '分组');
    for (const [index, key] of part.measures.entries())
      this.measure(key, part.dimensions, part.ignores, [...path, 'measures', index]);
    this.sameKeys(part.dimensions, [...path, 'dimensions']);
    const shown = new Map([...part.dimensions, ...part.measures].map((key) => [key, true]));
    if (part.sort) this.linker.reference(this.board.document, '列', part.sort.key, shown, [...path, 'sort', 'key']);
  }

  private chart({ chart: declared, ignores }: Extract<BoardPart, { type: 'chart' }>, path: Path): void {
    const chart = planChart(declared);
    const grouped = [chart.x, chart.series].flatMap((key) => key ?? []);
    const at = [...path, 'chart'];
    const columns = [...this.dimensions.values()].flatMap((each) => (GROUPING.has(each.kind) ? [columnOf(each)] : []));
    const mistakes = checkChart(chart, [...columns, ...[...this.measures.values()].map(measureColumn)], declared);
    for (const { path: below, sentence } of mistakes)
      this.tell('board-chart', sentences['board-chart'](sentence), [...at, ...below]);
    if (mistakes.length > 0) return;
    for (const key of grouped)
      this.dimension(key, [...at, key === chart.x ? 'x' : 'series'], GROUPING, '图的横轴与分组');
    for (const [index, { key }] of chart.y.entries()) {
      const written = declared.y[index];
      this.measure(key, grouped, ignores, [...at, 'y', index, ...(typeof written === 'string' ? [] : ['key'])]);
    }
    this.sameKeys(grouped, at);
  }

  /** In a row, columns and measures stand side by side. */
  private sameKeys(keys: readonly string[], path: Path): void {
    const same = keys.find((key) => this.measures.has(key));
    if (same !== undefined) this.tell('taken-name', sentences['taken-name']('列', same, '同名的指标'), path);
  }
}

function columnOf({ key, title, kind }: BoardDimension): ChartColumn {
  return { key, title, kind: MOMENTS.has(kind) ? 'date' : 'text' };
}

function measureColumn({ key, title, kind, format, node }: Measure): ChartColumn {
  return { key, title, kind: kind === 'number' ? 'number' : 'date', format, additive: isAdditive(node) };
}
