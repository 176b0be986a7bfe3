import { likeliest } from '../nearest.ts';
import type { ReportBinding, SourceKind, SqlOrigin } from '../plan/compiled.ts';
import type { ValueKind } from '../plan/Plan.ts';
import { type SqlToken, sqlTokens } from './tokens.ts';

/** One mistake in a report's SQL. `offset` counts characters of the text as its author wrote it, from 0. */
export interface SqlProblem {
  offset: number;
  message: string;
  fix: string;
  suggestion?: string;
  /** What the suggestion stands for, where that is plain. */
  found?: string;
  /** Its author may mean it, and say so: it is told and not refused. `found` is what the reason is given for. */
  mayBeMeant?: true;
}

export const sqlProblem = (offset: number, message: string, fix: string, suggestion?: string): SqlProblem => ({
  offset,
  message,
  fix,
  ...(suggestion ? { suggestion } : {}),
});

export interface DeclaredParam {
  key: string;
  kind: ValueKind;
  /** The period that it is one end of. */
  endOf?: string;
  /** It may have no value. */
  optional?: boolean;
}

/** SQL with `$n` in place of every `${name}` and `#{name}`, and what each `$n` is. */
export interface CompiledParams {
  sql: string;
  bindings: ReportBinding[];
  replaced: SqlOrigin['replaced'];
  problems: SqlProblem[];
}

type SessionName = Extract<ReportBinding, { session: string }>['session'];

const sessionNames: Readonly<Record<string, SessionName>> = {
  sys_user_id: 'userId',
  sysUserId: 'userId',
  sys_user_code: 'username',
  sysUserCode: 'username',
  sys_org_code: 'orgCode',
  sysOrgCode: 'orgCode',
  tenant_id: 'tenantId',
  tenantId: 'tenantId',
};

/** What `#{…}` is called in a statement. */
export const sessionPlaces: readonly string[] = Object.keys(sessionNames).filter((name) => name.includes('_'));

const casts: Readonly<Partial<Record<ValueKind, string>>> = {
  number: 'numeric',
  date: 'date',
  datetime: 'timestamp',
  time: 'time',
};

/** In MySQL's words; a text is one without being told so. */
const mysqlCasts: Readonly<Partial<Record<ValueKind, string>>> = {
  number: 'decimal(65, 10)',
  date: 'date',
  datetime: 'datetime',
  time: 'time',
};

/**
 * Replaces `${param}` and `#{sys_…}` by `$n` as a value of its type; inside a quoted text they are a problem, inside a
 * comment nothing.
 */
export function compileParams(
  text: string,
  params: readonly DeclaredParam[],
  dialect: SourceKind = 'postgres',
): CompiledParams {
  const compiled: CompiledParams = { sql: '', bindings: [], replaced: [], problems: [] };
  const numbers = new Map<string, number>();
  for (const token of sqlTokens(text, dialect)) {
    if (token.kind === 'placeholder') replacePlaceholder(token, { text, params, dialect }, numbers, compiled);
    else {
      if (token.kind === 'quoted') refuseQuoted(token, compiled.problems);
      if (token.kind === 'number') refuseBareNumber(token, compiled.problems);
      compiled.sql += token.text;
    }
  }
  return compiled;
}

interface Statement {
  text: string;
  params: readonly DeclaredParam[];
  dialect: SourceKind;
}

function replacePlaceholder(
  token: SqlToken,
  { text, params, dialect }: Statement,
  numbers: Map<string, number>,
  compiled: CompiledParams,
): void {
  const found = resolvePlaceholder(token, params, text);
  if ('problem' in found) {
    compiled.problems.push(found.problem);
    // Something must stand here so that what follows can still be parsed and reported in the same run.
    compiled.sql += 'null';
    return;
  }
  const name = JSON.stringify(found.binding);
  const number = numbers.get(name) ?? compiled.bindings.push(found.binding);
  numbers.set(name, number);
  const written = typedValue(number, found.kind, dialect);
  compiled.replaced.push({
    sql: compiled.sql.length,
    sqlLength: written.length,
    text: token.offset,
    textLength: token.text.length,
  });
  compiled.sql += written;
}

function typedValue(number: number, kind: ValueKind, dialect: SourceKind): string {
  if (dialect === 'postgres') return `$${number}::${casts[kind] ?? 'text'}`;
  const cast = mysqlCasts[kind];
  return cast === undefined ? `$${number}` : `cast($${number} as ${cast})`;
}

type Resolved = { binding: ReportBinding; kind: ValueKind } | { problem: SqlProblem };

