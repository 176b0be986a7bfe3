import { type ASTNode, Environment } from '@marcbachmann/cel-js';
import type { ValueKind } from '../plan/Plan.ts';
import { daysBetween, roundTo, shiftDays } from './functions.ts';

export interface ExpressionField {
  key: string;
  kind: ValueKind;
}

const limits = { maxAstNodes: 500, maxDepth: 40, maxListElements: 200, maxMapEntries: 20, maxCallArguments: 8 };

/** Type names as they stand in the checker. */
export function celType(kind: ValueKind): 'double' | 'string' | 'dyn' {
  if (kind === 'number') return 'double';
  return kind === 'json' ? 'dyn' : 'string';
}

/** The environments last asked for, by the fields they know. */
const checkingOf = new Map<string, Environment>();
const MOST_KNOWN = 1_000;

/** Knows the fields and their types; only ever checks. */
export function checkingEnvironment(fields: readonly ExpressionField[]): Environment {
  const key = fields.map((field) => `${field.key}:${celType(field.kind)}`).join();
  const known = checkingOf.get(key);
  if (known !== undefined) return known;
  const made = newChecking(fields);
  if (checkingOf.size >= MOST_KNOWN) checkingOf.clear();
  checkingOf.set(key, made);
  return made;
}

function newChecking(fields: readonly ExpressionField[]): Environment {
  const environment = commonChecks().clone();
  const schema = Object.fromEntries(fields.map((field) => [field.key, celType(field.kind)]));
  environment.registerType({ name: 'Row', schema });
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
  checking = addFunctions(environment, (type) => type);
  return checking;
}

/** The trees last asked for, by their texts: one expression is read by several checks, and said in several places. */
const trees = new Map<string, ASTNode>();

/** The tree of an expression, whatever fields there are; throws where it cannot be read. */
export function readTree(expression: string): ASTNode {
  const known = trees.get(expression);
  if (known !== undefined) return known;
  const { ast } = checkingEnvironment([]).parse(expression);
  if (trees.size >= MOST_KNOWN) trees.clear();
  trees.set(expression, ast);
  return ast;
}

let running: Environment | undefined;

/**
 * Computes. Types are found at run time, because a typed checker would call the handler for numbers with an empty
 * value; here an empty operand has operators of its own and flows through.
 */
export function runningEnvironment(): Environment {
  if (running) return running;
  const environment = new Environment({ limits, homogeneousAggregateLiterals: false });
  for (const name of ['row', 'old', 'form', 'rows', 'user', 'query', 'now']) environment.registerVariable(name, 'dyn');
  mixNumbers(environment);
  compareEmpty(environment);
  flowEmpty(environment);
  // A function that finds no day gives nothing, whatever type it promised: that flows on as empty.
  running = addFunctions(environment, () => 'dyn');
  return running;
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
    .registerFunction(`round(double): ${number}`, (value: number) => roundTo(value, 0))
    .registerFunction('list<double>.sum(): double', total);
}

/** Empty entries of a column do not spoil its total. */
function total(values: readonly unknown[]): number {
  let sum = 0;
  for (const value of values) if (typeof value === 'number' || typeof value === 'bigint') sum += Number(value);
  return sum;
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
