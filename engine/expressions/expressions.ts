import type { ASTNode, Environment } from '@marcbachmann/cel-js';
import type { ValueKind } from '../plan/Plan.ts';
import { closureOf, UNSURE } from './closures.ts';
import type { ExpressionDiagnostic } from './diagnostics.ts';
import { diagnose, typeName } from './diagnostics.ts';
import type { ExpressionScope } from './ExpressionScope.ts';
import type { ExpressionField, ExpressionTable } from './environments.ts';
import { celType, checkingEnvironment, NO_TABLES, parseRunning, readTree, writtenOf } from './environments.ts';
import { findForbidden } from './forbidden.ts';
import { asWritten, type Written } from './lineCalls.ts';
import { namedOf } from './namedFields.ts';
import { isNode } from './nodes.ts';
import { recordsOf, resultOf } from './scope.ts';

/** `rows`: where it names the rows around it, an offset from 0. */
export type Checked = { ok: true; type: string; rows?: number } | ({ ok: false } & ExpressionDiagnostic);

/** Computes an expression for one scope: null where a needed value is empty or the result is none. Never throws. */
export type Compute = (scope: ExpressionScope) => unknown;

/** What an expression shall give; a verdict is true or false, or a text that says what is wrong. */
export type Expected = 'bool' | 'verdict' | 'any' | ValueKind;

/** The expressions of one set of fields. */
export interface Expressions {
  /** Whether `expression` is well-formed, names what exists and gives what is expected; never throws. */
  check(expression: string, expect: Expected): Checked;
  /** Throws ExpressionError when `check(expression, 'any')` would refuse. */
  compile(expression: string): Compute;
}

/** Makes the expressions of a set of fields; handed to whoever computes, since the language of them is large. */
export type CreateExpressions = (
  fields: readonly ExpressionField[],
  tables?: readonly ExpressionTable[],
) => Expressions;

/** An expression was refused; `diagnostic` says where and why. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
  constructor(readonly diagnostic: ExpressionDiagnostic) {
    super(diagnostic.message);
  }
}

/** Characters of an expression. */
export const LONGEST_EXPRESSION = 2000;

/**
 * Expressions over `row`, `old`, `form` and `rows` of these fields, the rows of sub-tables by their names, and `user`,
 * `query`, `now`. Cheap until used.
 */
export function createExpressions(fields: readonly ExpressionField[], tables = NO_TABLES): Expressions {
  const compiled = new Map<string, Compute>();
  const examine = (expression: string): Checked => {
    if (expression.length > LONGEST_EXPRESSION)
      return refuse({ message: `表达式过长，最多 ${LONGEST_EXPRESSION} 个字符`, start: 0, end: expression.length });
    return examined(expression, fields, tables);
  };
  return {
    check: (expression, expect) => {
      const checked = examine(expression);
      if (!checked.ok || suits(checked.type, expect)) return checked;
      return refuse({ message: wrongType(checked.type, expect), start: 0, end: expression.length });
    },
    compile: (expression) => {
      const known = compiled.get(expression);
      if (known) return known;
      const checked = examine(expression);
      if (!checked.ok) throw new ExpressionError(checked);
      const compute = computeOf(expression, fields, tables);
      compiled.set(expression, compute);
      return compute;
    },
  };
}

/** Expressions found sound, by the environment that knows the fields they name. */
const sound = new WeakMap<Environment, Map<string, Checked>>();

function examined(expression: string, fields: readonly ExpressionField[], tables: readonly ExpressionTable[]): Checked {
  let environment: Environment | undefined;
  let written: Written | undefined;
  try {
    written = writtenOf(expression);
    // To know a field costs more than to check an expression, and most name one or two of a hundred.
    const named = namedOf(readTree(expression), fields, tables);
    environment = checkingEnvironment(named.fields, named.tables);
    const known = sound.get(environment) ?? new Map<string, Checked>();
    sound.set(environment, known);
    const before = known.get(expression);
    if (before !== undefined) return before;
    const parsed = environment.parse(written.text);
    const forbidden = findForbidden(parsed.ast);
    if (forbidden) return refuse({ ...forbidden, ...written.origin(forbidden) });
    evenBranches(parsed.ast, false);
    const first = parsed.check();
    const { valid, type = 'dyn', error } = first.valid ? first : checkedAgain(environment, written.text, first);
    if (!valid) throw error;
    if (/^(?:google|type|bytes|optional|Row|User|Line_|list<(?:Row|Line_)|Cel)/.test(type)) {
      return refuse({ message: `表达式的结果不能是${typeName(type)}`, start: 0, end: expression.length });
    }
    const rows = placeOf(parsed.ast, 'rows');
    const place = rows === undefined ? {} : { rows: written.origin({ start: rows, end: rows }).start };
    const checked: Checked = { ok: true, type, ...place };
    known.set(expression, checked);
    return checked;
  } catch (error) {
    const { functions } = (environment ?? checkingEnvironment([])).getDefinitions();
    const { text, origin } = written ?? asWritten(expression);
    const names = functions.map((known) => known.name);
    const found = diagnose(error, text, { fields, tables, functions: names, tree: () => readTree(expression) });
    return refuse({ ...found, ...origin(found) });
  }
}

