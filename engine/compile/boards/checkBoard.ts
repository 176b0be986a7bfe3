import type { BoardFile, BoardPart } from '../../../schemas/generated/types.ts';
import { checkChart, FIGURES, planChart } from '../../charts/checkChart.ts';
import { isAdditive } from '../../measures/traits.ts';
import { likeliest } from '../../nearest.ts';
import type { BoardDimension } from '../../plan/board.ts';
import type { ChartColumn, PlanChart } from '../../plan/chart.ts';
import type { Dictionary } from '../../plan/compiled.ts';
import type { Measure } from '../../plan/measure.ts';
import type { ValueKind } from '../../plan/Plan.ts';
import { sentences } from '../../problems.ts';
import { inWords } from '../../sentence.ts';
import { kindNames, type Written } from '../checks/Check.ts';
import { checkChoice, choicesFinder } from '../checks/choices.ts';
import { type Carried, misfit } from '../checks/data/carried.ts';
import { chartShares } from '../checks/data/shares.ts';
import { unreadable } from '../checks/data/unreadable.ts';
import { type Declared, isFlawed, type Linker } from '../Linker.ts';
import { type FigureFiles, figuresOf, findMeasure } from '../measures/figures.ts';
import type { Path } from '../places.ts';
import { type Countables, type Counted, countedBy, countedByAll, dimensionsIn } from './planBoard.ts';
import { MOMENTS, type Source, unreached } from './reach.ts';

const GROUPING: ReadonlySet<ValueKind> = new Set(['text', 'code', 'flag', 'reference', 'date', 'datetime', 'area']);
const CHOSEN: ReadonlySet<ValueKind> = new Set(['code', 'flag']);

type Fitting = (dimension: BoardDimension) => boolean;
/** What a filter offers: values of a closed set, or records by their names. */
const isChosen: Fitting = ({ kind, names }) => CHOSEN.has(kind) || names !== undefined;
const isGrouping: Fitting = ({ kind }) => GROUPING.has(kind);
const isMoment: Fitting = ({ kind }) => MOMENTS.has(kind);

/** What a board speaks of. */
interface BoardWorld extends Countables, FigureFiles {
  dictionaries: ReadonlyMap<string, Dictionary>;
}

/** What is wrong with a board over its models; answers whether nothing is, of the measures it shows either. */
export function checkBoard(linker: Linker, board: Declared<BoardFile>, world: BoardWorld): boolean {
  const before = linker.problems.length;
  const complete = new BoardCheck(linker, board, world, choicesFinder(world.dictionaries)).all();
  return complete && !isFlawed(linker, before);
}

class BoardCheck {
  private readonly sources = new Map<string, Source>();
  private readonly filters: ReadonlySet<string>;
  /** Measures that some part shows; undefined: one that tells its own mistake. */
  private readonly used: (Measure | undefined)[] = [];

  constructor(
    private readonly linker: Linker,
    private readonly board: Declared<BoardFile>,
    private readonly world: BoardWorld,
    private readonly choicesOf: ReturnType<typeof choicesFinder>,
  ) {
    this.filters = new Set((board.value.filters ?? []).map(({ key }) => key));
  }

