import type { Column, MeasureDeclaration } from '../../../schemas/generated/types.ts';
import { aggregatesIn } from '../../measures/evaluate.ts';
import { MeasureFault } from '../../measures/MeasureFault.ts';
import { type ReadMeasure, readMeasure } from '../../measures/readMeasure.ts';
import type { MeasureColumn, MeasureColumns } from '../../measures/readRows.ts';
import { columnsOf } from '../../measures/traits.ts';
import { freeCurrency, isPure, shownUnit } from '../../measures/units.ts';
import type { Field } from '../../plan/compiled.ts';
import type { Measure } from '../../plan/measure.ts';
import { sentences } from '../../problems.ts';
import type { Sentence } from '../../sentence.ts';
import { type Document, declaredAt } from '../documents.ts';
import type { Linker } from '../Linker.ts';
import type { Path } from '../places.ts';

type Declarations = readonly MeasureDeclaration[];

/** The sound ones among the measures of a model or a report; what is wrong with the others is told. */
export function linkMeasures(
  linker: Linker,
  document: Document,
  declared: Declarations | undefined,
  given: () => readonly MeasureColumn[],
): Measure[] {
  if (declared === undefined) return [];
  const columns: MeasureColumns = new Map(given().map((column) => [column.key, column]));
  const reader = new MeasureReader(linker, document, declared, columns);
  const seen = new Set<string>();
  return declared.flatMap((declaration, index) => {
    const twice = seen.has(declaration.key);
    seen.add(declaration.key);
    if (twice) {
      const sentence = sentences['duplicate-item'](`"${declaration.key}"`);
      linker.report(document, 'duplicate-item', sentence, ['measures', index, 'key']);
      return [];
    }
    const read = reader.read(declaration.key);
    return read === undefined ? [] : complete(linker, document, declaration, index, read, columns);
  });
}

/** A field or an output column, as measures see it. */
export function measureColumn({ kind, cell }: Pick<Field, 'kind'> & { cell: Column }): MeasureColumn {
  const { key } = cell;
  const said = cell as { unit?: string; currency?: string; precision?: number; format?: string };
  const percent = kind === 'number' && said.format === 'percent';
  const column: MeasureColumn = { key, kind, percent };
  if (kind === 'number' && said.unit !== undefined) column.unit = said.unit;
  if (kind === 'number' && said.currency !== undefined) column.currency = said.currency;
  if (said.precision !== undefined) column.precision = said.precision;
  return column;
}

class MeasureReader {
  private readonly known = new Map<string, ReadMeasure | undefined>();
  private readonly chain: string[] = [];
  private readonly keys: readonly string[];

  constructor(
    private readonly linker: Linker,
    private readonly document: Document,
    private readonly declared: Declarations,
    private readonly columns: MeasureColumns,
  ) {
    this.keys = declared.map(({ key }) => key);
  }

  read(key: string): ReadMeasure | undefined {
    if (this.known.has(key)) return this.known.get(key);
    const index = this.declared.findIndex((each) => each.key === key);
    const declaration = this.declared[index];
    if (declaration === undefined) return undefined;
    const at = this.chain.indexOf(key);
    if (at >= 0) {
      const chain = [...this.chain.slice(at), key];
      this.tell(new MeasureFault('measure-cycle', sentences['measure-cycle'](chain), 0), index);
      return undefined;
    }
    this.chain.push(key);
    const read = this.attempt(declaration, index);
    this.chain.pop();
    this.known.set(key, read);
    return read;
  }

  private attempt({ value, whenZero, unit }: MeasureDeclaration, index: number): ReadMeasure | undefined {
    try {
      const read = readMeasure(value, {
        columns: this.columns,
        measure: (key) => this.read(key),
        measures: this.keys,
        ...(whenZero === undefined ? {} : { whenZero }),
      });
      return read && withUnit(read, unit);
    } catch (error) {
      if (!(error instanceof MeasureFault)) throw error;
      this.tell(error, index);
      return undefined;
    }
  }

  private tell({ code, sentence, start }: MeasureFault, index: number): void {
    this.linker.report(this.document, code, sentence, ['measures', index, 'value'], start);
  }
}

