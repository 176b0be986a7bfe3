import type { AgreeDeclaration, AgreeSide, Column, ModelFile, ReportFile } from '../../../schemas/generated/types.ts';
import { MeasureFault } from '../../measures/MeasureFault.ts';
import { readEquation, readWhen } from '../../measures/readEquation.ts';
import { fixedIn } from '../../measures/readMeasure.ts';
import type { MeasureColumn, MeasureColumns } from '../../measures/readRows.ts';
import { systemFields } from '../../names.ts';
import type {
  Agreement,
  AgreementBase,
  AgreementKey,
  AgreementRows,
  AgreementSide,
  FiguresAgreement,
  RowsAgreement,
} from '../../plan/agreement.ts';
import { reportKind } from '../../plan/buckets.ts';
import type { Model, Report } from '../../plan/compiled.ts';
import type { Measure, RowCondition } from '../../plan/measure.ts';
import { sentences } from '../../problems.ts';
import { type Document, placeOf } from '../documents.ts';
import { type Declared, isFlawed, type Linker } from '../Linker.ts';
import type { Path, PlaceInValue } from '../places.ts';
import { checkKeys, checkParams, checkUnits, type ReadSide } from './agreeChecks.ts';
import { type FigureFiles, type Figures, figuresOf, findMeasure } from './figures.ts';
import { measureColumn } from './linkMeasures.ts';

/** What agreements speak of. */
export interface AgreeWorld extends FigureFiles {
  models: ReadonlyMap<string, Model>;
  reports: ReadonlyMap<string, Report>;
}

/** A model or a report as agreements see it. */
export interface AgreeSource {
  source: AgreementRows['source'];
  title: string;
  report?: Report;
  figures: Figures;
  columns: MeasureColumns;
  keys: ReadonlyMap<string, AgreementKey>;
}

/** Before it is known where it stands. */
type Unplaced = Omit<AgreementBase, 'line' | 'column' | 'pointer'> & (FiguresAgreement | RowsAgreement);

type File = Declared<ModelFile> | Declared<ReportFile>;

/** The agreements a model or a report declares; those that could never hold are told. */
export function linkAgrees(linker: Linker, file: File, world: AgreeWorld): Agreement[] {
  const { agrees = [] } = file.value;
  const own = file.document.kind === 'model' ? modelSource(file.id, world) : reportSource(file.id, world);
  // What is wrong with the file itself is told.
  if (own === undefined) return [];
  return agrees.flatMap((declared, index) => {
    const reader = new AgreeReader(linker, file.document, world, own, ['agrees', index]);
    return reader.read(declared) ?? [];
  });
}

/** Made once of what is linked: a report may be one side of many. */
const sources = new WeakMap<Model | Report, AgreeSource>();

function modelSource(id: string, world: AgreeWorld): AgreeSource | undefined {
  const model = world.models.get(id);
  if (model === undefined) return undefined;
  const known = sources.get(model);
  if (known !== undefined) return known;
  const columns = model.fields.map(measureColumn);
  const keys = [...systemFields, ...model.fields].map(({ key, title, kind }) => ({ key, title, kind }));
  const made = sourceOf({ model: id }, model.title, figuresOf(model, world), columns, keys);
  sources.set(model, made);
  return made;
}

function reportSource(id: string, world: AgreeWorld): AgreeSource | undefined {
  const [report, file] = [world.reports.get(id), world.reportFiles.get(id)];
  if (report === undefined || file === undefined) return undefined;
  const known = sources.get(report);
  if (known !== undefined) return known;
  // Stretches of a number are told apart by what is shown of them alone.
  const cells = (file.value.columns as Column[]).filter(({ bucket }) => bucket === undefined);
  const columns = cells.map((cell) => measureColumn({ kind: reportKind(cell), cell }));
  const keys = cells.map((cell) => ({ key: cell.key, title: cell.title ?? cell.key, kind: reportKind(cell) }));
  const source = sourceOf({ report: id, params: {} }, report.title, figuresOf(report, world), columns, keys);
  const made = { ...source, report };
  sources.set(report, made);
  return made;
}

function sourceOf(
  source: AgreementRows['source'],
  title: string,
  figures: Figures,
  columns: readonly MeasureColumn[],
  keys: readonly AgreementKey[],
): AgreeSource {
  const byKey = <T extends { key: string }>(all: readonly T[]) => new Map(all.map((each) => [each.key, each]));
  return { source, title, figures, columns: byKey(columns), keys: byKey(keys) };
}

class AgreeReader {
  constructor(
    private readonly linker: Linker,
    private readonly document: Document,
    private readonly world: AgreeWorld,
    private readonly own: AgreeSource,
    private readonly path: Path,
  ) {}

  read(declared: AgreeDeclaration): Agreement | undefined {
    const before = this.linker.problems.length;
    const agreement = this.agreement(declared);
    if (agreement === undefined || isFlawed(this.linker, before)) return undefined;
    return Object.assign(new AgreementPlace(this.document, this.path), agreement);
  }

