import { type ASTNode, Environment } from '@marcbachmann/cel-js';
import type { ValueKind } from '../plan/Plan.ts';
import { average, daysBetween, outermost, roundTo, shiftDays, total } from './functions.ts';
import { asWritten, maySayLines, type Written, writtenOut } from './lineCalls.ts';
import { isNode } from './nodes.ts';

export interface ExpressionField {
  key: string;
  kind: ValueKind;
}

/** The rows of a sub-table, by their name in expressions. */
export interface ExpressionTable {
  name: string;
  fields: readonly ExpressionField[];
}

export const NO_TABLES: readonly ExpressionTable[] = [];

const limits = { maxAstNodes: 500, maxDepth: 40, maxListElements: 200, maxMapEntries: 20, maxCallArguments: 8 };

/** Type names as they stand in the checker. */
export function celType(kind: ValueKind): 'double' | 'string' | 'dyn' {
  if (kind === 'number') return 'double';
  return kind === 'json' ? 'dyn' : 'string';
}

/** The environments last asked for, by the fields they know. */
const checkingOf = new Map<string, Environment>();
const MOST_KNOWN = 1_000;

/** Knows the fields and their types, and those of the rows of sub-tables; only ever checks. */
export function checkingEnvironment(fields: readonly ExpressionField[], tables = NO_TABLES): Environment {
  let key = keyOf(fields);
  for (const table of tables) key += `;${table.name} ${keyOf(table.fields)}`;
  const known = checkingOf.get(key);
  if (known !== undefined) return known;
  const made = newChecking(fields, tables);
  if (checkingOf.size >= MOST_KNOWN) checkingOf.clear();
  checkingOf.set(key, made);
  return made;
}

function keyOf(fields: readonly ExpressionField[]): string {
  let key = '';
  for (const field of fields) key += `${field.key}:${celType(field.kind)},`;
  return key;
}

function schemaOf(fields: readonly ExpressionField[]): Record<string, ReturnType<typeof celType>> {
  return Object.fromEntries(fields.map((field) => [field.key, celType(field.kind)]));
}

/** What the checker calls a row of a sub-table; its name in expressions follows. */
export const LINE_TYPE = 'Line_';

function newChecking(fields: readonly ExpressionField[], tables: readonly ExpressionTable[]): Environment {
  const environment = commonChecks().clone();
  environment.registerType({ name: 'Row', schema: schemaOf(fields) });
  for (const table of tables) {
    environment.registerType({ name: `${LINE_TYPE}${table.name}`, schema: schemaOf(table.fields) });
    environment.registerVariable(table.name, `list<${LINE_TYPE}${table.name}>`);
  }
  for (const name of ['row', 'old', 'form']) environment.registerVariable(name, 'Row');
  return environment.registerVariable('rows', 'list<Row>');
}

let checking: Environment | undefined;

/** All that does not hang on the fields, made once: a copy costs a tenth of making it. */
function commonChecks(): Environment {
  if (checking) return checking;
  const environment = new Environment({ limits });
  environment.registerType({
    name: 'User',
    schema: { username: 'string', realname: 'string', roles: 'list<string>', orgCode: 'string' },
  });
  environment.registerVariable('user', 'User');
  environment.registerVariable('query', 'map<string, dyn>');
  environment.registerVariable('now', 'string');
  mixNumbers(environment);
  environment.registerOperator('double in list<int>', never);
  environment.registerOperator('int in list<double>', never);
  compareEmpty(environment);
  addFunctions(environment, (type) => type);
  for (const type of ['double', 'int']) {
    environment.registerFunction(`list<${type}>.sum(): double`, total);
    for (const name of ['min', 'max', 'avg']) environment.registerFunction(`list<${type}>.${name}(): double`, nothing);
  }
  for (const name of ['min', 'max']) environment.registerFunction(`list<string>.${name}(): string`, nothing);
  checking = environment;
  return checking;
}

/** The trees last asked for, by their texts: one expression is read by several checks, and said in several places. */
const trees = new Map<string, ASTNode>();

/** The tree of an expression as it runs, whatever fields there are; throws where it cannot be read. */
export function readTree(expression: string): ASTNode {
  const known = trees.get(expression);
  if (known !== undefined) return known;
  const { ast } = checkingEnvironment([]).parse(writtenOf(expression).text);
  if (trees.size >= MOST_KNOWN) trees.clear();
  trees.set(expression, ast);
  return ast;
}

const written = new Map<string, Written>();

/** An expression with its short calls written out; throws where it cannot be read. */
export function writtenOf(expression: string): Written {
  if (!maySayLines(expression)) return asWritten(expression);
  const known = written.get(expression);
  if (known !== undefined) return known;
  const made = writtenOut(expression, checkingEnvironment([]).parse(expression).ast);
  if (written.size >= MOST_KNOWN) written.clear();
  written.set(expression, made);
  return made;
}

