import { expressionFunctions } from '../../expressions/vocabulary.ts';
import { wireCode } from '../../names.ts';
import type { Problem, ProblemCode } from '../../problems.ts';
import { fileKindOf, type SourceFile } from '../documents.ts';

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
 * The problems of linking without those that follow from others among them, or from a file with a mistake of its own: it is left out, so that what
 * it declares is missed wherever it is named. What is missed is a word of it, or its name; what only looks like that is
 * told when the file is mended.
 */
export function withoutConsequences(told: readonly Problem[], leftOut: readonly SourceFile[]): readonly Problem[] {
  const isMistaken = told.some(({ code }) => code === 'currency-column');
  const problems = isMistaken ? told.filter(({ code }) => !OF_CURRENCY.has(code)) : told;
  if (problems.length === 0 || leftOut.length === 0) return problems;
  const kinds = leftOut.flatMap(({ path }) => fileKindOf(path) ?? []);
  const lacksChoices = kinds.some(({ kind }) => kind === 'dictionary' || kind === 'model');
  const words = new Set(leftOut.flatMap(({ text }) => text.match(WORDS) ?? []));
  for (const { id } of kinds) words.add(id).add(wireCode(id));
  return problems.filter(({ code, found }) => {
    if (OF_CHOICES.has(code)) return !lacksChoices;
    return found === undefined || !missedIn(found).some((word) => words.has(word));
  });
}

/** A name, or those in an expression. */
function missedIn(found: string): string[] {
  if (/[()\s]/.test(found)) return (found.match(WORDS) ?? []).filter((word) => !FUNCTIONS.has(word));
  return [found, found.slice(found.lastIndexOf('.') + 1)];
}
