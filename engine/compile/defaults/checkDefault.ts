import type { Column } from '../../../schemas/generated/types.ts';
import type { Expressions } from '../../expressions/expressions.ts';
import { readExpression } from '../../expressions/reading.ts';
import { type DefaultPart, placeNames, readDefault } from '../../lists/defaultValue.ts';
import { type DefaultSources, newRow } from '../../lists/newRow.ts';
import { likeliest } from '../../nearest.ts';
import type { PlanColumn, ValueKind } from '../../plan/Plan.ts';
import { sentences } from '../../problems.ts';
import { valueTypes } from '../../values/valueTypes.ts';
import type { Document } from '../documents.ts';
import type { Linker } from '../Linker.ts';
import { numberIn } from '../language/rewritten.ts';
import { measureInRecord, type NamedMeasures } from '../measures/inRecords.ts';
import type { Path } from '../places.ts';

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
  column: Partial<Column>,
  kind: ValueKind | undefined,
  path: Path,
  { measures, expressions }: { measures: NamedMeasures; expressions: () => Expressions },
): void {
  const { defaultValue } = column;
  if (defaultValue === undefined) return;
  const read = readDefault(defaultValue);
  if (read.kind === 'literal' && (kind === undefined || plainKinds[kind] === undefined)) return;
  const at = [...path, 'defaultValue'];
  if (read.kind === 'mixed') linker.report(document, 'default-mixed', sentences['default-mixed'](read.value), at);
  if (read.kind === 'literal') checkLiteral(linker, document, read.value, kind, at);
  if (read.kind !== 'parts') return;
  const before = linker.problems.length;
  for (const part of read.parts) {
    if ('place' in part && !placeNames.some((name) => name === part.place)) {
      const known = placeNames.map((name) => `#{${name}}`);
      const found = `#{${part.place}}`;
      linker.report(document, 'not-in-list', sentences['not-in-list'](found, known, likeliest(found, known)), at);
    }
    if (!('expression' in part)) continue;
    const alone = kind === 'number' && read.parts.length === 1;
    const checked = expressions().check(part.expression, alone ? kind : 'any');
    if (checked.ok) continue;
    const sentence =
      measureInRecord(part.expression, checked, measures) ??
      sentences.expression(checked.message, part.expression, checked.suggestion);
    linker.report(document, 'expression', sentence, at, part.start + checked.start);
  }
  if (kind === undefined || linker.problems.length > before) return;
  const wanted = plainKinds[kind];
  const made = wanted === undefined ? undefined : valueMade(column, kind, read.parts, expressions);
  if (wanted === undefined || made === undefined || valueTypes[kind].parse(made).ok) return;
  const meant = MOMENT.test(String(defaultValue)) ? NOW[`${kind} now`] : undefined;
  linker.report(document, 'wrong-type', sentences['wrong-type'](`“${defaultValue}”`, wanted, meant), at);
}

/** The moment, written in some way. */
const MOMENT = /^\s*(?:#\{(?:date|time|datetime)\}|\{\{\s*(?:now|date\(now\))\s*\}\})\s*$/;

/** Somebody at some moment: texts as they look for everybody. */
export const SOMEBODY: DefaultSources = {
  now: '2024-05-01 08:30:00',
  userId: 'id',
  username: 'admin',
  realname: '张三',
  orgCode: 'A01',
};

/** What a default begins with for somebody; undefined where it hangs on the rest of the record, or is nothing. */
function valueMade(
  column: Partial<Column>,
  kind: ValueKind,
  parts: readonly DefaultPart[],
  expressions: () => Expressions,
): unknown {
  for (const part of parts) {
    if ('own' in part) return undefined;
    if ('expression' in part && readExpression(part.expression).keys.size > 0) return undefined;
  }
  const key = column.key ?? '';
  const row = newRow([{ ...column, key, kind } as PlanColumn], SOMEBODY, expressions);
  return row[key] ?? undefined;
}

/** What other places call the moment in which a record is made. */
export const NOW: Readonly<Record<string, string>> = {
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