  all(): boolean {
    const { model, period, filters = [], parts } = this.board.value;
    const source = this.source(model, []);
    if (source === undefined) return false;
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
      this.used.every((measure) => measure !== undefined && measure.target === undefined)
    )
      this.tell('compare-target', sentences['compare-target'](), ['compare']);
    return !this.used.includes(undefined);
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
    const params = 'sql' in counted ? counted.params : [];
    const made = { key, params, dimensions: dimensionsIn(counted), figures: figuresOf(counted, this.world) };
    this.sources.set(key, made);
    return made;
  }

  private tell(
    ...[code, sentence, path]: [Parameters<Linker['report']>[1], Parameters<Linker['report']>[2], Path]
  ): void {
    this.linker.report(this.board.document, code, sentence, path);
  }

  private dimension(
    { dimensions, figures }: Source,
    key: string,
    path: Path,
    fits: Fitting,
    use: string,
  ): BoardDimension | undefined {
    const fitting = new Map([...dimensions].filter(([, dimension]) => fits(dimension)));
    const other = dimensions.get(key);
    const known = [...fitting.keys()];
    if (other === undefined && figures.declared.has(key)) {
      this.tell('board-column', inWords(sentences['board-column'](use, key, '指标', known)), path);
      return undefined;
    }
    if (other === undefined || fitting.has(key))
      return this.linker.reference(this.board.document, '字段', key, fitting, path);
    this.tell('board-column', sentences['board-column'](use, key, `${kindNames[other.kind]}列`, known), path);
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
    if ('ignores' in part) {
      this.ignored(part.ignores ?? [], [...path, 'ignores']);
      this.unsure(part.ignores ?? [], part.filters ?? {}, [...path, 'ignores']);
    }
    if ('filters' in part) this.mapped(source, part.filters ?? {}, [...path, 'filters']);
    if ('params' in part) this.handed(source, part.params ?? {}, [...path, 'params']);
    if ('report' in part && 'model' in part && part.report && part.model)
      this.tell('board-source', sentences['board-source'](part.report, part.model), [...path, 'report']);
    if (part.type === 'group') this.parts(part.parts, counted, [...path, 'parts']);
    if (part.type === 'tabs')
      for (const [index, tab] of part.tabs.entries()) this.parts(tab.parts, counted, [...path, 'tabs', index, 'parts']);
    if (part.type !== 'figure' && part.type !== 'chart' && part.type !== 'table') return;
    if (source.key !== this.board.value.model)
      for (const sentence of unreached(source, counted, this.board.value)) this.tell('board-reach', sentence, path);
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

  /** No filter narrows a part that says it is not reached by it. */
  private unsure(ignores: readonly string[], filters: Readonly<Record<string, string>>, path: Path): void {
    for (const [index, key] of ignores.entries()) {
      if (!Object.hasOwn(filters, key)) continue;
      const sentence = sentences['duplicate-item'](`"${key}"`);
      const message = `"${key}" 写进了 ignores，又在 filters 里说它怎样筛选`;
      this.tell('duplicate-item', { ...sentence, message, fix: '请从其中一处删去它' }, [...path, index]);
    }
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
      const narrowed = this.dimension(source, column, [...path, key], isChosen, '筛选项');
      if (narrowed !== undefined) this.fitting(key, this.carried(source, column, '列'), [...path, key]);
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
      } else if (
        this.linker.reference(this.board.document, '筛选项', filter, param.period ? periods : filters, [
          ...path,
          key,
        ]) &&
        !param.period
      ) {
        const { kind, values } = param;
        const choices = values === undefined ? undefined : { what: '参数的可选值', values: new Set(values) };
        this.fitting(filter, { called: `参数 "${key}" `, kind, choices }, [...path, key]);
      }
    }
  }

  /** What a filter of the board gives is of the kind, and of the values, that is taken. */
  private fitting(filter: string, to: Carried | undefined, path: Path): void {
    const own = this.sources.get(this.board.value.model);
    const from = own && this.carried(own, filter, '筛选');
    const sentence = from && to && misfit(from, to, '请换一个筛选项或参数，或把这一块写进 ignores');
    if (sentence !== undefined) this.tell('wrong-type', sentence, path);
  }

  private carried({ figures, dimensions }: Source, key: string, what: string): Carried | undefined {
    const kind = dimensions.get(key)?.kind;
    const cell = figures.column(key)?.cell;
    return (
      kind && {
        called: `${what} "${key}" `,
        kind,
        choices: cell && this.choicesOf(cell as Written & typeof cell, kind),
      }
    );
  }

  /** A measure that is there, and whose currency something fixes. */
  private measure(
    source: Source,
    key: string,
    grouped: readonly string[],
    { ignores, reach, params }: Counted,
    path: Path,
  ): Measure | undefined {
    const found = this.named(source, key, path);
    if (found?.currency === undefined) return found;
    const required = (this.board.value.filters ?? []).some(({ key: filter, required: must }) => {
      const column = source.key === this.board.value.model ? filter : reach?.[filter];
      const handed = Object.values(params ?? {}).includes(filter) ? filter : undefined;
      return must === true && !ignores.includes(filter) && (column ?? handed) === found.currency;
    });
    const fixed = grouped.includes(found.currency) || required;
    if (!fixed) this.tell('measure-currency', sentences['measure-currency'](key, found.currency), path);
    return found;
  }

  private named({ figures }: Source, key: string, path: Path): Measure | undefined {
    const found = findMeasure(this.linker, this.board.document, figures, key, path);
    if (found !== undefined || figures.declared.has(key)) this.used.push(found);
    return found;
  }

  private table(source: Source, part: Extract<BoardPart, { type: 'table' }>, counted: Counted, path: Path): void {
    for (const [index, key] of part.dimensions.entries())
      this.dimension(source, key, [...path, 'dimensions', index], isGrouping, '分组');
    for (const [index, key] of part.measures.entries())
      this.measure(source, key, part.dimensions, counted, [...path, 'measures', index]);
    this.sameKeys(source, part.dimensions, [...path, 'dimensions']);
    const shown = new Map([...part.dimensions, ...part.measures].map((key) => [key, true]));
    if (part.sort) this.sorted(source, part.sort.key, shown, [...path, 'sort', 'key']);
  }

  /** What the table could show, and does not, is no other name misspelt. */
  private sorted({ figures, dimensions }: Source, key: string, shown: ReadonlyMap<string, unknown>, path: Path): void {
    if (shown.has(key)) return;
    if (!figures.declared.has(key) && !dimensions.has(key)) {
      this.linker.reference(this.board.document, '列', key, shown, path);
      return;
    }
    const sentence = sentences['unknown-reference']('列', key, [...shown.keys()]);
    const fix = `"${key}" 没有放进这张表：请加进 dimensions 或 measures，或按表里的列排序`;
    this.tell('unknown-reference', { ...sentence, fix }, path);
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
    const { measures } = source.figures;
    const figures = [...measures.values()].map(measureColumn);
    const mistakes = checkChart(chart, [...columns, ...figures], declared);
    for (const { about, path: below, sentence } of mistakes) {
      const [place] = below;
      const key = sentence.found ?? '';
      if (about !== 'shape' && FIGURES.has(place) && !measures.has(key)) this.named(source, key, [...at, ...below]);
      else if (about === 'unknown' && (place === 'x' || place === 'series'))
        this.dimension(source, key, [...at, ...below], isGrouping, '图的横轴与分组');
      else this.tell('board-chart', sentences['board-chart'](sentence), [...at, ...below]);
    }
    if (mistakes.length > 0) return;
    for (const { path: below, sentence } of chartShares(declared, figures))
      this.tell('percent-scale', sentence, [...at, ...below]);
    for (const { path: below, sentence } of unreadable(declared, [...columns, ...figures]))
      this.tell('chart-odd', sentence, [...at, ...below]);
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
  private sameKeys({ figures: { measures }, dimensions }: Source, keys: readonly string[], path: Path): void {
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