function resolvePlaceholder(token: SqlToken, params: readonly DeclaredParam[], text: string): Resolved {
  const name = token.text.slice(2, -1).trim();
  if (token.text.startsWith('#')) {
    const session = Object.hasOwn(sessionNames, name) ? sessionNames[name] : undefined;
    if (session) return { binding: { session }, kind: 'text' };
    const message = `未知的系统变量「#{${name}}」`;
    const own = params.find(({ key }) => key === name);
    const unknown = unknownName(token, message, name, sessionPlaces, '#');
    return {
      problem: own === undefined ? unknown : { ...unknown, fix: `参数写成 \${${name}}`, suggestion: `\${${name}}` },
    };
  }
  const param = params.find((declared) => declared.key === name);
  if (param) return { binding: { param: param.key }, kind: param.kind };
  const names = params.map((declared) => declared.key);
  const ends = params.filter(({ endOf }) => endOf === name).map(({ key }) => `\${${key}}`);
  if (ends.length > 0) return { problem: wholePeriod(token, ends, text) };
  return { problem: unknownName(token, `SQL 使用了未声明的参数「\${${name}}」`, name, names, '$') };
}

/** A period is two days, of which a comparison tells which one is meant. */
function wholePeriod(
  { offset, text: found }: SqlToken,
  [from = '', to = '']: readonly string[],
  text: string,
): SqlProblem {
  const before = text.slice(0, offset).trimEnd();
  const after = text.slice(offset + found.length).trimStart();
  const begins = /(?:(?<!<)>=?|\bbetween)$/i.test(before) || /^<(?!>)/.test(after);
  const ends = /(?:<=?|\bbetween\s+\S+\s+and)$/i.test(before) || /^>/.test(after);
  const meant = begins === ends ? undefined : begins ? from : to;
  return {
    offset,
    message: `「${found}」是一段日期，SQL 里是两个值`,
    fix: `请写 ${from}（第一天）与 ${to}（最后一天），如 order_date >= ${from} and order_date <= ${to}`,
    found,
    ...(meant === undefined ? {} : { suggestion: meant }),
  };
}

function unknownName(
  token: SqlToken,
  message: string,
  name: string,
  known: readonly string[],
  sign: '$' | '#',
): SqlProblem {
  const meant = likeliest(name, known);
  const list = known.map((each) => `${sign}{${each}}`).join('、');
  return {
    offset: token.offset,
    message,
    fix: known.length > 0 ? `可用的有：${list}` : '请先在 params 中声明该参数',
    ...(meant ? { suggestion: `${sign}{${meant}}` } : {}),
  };
}

function refuseQuoted(token: SqlToken, problems: SqlProblem[]): void {
  for (const match of token.text.matchAll(/[$#]\{[^}]*\}/g)) {
    problems.push({
      offset: token.offset + match.index,
      message: `参数「${match[0]}」写在了引号里，不会被当作参数`,
      fix: `去掉引号直接写 ${match[0]}；需要拼接时写 like '%' || ${match[0]} || '%'`,
    });
  }
}

function refuseBareNumber(token: SqlToken, problems: SqlProblem[]): void {
  problems.push({
    offset: token.offset,
    message: `SQL 中不能直接写参数编号「${token.text}」`,
    fix: '请在 params 中声明参数，并用 ${名称} 引用',
  });
}

/** Offset in the text as written that an offset (0-based) in the compiled SQL came from. */
export function sqlOffsetToText(replaced: SqlOrigin['replaced'], offset: number): number {
  let shift = 0;
  for (const piece of replaced) {
    if (offset < piece.sql) break;
    if (offset < piece.sql + piece.sqlLength) return piece.text;
    shift = piece.text + piece.textLength - (piece.sql + piece.sqlLength);
  }
  return offset + shift;
}

/** File position (1-based) of an offset (0-based) in the text as written. */
export function textToPosition(
  origin: Pick<SqlOrigin, 'lines' | 'text'>,
  offset: number,
): { line: number; column: number } {
  const before = origin.text.slice(0, Math.max(0, offset)).split('\n');
  const start = origin.lines[Math.min(before.length, origin.lines.length) - 1] ?? { line: 1, column: 1 };
  return { line: start.line, column: start.column + (before.at(-1)?.length ?? 0) };
}

/** File position (1-based) of an offset (0-based) in the compiled SQL. */
export function offsetToPosition(origin: SqlOrigin, offset: number): { line: number; column: number } {
  return textToPosition(origin, sqlOffsetToText(origin.replaced, offset));
}
