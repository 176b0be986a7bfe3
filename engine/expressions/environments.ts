import { Environment } from '@marcbachmann/cel-js';
import type { ValueKind } from '../plan/Plan.ts';
import { dayNumber, dayOf, readMoment, writeMoment } from '../values/calendar.ts';
import { decimalOf, roundDecimal } from '../values/decimal.ts';

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

/** Knows the fields and their types; only ever checks. */
export function checkingEnvironment(fields: readonly ExpressionField[]): Environment {
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
  for (const type of ['double', 'string', 'bool', 'int']) environment.registerOperator(`${type} == null`, never);
  checking = addFunctions(environment);
  return checking;
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
  flowEmpty(environment);
  running = addFunctions(environment);
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

function addFunctions(environment: Environment): Environment {
  return environment
    .registerFunction('date(string): string', (moment: string) => moment.slice(0, 10))
    .registerFunction('addDays(string, int): string', (day: string, by: bigint) => shiftDays(day, Number(by)))
    .registerFunction('addDays(string, double): string', shiftDays)
    .registerFunction('days(string, string): double', daysBetween)
    .registerFunction('round(double, int): double', (value: number, digits: bigint) => roundTo(value, Number(digits)))
    .registerFunction('round(double): double', (value: number) => roundTo(value, 0))
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

/** The day `by` days after `day` (`YYYY-MM-DD`, a time behind it is ignored); null when there is no such day. */
function shiftDays(day: string, by: number): string | null {
  const number = numberOf(day);
  if (number === undefined || !Number.isFinite(by) || Math.abs(by) > 4_000_000) return null;
  const moved = { ...dayOf(number + Math.trunc(by)), hour: 0, minute: 0, second: 0 };
  return moved.year < 1 || moved.year > 9999 ? null : writeMoment(moved, 'YYYY-MM-DD');
}

/** Whole days from `from` to `to`; null when either is no day. */
function daysBetween(from: string, to: string): number | null {
  const [start, end] = [numberOf(from), numberOf(to)];
  return start === undefined || end === undefined ? null : end - start;
}

/** Rounds half away from zero on the written digits, 0–12 of them. */
function roundTo(value: number, digits: number): number | null {
  if (!Number.isFinite(value) || !Number.isInteger(digits) || digits < 0 || digits > 12) return null;
  return Number(roundDecimal(decimalOf(value), digits));
}

function numberOf(day: string): number | undefined {
  const moment = readMoment(day.slice(0, 10), 'YYYY-MM-DD');
  return moment && dayNumber(moment.year, moment.month, moment.day);
}