  private tell(
    code: Parameters<Linker['report']>[1],
    sentence: Parameters<Linker['report']>[2],
    below: Path,
    at?: PlaceInValue,
  ): void {
    this.linker.report(this.document, code, sentence, [...this.path, ...below], at);
  }

  private agreement(declared: AgreeDeclaration): Unplaced | undefined {
    const { title, rows, measure, with: others, grain, tolerance } = declared;
    const base = {
      title,
      file: this.document.file,
      ...(tolerance === undefined ? {} : { tolerance: String(tolerance.upTo), because: tolerance.because }),
    };
    if (rows !== undefined) {
      const strange = (['measure', 'with', 'grain', 'unit'] as const).find((key) => declared[key] !== undefined);
      if (strange !== undefined)
        this.shape(`写了 rows 就不能再写 ${strange}`, strange, `请删去 ${strange}，或删去 rows`);
      return this.rowsOf(declared, rows, base);
    }
    if (measure === undefined || others === undefined) {
      this.shape('要么写 measure 与 with，要么写 rows', title, '请补上 measure 与 with，或改写 rows');
      return undefined;
    }
    const own = { ...declared, measure };
    const itself = others.findIndex((other) => saysTheSame(own, other));
    if (itself >= 0)
      this.tell('agree-shape', sentences['agree-shape']('这是同一个数，当然相等', measure, '请换成别处的指标'), [
        'with',
        itself,
        'measure',
      ]);
    const first = this.side(this.own, own, [], declared.by ?? []);
    const sides = others.map((side, index) => this.other(side, ['with', index], declared.by ?? []));
    const read = [first, ...sides].flatMap((side) => side ?? []);
    if (first === undefined || read.length <= others.length) return undefined;
    const rest = read.slice(1);
    const dates = first.by.some(({ kind }) => kind === 'date' || kind === 'datetime');
    if (grain !== undefined && !dates)
      this.shape('grain 说的是日期，by 里却没有日期列', grain, '请在 by 里加上日期列，或删去 grain', ['grain']);
    for (const [index, side] of rest.entries()) {
      const tell = (...[code, sentence, below]: Parameters<AgreeReader['tell']>) =>
        this.tell(code, sentence, ['with', index, ...below]);
      if (checkKeys(first, side, grain ?? 'day', tell)) checkUnits(first, side, tell);
    }
    return { ...base, kind: 'figures', sides: read.map(shownSide), grain: grain ?? 'day' };
  }

  private shape(reason: string, found: string, fix: string, below: Path = []): void {
    this.tell('agree-shape', sentences['agree-shape'](reason, found, fix), below);
  }

  private rowsOf(
    declared: AgreeDeclaration,
    text: string,
    base: Pick<AgreementBase, 'title' | 'file' | 'tolerance' | 'because'>,
  ): Unplaced | undefined {
    const rows = this.rowsIn(this.own, declared, [], declared.by ?? []);
    const equation = this.attempt(() => readEquation(text, this.own.columns), ['rows']);
    if (rows === undefined || equation === undefined) return undefined;
    const [left = '', right = ''] = text.split('==').map((part) => part.trim());
    return { ...base, kind: 'rows', rows, ...equation, texts: [left, right] };
  }

  /** What stands at `with`. */
  private other(declared: AgreeSide, path: Path, by: readonly string[]): ReadSide | undefined {
    const { model, report } = declared;
    if (model !== undefined && report !== undefined) {
      this.tell(
        'agree-shape',
        sentences['agree-shape']('model 与 report 只能写一个', 'report', '请删去其中一个'),
        path,
      );
      return undefined;
    }
    const source = model === undefined && report === undefined ? this.own : this.named(declared, path);
    if (source === undefined) return undefined;
    return this.side(source, declared, path, declared.by ?? by);
  }

  private named({ model, report }: AgreeSide, path: Path): AgreeSource | undefined {
    const { models, reports } = this.world;
    const at = (key: string) => [...this.path, ...path, key];
    if (model !== undefined)
      return this.linker.reference(this.document, '模型', model, models, at('model')) && modelSource(model, this.world);
    if (report === undefined) return undefined;
    const found = this.linker.reference(this.document, '报表', report, reports, at('report'));
    return found && reportSource(report, this.world);
  }