let running: Environment | undefined;
const runningWith = new Map<string, Environment>();

/**
 * Computes. Types are found at run time, because a typed checker would call the handler for numbers with an empty
 * value; here an empty operand has operators of its own and flows through.
 */
function runningEnvironment(tables: readonly string[] = []): Environment {
  const common = commonRunning();
  if (tables.length === 0) return common;
  const key = tables.join();
  const known = runningWith.get(key);
  if (known !== undefined) return known;
  const made = common.clone();
  for (const name of tables) made.registerVariable(name, 'dyn');
  if (runningWith.size >= MOST_KNOWN) runningWith.clear();
  runningWith.set(key, made);
  return made;
}

function commonRunning(): Environment {
  if (running) return running;
  const environment = new Environment({ limits, homogeneousAggregateLiterals: false });
  for (const name of ['row', 'old', 'form', 'rows', 'user', 'query', 'now']) environment.registerVariable(name, 'dyn');
  mixNumbers(environment);
  compareEmpty(environment);
  flowEmpty(environment);
  // A function that finds no day gives nothing, whatever type it promised: that flows on as empty.
  running = addFunctions(environment, () => 'dyn')
    .registerFunction('list<dyn>.sum(): double', total)
    .registerFunction('list<dyn>.avg(): dyn', average)
    .registerFunction('list<dyn>.min(): dyn', (values: readonly unknown[]) => outermost(values, -1))
    .registerFunction('list<dyn>.max(): dyn', (values: readonly unknown[]) => outermost(values, 1));
  return running;
}

/**
 * An expression as it runs over these sub-tables. What a choice gives may be of two types there: the library would refuse
 * `… ? 'a' : null`, and so give nothing, where its types are known to be sound.
 */
export function parseRunning(text: string, tables: readonly string[] = []): ReturnType<Environment['parse']> {
  const environment = runningEnvironment(tables);
  const parsed = environment.parse(text);
  const loosen = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) loosen(item);
    if (!isNode(value)) return;
    loosen(value.args);
    if (value.op !== '?:') return;
    const { ast } = environment.parse('dyn(null)');
    if (ast.op !== 'call') throw new Error('dyn is no call');
    ast.args[1][0] = value.args[1];
    value.args[1] = ast;
  };
  loosen(parsed.ast);
  return parsed;
}

const arithmetic: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
};

/** Numbers of rows are doubles, literals such as `2` are integers: plain CEL refuses to mix them. */
function mixNumbers(environment: Environment): void {
  for (const [sign, compute] of Object.entries(arithmetic)) {
    const handler = (left: number | bigint, right: number | bigint): number => compute(Number(left), Number(right));
    environment.registerOperator(`double ${sign} int: double`, handler);
    environment.registerOperator(`int ${sign} double: double`, handler);
  }
  environment.registerOperator('double % double: double', (left: number, right: number) => left % right);
  // The inverse order comes with it.
  environment.registerOperator('double == int', (left: number, right: bigint) => left === Number(right));
}

/** Whatever is not empty differs from it. */
function compareEmpty(environment: Environment): void {
  for (const type of ['double', 'string', 'bool', 'int']) environment.registerOperator(`${type} == null`, no);
}

function flowEmpty(environment: Environment): void {
  const types = ['double', 'int', 'string'];
  for (const sign of Object.keys(arithmetic)) {
    for (const type of types) {
      environment.registerOperator(`null ${sign} ${type}: null`, nothing);
      environment.registerOperator(`${type} ${sign} null: null`, nothing);
    }
    environment.registerOperator(`null ${sign} null: null`, nothing);
  }
  for (const sign of ['<', '<=', '>', '>=']) {
    for (const type of types) {
      environment.registerOperator(`null ${sign} ${type}`, no);
      environment.registerOperator(`${type} ${sign} null`, no);
    }
    environment.registerOperator(`null ${sign} null`, no);
  }
  environment.registerOperator('-null: null', nothing);
}

function addFunctions(environment: Environment, gives: (type: 'double' | 'string') => string): Environment {
  const [text, number] = [gives('string'), gives('double')];
  return environment
    .registerFunction('date(string): string', (moment: string) => moment.slice(0, 10))
    .registerFunction(`addDays(string, int): ${text}`, (day: string, by: bigint) => shiftDays(day, Number(by)))
    .registerFunction(`addDays(string, double): ${text}`, shiftDays)
    .registerFunction(`days(string, string): ${number}`, daysBetween)
    .registerFunction(`round(double, int): ${number}`, (value: number, digits: bigint) =>
      roundTo(value, Number(digits)),
    )
    .registerFunction(`round(double): ${number}`, (value: number) => roundTo(value, 0));
}

function nothing(): null {
  return null;
}

function no(): boolean {
  return false;
}

/** Stands where only the type matters. */
function never(): boolean {
  return false;
}
