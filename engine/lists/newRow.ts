import { cellTraits } from '../../schemas/generated/language.ts';
import type { CreateExpressions, Expressions } from '../expressions/expressions.ts';
import type { PlanColumn } from '../plan/Plan.ts';
import type { Row } from '../plan/record.ts';
import { type DefaultPart, type PlaceName, placeIn, readDefault } from './defaultValue.ts';

/** Where the values of `#{…}` defaults come from. `now` is local time as `YYYY-MM-DD HH:mm:ss`. */
export interface DefaultSources {
  now: string;
  userId?: string;
  username: string;
  realname: string;
  orgCode: string;
}

/** A field whose default only the server knows: the fill rule's code, and the text around what it answers. */
export interface FilledField {
  key: string;
  code: string;
  before: string;
  after: string;
}

/**
 * A new record as its form opens or its row is added: defaults filled in, everything else empty, switches off.
 * Expressions come last, in the order of the fields, and see what the others have filled in. Fields with a fill rule
 * stay empty; see `filledFields`.
 */
export function newRow(
  fields: readonly PlanColumn[],
  origin: DefaultSources,
  createExpressions: CreateExpressions,
): Row {
  const row: Record<string, unknown> = Object.fromEntries(
    fields.map((field) => [field.key, plainStart(field, origin)]),
  );
  let expressions: Expressions | undefined;
  for (const field of fields) {
    const parts = partsOf(field);
    if (!parts?.some((part) => 'expression' in part)) continue;
    expressions ??= createExpressions(fields);
    const compute = computing(expressions, row, origin);
    row[field.key] = filled(parts, field, origin, compute);
  }
  return row;
}

/** The fields whose default a fill rule of the server gives. */
export function filledFields(fields: readonly PlanColumn[]): FilledField[] {
  return fields.flatMap(({ key, defaultValue }) => {
    const read = defaultValue === undefined ? undefined : readDefault(defaultValue);
    return read?.kind === 'rule' ? [{ key, code: read.code, before: read.before, after: read.after }] : [];
  });
}

function partsOf({ defaultValue }: PlanColumn): readonly DefaultPart[] | undefined {
  const read = defaultValue === undefined ? undefined : readDefault(defaultValue);
  return read?.kind === 'parts' ? read.parts : undefined;
}

function plainStart(field: PlanColumn, origin: DefaultSources): unknown {
  if (field.defaultValue !== undefined) {
    const read = readDefault(field.defaultValue);
    if (read.kind === 'rule') return null;
    if (read.kind !== 'parts') return read.value;
    return read.parts.some((part) => 'expression' in part) ? null : filled(read.parts, field, origin);
  }
  // What can only be on or off and was not touched looks off, so off is what is meant.
  if (!cellTraits[field.type].toggle) return null;
  const pair = 'customValue' in field ? field.customValue : undefined;
  return stored(pair, 'defaultChecked' in field && field.defaultChecked === true);
}

function stored(pair: readonly string[] = [], on: boolean): string {
  return on ? (pair[0] ?? 'Y') : (pair[1] ?? 'N');
}

type Compute = (expression: string) => unknown;

function computing(expressions: Expressions, row: Row, { now, username, realname, orgCode }: DefaultSources): Compute {
  const user = { username, realname, orgCode, roles: [] };
  return (expression) =>
    expressions.check(expression, 'any').ok ? expressions.compile(expression)({ row, form: row, user, now }) : null;
}

function filled(
  parts: readonly DefaultPart[],
  field: PlanColumn,
  origin: DefaultSources,
  compute: Compute = () => null,
): unknown {
  const [only] = parts;
  // An expression that is the whole default keeps its type.
  if (parts.length === 1 && only && 'expression' in only) {
    const value = compute(only.expression);
    return typeof value === 'boolean' && 'customValue' in field ? stored(field.customValue, value) : value;
  }
  const text = parts.map((part) => textOf(part, field, origin, compute)).join('');
  return text === '' ? null : text;
}

function textOf(part: DefaultPart, field: PlanColumn, origin: DefaultSources, compute: Compute): string {
  if ('text' in part) return part.text;
  if ('own' in part) return field[part.own];
  if ('expression' in part) return String(compute(part.expression) ?? '');
  const values = placeValues(origin);
  return Object.hasOwn(values, part.place) ? values[part.place as PlaceName] : `#{${part.place}}`;
}

/** What a text that is one `#{…}` stands for; anything else is itself. */
export function placed<T>(value: T, origin: DefaultSources): T | string {
  const place = placeIn(value);
  return place === undefined ? value : placeValues(origin)[place];
}

function placeValues({ now, userId = '', username, realname, orgCode }: DefaultSources): Record<PlaceName, string> {
  const [date = '', time = ''] = now.split(' ');
  return {
    date,
    time,
    datetime: now,
    sysUserId: userId,
    sysUserCode: username,
    sysUserName: realname,
    sysOrgCode: orgCode,
  };
}