/** A number of nothing in particular is of what its author says. */
function withUnit(read: ReadMeasure, unit: string | undefined): ReadMeasure {
  const { quantity } = read;
  if (unit === undefined || quantity.ratio || Object.keys(quantity.units).length > 0) return read;
  return { ...read, quantity: { units: { [`unit:${unit}`]: 1 }, ratio: false } };
}

/** Why what is worked out is no share of one, which percentages are, and what says so. */
export function noShare(
  { ratio, units, literal }: ReadMeasure['quantity'],
  text: string,
): { sentence: Sentence; of: 'format' | 'value' } | undefined {
  if (!ratio || !isPure(units)) {
    const fix = '请删去 "format": "percent"，或改成相除得到的比率';
    return { of: 'format', sentence: sentences['measure-units']('这不是两个同单位的数相除', 'percent', fix) };
  }
  if (literal === undefined || literal === 1) return undefined;
  const message = `比率乘了 ${literal} 又按百分比显示`;
  return { of: 'value', sentence: sentences['measure-units'](message, text, `请去掉 * ${literal}`) };
}

function complete(
  linker: Linker,
  document: Document,
  declaration: MeasureDeclaration,
  index: number,
  { node, quantity, kind }: ReadMeasure,
  columns: MeasureColumns,
): Measure[] {
  const path: Path = ['measures', index];
  const { key, title, value, unit, format = 'plain', better, target, help, whenZero } = declaration;
  const derived = shownUnit(quantity.units);
  const percent = format === 'percent';
  const wrong = percent ? noShare(quantity, value) : undefined;
  if (wrong !== undefined) {
    linker.report(document, 'measure-units', wrong.sentence, [...path, wrong.of]);
    return [];
  }
  if (percent && target !== undefined && Math.abs(target) > 1)
    linker.report(document, 'percent-scale', sentences['percent-scale']('target', target), [...path, 'target']);
  const free = freeCurrency(quantity.units);
  const differs =
    unit !== undefined && (percent || (derived !== undefined && derived !== unit && isCurrency(quantity.units)));
  if (differs) {
    const sentence = sentences['measure-units'](
      `算出来的是 ${percent ? '百分比' : derived}`,
      unit,
      percent ? '请删去 unit' : `请改成 "${derived}"，或删去 unit`,
    );
    linker.report(document, 'measure-units', sentence, [...path, 'unit']);
    return [];
  }
  // A share is told in percent, whatever is shared.
  const shown = percent ? undefined : (unit ?? derived);
  const measure: Measure = Object.assign(new MeasurePlace(document, [...path, 'value']), {
    key,
    title,
    text: value,
    node,
    kind,
    format,
    precision: declaration.precision ?? digitsOf(node, percent, quantity.ratio, columns),
    ratio: quantity.ratio,
    columns: columnsOf(node),
    file: document.file,
  });
  if (shown !== undefined) measure.unit = shown;
  if (better !== undefined) measure.better = better;
  if (target !== undefined) measure.target = target;
  if (help !== undefined) measure.help = help;
  if (whenZero !== undefined) measure.whenZero = whenZero;
  if (free !== undefined) measure.currency = free;
  return [measure];
}

/** Only pages that show a measure ask for its line. A class, for what documents are one for. */
class MeasurePlace {
  readonly #document: Document;
  readonly #path: Path;

  constructor(document: Document, path: Path) {
    this.#document = document;
    this.#path = path;
  }

  get line(): number {
    return declaredAt(this.#document, this.#path).line;
  }

  toJSON(): object {
    return { ...this, line: this.line };
  }
}

const isCurrency = (units: Readonly<Record<string, number>>): boolean =>
  Object.keys(units).some((key) => key.startsWith('is:'));

/** Counts are whole, percentages have one digit, what is added up has the digits of its columns. */
function digitsOf(node: Measure['node'], percent: boolean, ratio: boolean, columns: MeasureColumns): number {
  if (percent) return 1;
  if (ratio) return 2;
  const digits = Array.from(aggregatesIn(node), ({ name, of }) => {
    if (name === 'count' || name === 'countDistinct' || of === undefined) return 0;
    return of.op === 'column' ? (columns.get(of.key)?.precision ?? 2) : 2;
  });
  return Math.max(0, ...digits);
}
