import type { ModelFile } from '../../../schemas/generated/types.ts';
import { expressionFunctions } from '../../expressions/vocabulary.ts';
import { snakeCase, wireCode } from '../../names.ts';
import type { Problem, ProblemCode } from '../../problems.ts';
import { type Document, fileKindOf, type SourceFile } from '../documents.ts';

const WORDS = /[\p{L}_][\p{L}\p{N}_-]*/gu;
const FUNCTIONS: ReadonlySet<string> = new Set(expressionFunctions.map(({ name }) => name));

/** They speak of the file's own field, whose choices are another file's. */
const OF_CHOICES: ReadonlySet<ProblemCode> = new Set(['states-field', 'beside-field']);

/** What is said of amounts goes by the column that says their currency: nothing holds while that is another one. */
const OF_CURRENCY: ReadonlySet<ProblemCode> = new Set([
  'measure-currency',
  'measure-units',
  'agree-units',
  'agree-shape',
  'sql-currency',
]);

/**
 * The problems of linking without those that follow from others among them, or from a file with a mistake of its own: it
 * is left out, so that what it declares is missed wherever it is named. What is missed is a word of it, or its name; what
 * only looks like that is told when the file is mended.
 */
export function withoutConsequences(
  told: readonly Problem[],
  leftOut: readonly SourceFile[],
  files: readonly SourceFile[],
  documents: readonly Document[],
): readonly Problem[] {
  const problems = withoutTables(withoutAmounts(told, files), files);
  if (problems.length === 0 || leftOut.length === 0) return problems;
  const kinds = leftOut.flatMap(({ path }) => fileKindOf(path) ?? []);
  const lacksChoices = kinds.some(({ kind }) => kind === 'dictionary' || kind === 'model');
  const words = new Set(leftOut.flatMap(({ text }) => text.match(WORDS) ?? []));
  for (const { id } of kinds) words.add(id).add(wireCode(id));
  for (const name of lineNames(kinds, documents)) words.add(name);
  return problems.filter(({ code, found }) => {
    if (OF_CHOICES.has(code)) return !lacksChoices;
    return found === undefined || !missedIn(found).some((word) => words.has(word));
  });
}

/** Without what is said of amounts in a file whose currency is mistaken, and in those that name it or its table. */
function withoutAmounts(told: readonly Problem[], files: readonly SourceFile[]): readonly Problem[] {
  const mistaken = new Set(told.flatMap(({ code, file }) => (code === 'currency-column' ? [file] : [])));
  if (mistaken.size === 0) return told;
  const kinds = [...mistaken].flatMap((file) => fileKindOf(file) ?? []);
  const names = kinds.flatMap(({ id }) => [id, snakeCase(wireCode(id))]);
  const naming = files.filter(({ path, text }) => mistaken.has(path) || names.some((name) => text.includes(name)));
  const following = new Set(naming.map(({ path }) => path));
  return told.filter(({ code, file }) => !(OF_CURRENCY.has(code) && following.has(file)));
}

/** Without what statements say of a table that two models claim, and of the one that the second would have had. */
function withoutTables(told: readonly Problem[], files: readonly SourceFile[]): readonly Problem[] {
  const claimed = told.filter(({ code, pointer }) => code === 'taken-name' && /^\/(?:table|code)$/.test(pointer));
  if (claimed.length === 0) return told;
  const own = claimed.flatMap(({ file }) => fileKindOf(file) ?? []);
  const names = [...claimed.flatMap(({ found }) => found ?? []), ...own.map(({ id }) => snakeCase(wireCode(id)))];
  const naming = files.filter(({ text }) => names.some((name) => text.includes(name)));
  const following = new Set(naming.map(({ path }) => path));
  return told.filter(({ code, file }) => !(code === 'sql-refused' && following.has(file)));
}

/** What the rows of models that are left out are called in expressions of those they are sub-tables of. */
function lineNames(leftOut: readonly { kind: string; id: string }[], documents: readonly Document[]): string[] {
  const models = new Set(leftOut.flatMap(({ kind, id }) => (kind === 'model' ? [id] : [])));
  if (models.size === 0) return [];
  return documents.flatMap(({ kind, value }) => {
    // Whatever could be read is here, sound or not.
    const { subTables } = ((kind === 'model' && value) || {}) as Partial<ModelFile>;
    return Array.isArray(subTables)
      ? subTables.flatMap((table) => (models.has(table?.model) ? (table.name ?? []) : []))
      : [];
  });
}

/** A name, the parts of one, or those in an expression. */
function missedIn(found: string): string[] {
  if (/[()\s]/.test(found)) return (found.match(WORDS) ?? []).filter((word) => !FUNCTIONS.has(word));
  return [found, ...found.split('.')];
}