  private side(
    source: AgreeSource,
    declared: Pick<AgreeSide, 'measure' | 'when' | 'params' | 'unit'>,
    path: Path,
    by: readonly string[],
  ): ReadSide | undefined {
    const { figures } = source;
    const measure =
      figures.measures.get(declared.measure) ??
      findMeasure(this.linker, this.document, figures, declared.measure, [...this.path, ...path, 'measure']);
    const rows = this.rowsIn(source, declared, path, by);
    if (measure === undefined || rows === undefined) return undefined;
    const { unit, currency, money } = unitOf(measure, source, rows.when, declared.unit);
    if (declared.unit !== undefined && (measure.unit ?? measure.currency) !== undefined)
      this.tell(
        'agree-shape',
        sentences['agree-shape'](`"${measure.key}" 的单位已由列或指标说明`, declared.unit, '请删去 unit'),
        [...path, 'unit'],
      );
    // Each key written out: what is added to a copy is added slowly, and a model has many sides.
    const side: ReadSide = {
      source: rows.source,
      title: rows.title,
      by: rows.by,
      measure: { title: measure.title, node: measure.node, ratio: measure.ratio },
      money,
      format: measure.format,
      valueKind: measure.kind,
    };
    if (rows.when !== undefined) side.when = rows.when;
    if (unit !== undefined) side.unit = unit;
    if (currency !== undefined) side.currency = currency;
    return side;
  }

  private rowsIn(
    { source, title, columns, keys, report }: AgreeSource,
    { when, params }: Pick<AgreeSide, 'when' | 'params'>,
    path: Path,
    by: readonly string[],
  ): AgreementRows | undefined {
    const written = (key: string, index: number) => this.pathOfKey(path, key, index);
    const found = by.map(
      (key, index) =>
        keys.get(key) ??
        this.linker.reference(this.document, report ? '输出列' : '字段', key, keys, written(key, index)),
    );
    const condition = when === undefined ? undefined : this.attempt(() => readWhen(when, columns), [...path, 'when']);
    checkParams(report, params, (sentence, below, at) => this.tell('agree-params', sentence, [...path, ...below], at));
    if (found.some((key) => key === undefined)) return undefined;
    if (report?.dataSource !== undefined) {
      const sentence = sentences['foreign-report'](report.id, '与别的数核对', '请删去这一条，或换成读本系统数据的报表');
      this.tell('foreign-report', sentence, path.length === 0 ? [] : [...path, 'report']);
      return undefined;
    }
    const rows: AgreementRows = {
      source: 'report' in source ? { ...source, params: params ?? {} } : source,
      title,
      by: found.flatMap((key) => key ?? []),
    };
    if (condition !== undefined) rows.when = condition;
    return rows;
  }

  /** Where a key is written: at its own side, or at the first where it is taken over. */
  private pathOfKey(path: Path, key: string, index: number): Path {
    const [, at] = path;
    const value = this.document.value as { agrees?: AgreeDeclaration[] };
    const declared = value.agrees?.[Number(this.path[1])];
    const own = at === undefined ? declared : declared?.with?.[Number(at)];
    const side = own?.by?.[index] === key ? path : [];
    return [...this.path, ...side, 'by', index];
  }

  private attempt<T>(read: () => T, below: Path): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof MeasureFault)) throw error;
      this.linker.report(this.document, error.code, error.sentence, [...this.path, ...below], error.start);
      return undefined;
    }
  }
}

/** Asked for where it does not hold: to know it, the whole text is gone through. A class, for what documents are one for. */
class AgreementPlace {
  readonly #document: Document;
  readonly #path: Path;

  constructor(document: Document, path: Path) {
    this.#document = document;
    this.#path = path;
  }

  get line(): number {
    return placeOf(this.#document, this.#path).line;
  }

  get column(): number {
    return placeOf(this.#document, this.#path).column;
  }

  get pointer(): string {
    return placeOf(this.#document, this.#path).pointer;
  }

  toJSON(): object {
    return { ...this, ...placeOf(this.#document, this.#path) };
  }
}

/** Whether the other side is the very figure: of the same rows by the same columns. */
function saysTheSame(first: AgreeSide, { model, report, measure, when, params, by }: AgreeSide): boolean {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return (
    model === undefined &&
    report === undefined &&
    measure === first.measure &&
    when === first.when &&
    same(params, first.params) &&
    (by === undefined || same(by, first.by))
  );
}

/** What the amounts of a side are: a condition on its rows fixes their currency as one in the measure does. */
function unitOf(
  { unit, currency, columns: named }: Measure,
  { columns }: AgreeSource,
  when: RowCondition | undefined,
  said: string | undefined,
): { unit?: string; currency?: string; money: boolean } {
  const money = named.some((key) => columns.get(key)?.currency !== undefined);
  const fixed = currency === undefined || when === undefined ? undefined : fixedIn(when).get(currency);
  if (currency !== undefined) return fixed === undefined ? { currency, money } : { unit: fixed, money };
  const shown = unit ?? said;
  return { ...(shown === undefined ? {} : { unit: shown }), money: money && shown !== undefined };
}

function shownSide({ source, title, by, when, measure, unit }: ReadSide): AgreementSide {
  const side: AgreementSide = { source, title, by, measure };
  if (when !== undefined) side.when = when;
  if (unit !== undefined) side.unit = unit;
  return side;
}
