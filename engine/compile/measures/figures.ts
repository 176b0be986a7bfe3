import type { Column, ModelFile, ReportFile } from '../../../schemas/generated/types.ts';
import { systemFields } from '../../names.ts';
import { likeliest, misspelt } from '../../nearest.ts';
import type { Model, Report } from '../../plan/compiled.ts';
import type { Measure } from '../../plan/measure.ts';
import type { ValueKind } from '../../plan/Plan.ts';
import { sentences } from '../../problems.ts';
import { inWords } from '../../sentence.ts';
import type { Document } from '../documents.ts';
import { type Declared, type Linker, meantName } from '../Linker.ts';
import type { Path } from '../places.ts';

/** Models and reports as declared. */
export interface FigureFiles {
  modelFiles: ReadonlyMap<string, Declared<ModelFile>>;
  reportFiles: ReadonlyMap<string, Declared<ReportFile>>;
}

/** A model or a report, as names of its figures are looked for in it. */
export interface Figures {
  /** As it is told of: `报表 "market/order-analysis"`. */
  called: string;
  measures: ReadonlyMap<string, Measure>;
  /** Keys of all that are declared: where one is not sound, that is told of itself and of nothing that names it. */
  declared: ReadonlySet<string>;
  column(key: string): FigureColumn | undefined;
}

interface FigureColumn {
  title: string;
  kind: ValueKind;
  cell: Column | undefined;
}

export function figuresOf(counted: Model | Report, { modelFiles, reportFiles }: FigureFiles): Figures {
  const { id, measures } = counted;
  const isReport = 'sql' in counted;
  const file = (isReport ? reportFiles : modelFiles).get(id)?.value;
  return {
    called: `${isReport ? '报表' : '模型'} "${id}"`,
    measures: new Map(measures.map((measure) => [measure.key, measure])),
    declared: new Set((file?.measures ?? measures).map(({ key }) => key)),
    column: (key) => (isReport ? outputOf(counted, reportFiles.get(id), key) : fieldOf(counted, key)),
  };
}

function outputOf({ columns }: Report, file: Declared<ReportFile> | undefined, key: string): FigureColumn | undefined {
  const column = columns.find((each) => each.key === key);
  const cells = file?.value.columns as Column[] | undefined;
  return column && { title: column.title, kind: column.kind, cell: cells?.find((cell) => cell.key === key) };
}

function fieldOf({ fields }: Model, key: string): FigureColumn | undefined {
  const field = fields.find((each) => each.key === key);
  if (field !== undefined) return { title: field.title, kind: field.kind, cell: field.cell as Column };
  const system = systemFields.find((each) => each.key === key);
  return system && { title: system.title, kind: system.kind, cell: undefined };
}

/** The measure of that name; of one that there is not, it is told. */
export function findMeasure(
  linker: Linker,
  document: Document,
  figures: Figures,
  key: string,
  path: Path,
): Measure | undefined {
  const { measures, declared, called } = figures;
  const found = measures.get(key);
  if (found !== undefined || declared.has(key)) return found;
  const column = figures.column(key);
  const known = [...declared];
  if (column !== undefined || known.length === 0) {
    const made = [...measures.values()].filter((each) => each.columns.length === 1 && each.columns[0] === key);
    const ready = made.map((each) => each.key);
    const sentence = sentences['no-measure'](key, called, known, {
      example: exampleOf(key, column),
      ready,
      ...(column === undefined ? {} : { title: column.title }),
    });
    linker.report(document, 'no-measure', sentence, path);
    return undefined;
  }
  const meant = meantName(key, measures) ?? misspelt(key, known);
  const sentence = sentences['unknown-reference']('指标', key, known, meant ?? likeliest(key, known));
  linker.report(document, 'unknown-reference', meant === undefined ? inWords(sentence) : sentence, path);
  return undefined;
}

/** A measure that could be declared under this name. */
function exampleOf(key: string, column: FigureColumn | undefined): string {
  const { title = '标题', kind, cell } = column ?? {};
  const percent = kind === 'number' && (cell as { format?: string } | undefined)?.format === 'percent';
  const value = cell?.total ?? (column === undefined ? 'count()' : wayOf(key, kind, percent));
  const more = [percent ? ', "format": "percent"' : '', value.includes('/') ? ', "whenZero": "empty"' : ''].join('');
  return `{ "key": "${key}", "title": ${JSON.stringify(title)}, "value": ${JSON.stringify(value)}${more} }`;
}

function wayOf(key: string, kind: ValueKind | undefined, percent: boolean): string {
  if (kind !== 'number') return `countDistinct(row.${key})`;
  return percent ? 'sum(row.分子) / sum(row.分母)' : `sum(row.${key})`;
}
