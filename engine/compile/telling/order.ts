import type { Problem } from '../../problems.ts';
import { fileKindOf } from '../documents.ts';

/** Mistakes in what others build on: what follows from them in other places is told after them. */
const CAUSES: ReadonlySet<Problem['code']> = new Set([
  'file-name',
  'file-unreadable',
  'file-encoding',
  'reserved-name',
  'system-table',
  'table-name',
  'taken-name',
  'dictionary-value',
]);

/** Parts that others build on, as those codes are. */
const CAUSE_PLACES = /^\/(?:subTables\/\d+\/(?:model|foreignKey|name)|(?:roles|userLists)\/\d+\/\w+)$/;

const isCause = ({ code, pointer }: Problem): boolean => CAUSES.has(code) || CAUSE_PLACES.test(pointer);

/** A file that nobody names is most often named wrongly. */
const UNUSED: ReadonlySet<Problem['code']> = new Set(['file-unused', 'sql-unused']);

/** Files by what is built on what, as far as a mistake in one may show in the next. */
const FLOORS = [
  'dictionary',
  'model',
  'report',
  'columns',
  'query',
  'form',
  'picker',
  'board',
  'print',
  'screen',
  'menu',
  'app',
];
/** Parts that speak of what is built upon the file they stand in. */
const SPEAKING_UP = /\/(?:agrees|drill|orgFields|paramFields)(?:\/|$)/;

/** By what is built on what, then by place; files with a cause before all others, in a file the causes first, errors before warnings. */
export function inOrder(problems: Problem[], leftOut: ReadonlySet<string>): Problem[] {
  const causes = new Set(problems.flatMap((each) => (isCause(each) || leftOut.has(each.file) ? [each.file] : [])));
  const rank = (each: Problem): number => (isCause(each) ? 0 : each.severity === 'error' ? 1 : 2);
  const group = ({ file }: Problem): number => (causes.has(file) ? 0 : 1);
  const floors = new Map(problems.map(({ file }) => [file, FLOORS.indexOf(fileKindOf(file)?.kind ?? 'report')]));
  const floor = ({ code, file, pointer }: Problem): number =>
    UNUSED.has(code) || SPEAKING_UP.test(pointer) ? FLOORS.length : (floors.get(file) ?? 0);
  const order = problems.sort(
    (left, right) =>
      group(left) - group(right) ||
      floor(left) - floor(right) ||
      left.file.localeCompare(right.file) ||
      rank(left) - rank(right) ||
      left.line - right.line ||
      left.column - right.column,
  );
  // What stands in a shared file is met by everybody who uses it.
  const met = new Set<string>();
  return order.filter(({ file, line, column, code, message }) => {
    const said = JSON.stringify([file, line, column, code, message]);
    return !met.has(said) && met.add(said);
  });
}
