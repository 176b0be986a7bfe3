import { likeliest } from '../../nearest.ts';
import type { Field, Model } from '../../plan/compiled.ts';
import type { PlanColumn, ValueKind } from '../../plan/Plan.ts';
import type { PrintCell, PrintText, PrintWord } from '../../plan/print.ts';
import { sentences } from '../../problems.ts';
import type { Sentence } from '../../sentence.ts';
import { kindNames } from '../checks/Check.ts';
import type { Document } from '../documents.ts';
import type { Linker } from '../Linker.ts';
import type { Path } from '../places.ts';
import { fieldsByKey } from '../screens/planColumns.ts';
import { isPrintWord, PRINT_WORDS, piecesOf, referenceOf } from './printText.ts';
import { otherSign, slipsIn } from './slips.ts';

export interface PrintTell {
  linker: Linker;
  document: Document;
}

/**
 * What texts speak of: the fields of a record or row, of its main record, and of what is looked up for it. Of a model
 * that is not there, which is told already, nothing is said.
 */
export class PrintScope {
  constructor(
    private readonly tell: PrintTell,
    private readonly of: { own: Model | undefined; main?: Model; lookups: ReadonlyMap<string, Model | undefined> },
  ) {}

  /** The value a text names; undefined after reporting that there is none. `from`: the character it begins with. */
  cell(written: string, path: Path, from?: number): PrintCell | undefined {
    const { linker, document } = this.tell;
    const { of, key } = referenceOf(written);
    const model = this.model(of);
    const fields = model && fieldsByKey(model);
    const column = fields?.get(key);
    if (model === undefined && (of === '' || this.of.lookups.has(of))) return undefined;
    if (column === undefined) {
      const known = this.names(fields, of);
      const sentence = sentences['unknown-reference']('字段', written, known, likeliest(written, known));
      linker.report(document, 'unknown-reference', sentence, path, from);
      return undefined;
    }
    if (column.kind === 'secret') {
      const sentence = sentences['print-kind']('打印的', written, kindNames.secret, '别的字段', []);
      linker.report(document, 'print-kind', sentence, path, from);
      return undefined;
    }
    return { of, key, title: column.title, column };
  }

  /** The field behind a value; undefined: one of the record's own stamps. */
  field({ of, key }: PrintCell): Field | undefined {
    return this.model(of)?.fields.find((field) => field.key === key);
  }

  /** Reports a value of another kind than these. */
  demand(cell: PrintCell, kinds: readonly ValueKind[], use: string, path: Path): void {
    const { kind } = cell.column;
    if (kinds.includes(kind)) return;
    const model = this.model(cell.of);
    const fitting = [...(model ? fieldsByKey(model) : [])].flatMap(([key, column]) =>
      kinds.includes(column.kind) ? [written({ of: cell.of, key })] : [],
    );
    const expected = `${kinds.map((each) => kindNames[each]).join('、')}字段`;
    const sentence = sentences['print-kind'](use, written(cell), kindNames[kind], expected, fitting);
    this.tell.linker.report(this.tell.document, 'print-kind', sentence, path);
  }

  /** Reports what is no number, or one with a fraction. */
  demandWhole(cell: PrintCell, use: string, path: Path): void {
    const before = this.tell.linker.problems.length;
    this.demand(cell, ['number'], use, path);
    const { precision = 0 } = cell.column as { precision?: number };
    if (precision === 0 || this.tell.linker.problems.length > before) return;
    const model = this.model(cell.of);
    const fitting = [...(model ? fieldsByKey(model) : [])].flatMap(([key, column]) =>
      column.kind === 'number' && 'precision' in column && column.precision === 0
        ? [written({ of: cell.of, key })]
        : [],
    );
    const sentence = sentences['print-kind'](use, written(cell), '带小数的数值', '整数字段', fitting);
    this.tell.linker.report(this.tell.document, 'print-kind', sentence, path);
  }

  /** A text with the values it names; what it names wrongly is reported and left out. */
  text(source: string, path: Path, paged = false): PrintText {
    const { linker, document } = this.tell;
    const known: readonly PrintWord[] = paged
      ? PRINT_WORDS
      : PRINT_WORDS.filter((word) => word !== 'page' && word !== 'pages');
    const isKnown = (word: string) => known.some((each) => each === word);
    return piecesOf(source).flatMap((piece): PrintText => {
      const tell = (sentence: Sentence, at: number) => linker.report(document, 'print-word', sentence, path, at);
      if (piece.kind === 'plain') {
        const slips = slipsIn(piece.text, (name) => this.has(name), isKnown);
        for (const { sentence, at } of slips) tell(sentence, piece.at + at);
        return [piece.text];
      }
      const name = piece.text.trim();
      if (piece.kind === 'word' ? this.has(name) : !this.has(name) && isKnown(name)) {
        const [sign, other] = piece.kind === 'word' ? ['#', '$'] : ['$', '#'];
        tell(otherSign(`${sign}{${piece.text}}`, `${other}{${name}}`), piece.at - 2);
        return [];
      }
      if (piece.kind === 'field' && (this.has(name) || !isPrintWord(name))) {
        const cell = this.cell(piece.text, path, piece.at);
        return cell === undefined ? [] : [{ cell }];
      }
      if (isPrintWord(piece.text) && isKnown(piece.text)) return [{ word: piece.text }];
      // The number of a page is known, but not here.
      const meant = isPrintWord(piece.text) ? undefined : likeliest(piece.text, known);
      tell(sentences['print-word'](piece.text, known, meant), piece.at);
      return [];
    });
  }

  /** Whether a text may name it. */
  has(written: string): boolean {
    const { of, key } = referenceOf(written);
    const model = this.model(of);
    return model !== undefined && fieldsByKey(model).has(key);
  }

  private model(of: string): Model | undefined {
    if (of === '') return this.of.own;
    return of === 'main' && this.of.main !== undefined ? this.of.main : this.of.lookups.get(of);
  }

  /** What might have been meant. */
  private names(fields: ReadonlyMap<string, PlanColumn> | undefined, of: string): string[] {
    if (fields !== undefined) return [...fields.keys()].map((key) => written({ of, key }));
    const prefixes = [...(this.of.main === undefined ? [] : ['main']), ...this.of.lookups.keys()];
    return prefixes.flatMap((prefix) => {
      const model = this.model(prefix);
      return model === undefined ? [] : this.names(fieldsByKey(model), prefix);
    });
  }
}

const written = ({ of, key }: Pick<PrintCell, 'of' | 'key'>): string => (of === '' ? key : `${of}.${key}`);
