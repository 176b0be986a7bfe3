import { isRecord } from '../../api/envelope.ts';
import { emptiedIn } from '../../reportSql/emptied.ts';
import type { ParseSql } from '../../reportSql/gate.ts';
import { saidHere } from '../../reportSql/otherDialects.ts';
import { outputColumns } from '../../reportSql/outputs.ts';
import { compileParams, type DeclaredParam } from '../../reportSql/params.ts';
import { parserWords } from '../../reportSql/parserWords.ts';

/** What a report's SQL puts out. */
export interface Outputs {
  names: string[];
  /** Columns that outputs are taken from as they are, or summed up from, by the outputs' names. */
  columns: ReadonlyMap<string, string>;
  /** PostgreSQL's names of the types that the text itself tells, by the outputs' names. */
  types: ReadonlyMap<string, string>;
  /** Parameters without which it finds nothing. */
  needs: ReadonlySet<string>;
}

/** Names of what a report's SQL puts out, and where they come from; or why they cannot be told. */
export function outputsOf(sql: string, params: readonly DeclaredParam[], parseSql: ParseSql): Outputs | string {
  const compiled = compileParams(sql, params);
  const parsed = parseSql(compiled.sql);
  if (!parsed.ok)
    return [`PostgreSQL 不认识这条 SQL：${parserWords(parsed.message)}`, saidHere(sql) ?? []].flat().join('；');
  const [statement] = isRecord(parsed.tree) && Array.isArray(parsed.tree.stmts) ? parsed.tree.stmts : [];
  const select = isRecord(statement) && isRecord(statement.stmt) ? statement.stmt : {};
  const { outputs: names, problems } = outputColumns(select, (byte) => byte);
  const [problem] = problems;
  if (problem !== undefined) return `${problem.message}；${problem.fix}`;
  const targets = isRecord(select.SelectStmt) ? select.SelectStmt.targetList : undefined;
  const read = (tell: (value: unknown) => string | undefined) =>
    (Array.isArray(targets) ? targets : []).flatMap((target: unknown, index): [string, string][] => {
      const result = isRecord(target) && isRecord(target.ResTarget) ? target.ResTarget : {};
      const [name, told] = [names[index], tell(result.val)];
      return name === undefined || told === undefined ? [] : [[name, told]];
    });
  const needs = emptiedIn(select, {
    params: compiled.bindings.map((binding) => ('param' in binding ? binding.param : undefined)),
    optional: new Set(params.map(({ key }) => key)),
    offsetOf: () => 0,
  });
  return {
    names,
    columns: new Map(read(columnOf)),
    types: new Map(read(typeOf)),
    needs: new Set(needs.map(({ param }) => param)),
  };
}

/** Functions whose value is of the same kind as what they are given. */
const ALIKE: ReadonlySet<string> = new Set(['sum', 'min', 'max']);

function columnOf(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  if (isRecord(value.ColumnRef)) return lastName(value.ColumnRef.fields);
  if (!isRecord(value.FuncCall) || !ALIKE.has(lastName(value.FuncCall.funcname) ?? '')) return undefined;
  const { args } = value.FuncCall;
  return Array.isArray(args) && args.length === 1 ? columnOf(args[0]) : undefined;
}

/** Functions whose value is of one type, whatever they are given. */
const TYPED: ReadonlyMap<string, string> = new Map([
  ['count', 'int8'],
  ['avg', 'numeric'],
]);

function typeOf(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  if (isRecord(value.TypeCast)) {
    const { typeName } = value.TypeCast;
    return isRecord(typeName) ? lastName(typeName.names) : undefined;
  }
  return isRecord(value.FuncCall) ? TYPED.get(lastName(value.FuncCall.funcname) ?? '') : undefined;
}

function lastName(list: unknown): string | undefined {
  const last: unknown = Array.isArray(list) ? list.at(-1) : undefined;
  const text = isRecord(last) && isRecord(last.String) ? last.String.sval : undefined;
  return typeof text === 'string' ? text : undefined;
}
