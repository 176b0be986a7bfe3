import type { Column } from '../../schemas/generated/types.ts';
import type { Expressions } from '../expressions/expressions.ts';
import { placeNames, readDefault } from '../lists/defaultValue.ts';
import { likeliest } from '../nearest.ts';
import type { ValueKind } from '../plan/Plan.ts';
import { sentences } from '../problems.ts';
import { valueTypes } from '../values/valueTypes.ts';
import type { Document } from './documents.ts';
import type { Linker } from './Linker.ts';
import { numberIn } from './language/rewritten.ts';
import type { Path } from './places.ts';

/** Kinds a written value can be held against without knowing any list. */
export const plainKinds: Partial<Record<ValueKind, string>> = {
  number: '数值',
  date: '日期（YYYY-MM-DD）',
  datetime: '日期时间（YYYY-MM-DD HH:mm:ss）',
  time: '时间（HH:mm:ss）',
};

/** A column's default: known names, expressions that hold, literals of the column's kind, nothing mixed. */
export function checkDefault(
  linker: Linker,
  document: Document,
  { defaultValue }: Partial<Column>,
  kind: ValueKind | undefined,
  path: Path,
  expressions: () => Expressions,
): void {
  if (defaultValue === undefined) return;
  const read = readDefault(defaultValue);
  if (read.kind === 'literal' && (kind === undefined || plainKinds[kind] === undefined)) return;
  const at = [...path, 'defaultValue'];
  if (read.kind === 'mixed') linker.report(document, 'default-mixed', sentences['default-mixed'](read.value), at);
  if (read.kind === 'literal') checkLiteral(linker, document, read.value, kind, at);
  if (read.kind !== 'parts') return;
  for (const part of read.parts) {
    if ('place' in part && !placeNames.some((name) => name === part.place)) {
      const known = placeNames.map((name) => `#{${name}}`);
      const found = `#{${part.place}}`;
      linker.report(document, 'not-in-list', sentences['not-in-list'](found, known, likeliest(found, known)), at);
    }
    if (!('expression' in part)) continue;
    const checked = expressions().check(part.expression, 'any');
    if (checked.ok) continue;
    const sentence = sentences.expression(checked.message, part.expression, checked.suggestion);
    linker.report(document, 'expression', sentence, at, part.start + checked.start);
  }
}

/** What other places call the moment in which a record is made. */
const NOW: Readonly<Record<string, string>> = {
  'date today': '#{date}',
  'date now': '#{date}',
  'datetime now': '#{datetime}',
  'datetime today': '#{datetime}',
  'time now': '#{time}',
};

function checkLiteral(
  linker: Linker,
  document: Document,
  value: string | number,
  kind: ValueKind | undefined,
  at: Path,
): void {
  const wanted = kind === undefined ? undefined : plainKinds[kind];
  if (kind === undefined || wanted === undefined || valueTypes[kind].parse(value).ok) return;
  const meant = kind === 'number' ? numberIn(String(value)) : NOW[`${kind} ${value}`];
  linker.report(document, 'wrong-type', sentences['wrong-type'](`“${value}”`, wanted, meant), at);
}