type Found = ReturnType<ReturnType<Environment['parse']>['check']>;

/** With `0` as a number of rows where branches differ: what the two give is the same when it runs. */
function checkedAgain(environment: Environment, text: string, first: Found): Found {
  if ((first.error as { code?: string } | undefined)?.code !== 'incompatible_ternary_branches') return first;
  const parsed = environment.parse(text);
  evenBranches(parsed.ast, true);
  const again = parsed.check();
  return again.valid ? again : first;
}

/**
 * `… ? null : value` is of the value's type: an empty value is one of every type; `doubles`: a written number is what
 * numbers of rows are. Of this tree only the types are asked.
 */
function evenBranches(value: unknown, doubles: boolean): void {
  if (Array.isArray(value)) for (const item of value) evenBranches(item, doubles);
  if (!isNode(value)) return;
  evenBranches(value.args, doubles);
  if (value.op !== '?:') return;
  const [, one, other] = value.args;
  if (isEmpty(one)) value.args[1] = other;
  else if (isEmpty(other)) value.args[2] = one;
  if (!doubles) return;
  for (const branch of value.args.slice(1))
    if (branch.op === 'value' && typeof branch.args === 'bigint') Object.assign(branch, { args: Number(branch.args) });
}

const isEmpty = (node: ASTNode): boolean => node.op === 'value' && node.args === null;

/** Where a name is first used. */
function placeOf(value: unknown, name: string): number | undefined {
  if (Array.isArray(value)) {
    for (const item of value) {
      const found = placeOf(item, name);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isNode(value)) return undefined;
  return value.op === 'id' && value.args === name ? value.start : placeOf(value.args, name);
}

function refuse(diagnostic: ExpressionDiagnostic): Checked {
  return { ok: false, ...diagnostic };
}

function suits(type: string, expect: Expected): boolean {
  const judges = expect === 'bool' || expect === 'verdict';
  if (expect === 'any' || type === 'dyn' || (!judges && type === 'null')) return true;
  if (expect === 'bool') return type === 'bool';
  if (expect === 'verdict') return type === 'bool' || type === 'string';
  if (expect === 'flag' && type === 'bool') return true;
  const wanted = celType(expect);
  return wanted === 'dyn' || type === wanted || (wanted === 'double' && (type === 'int' || type === 'uint'));
}

function wrongType(type: string, expect: Expected): string {
  return `表达式的结果应为${wantedText(expect)}，现在是${typeName(type)}`;
}

function wantedText(expect: Expected): string {
  if (expect === 'bool') return '真假';
  if (expect === 'verdict') return '真假或提示文字';
  return typeName(celType(expect === 'any' ? 'json' : expect));
}

/** The library has the last word: it is asked for whatever the closures are not sure of. */
function computeOf(
  expression: string,
  fields: readonly ExpressionField[],
  tables: readonly ExpressionTable[],
): Compute {
  const named = namedOf(readTree(expression), fields, tables);
  const run = parseRunning(
    writtenOf(expression).text,
    named.tables.map(({ name }) => name),
  );
  const records = recordsOf(named.fields, named.tables);
  const closure = closureOf(run.ast, new Map(fields.map((field) => [field.key, field])));
  return (scope) => {
    const known = closure === undefined ? UNSURE : closure(scope);
    if (known !== UNSURE) return resultOf(known);
    try {
      return resultOf(run(records(scope)));
    } catch {
      // Checked before: what is left are functions of an empty value, division by zero and the like.
      return null;
    }
  };
}
