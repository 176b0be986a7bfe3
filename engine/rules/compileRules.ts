import type { Rule } from '../../schemas/generated/types.ts';
import type { ExpressionScope } from '../expressions/ExpressionScope.ts';
import type { ExpressionTable } from '../expressions/environments.ts';
import type { Compute, CreateExpressions, Expressions } from '../expressions/expressions.ts';
import type { ValueKind } from '../plan/Plan.ts';
import { isKept } from '../values/secret.ts';
import { valueTypes } from '../values/valueTypes.ts';
import { compileRule } from './compileRule.ts';
import type { RuleCheck, RuleSurroundings, Verdict } from './RuleType.ts';
import { isRequired, requiredMessage } from './required.ts';

/** A field of a model or of a form, as far as checking goes. */
export interface CheckedField {
  key: string;
  title: string;
  kind: ValueKind;
  required: boolean;
  rules: readonly Rule[];
  /** A field of a form carries its conditions itself, a field of a model on its column. */
  requiredWhen?: string;
  visibleWhen?: string;
  cell?: { requiredWhen?: string; visibleWhen?: string };
}

/** A field's rules, ready to run over any number of rows. */
export interface FieldCheck {
  key: string;
  /** Asks whether other rows hold the same value. */
  unique: boolean;
  /** Nothing can ever fail. */
  idle: boolean;
  /** The first failing rule's message; required comes before all others. A field its `visibleWhen` hides may stay empty. */
  check(value: unknown, around: RuleSurroundings): string | undefined;
}

/** All checks of a set of fields, in their order. */
export interface CompiledRules {
  fields: readonly FieldCheck[];
  /** Whether an expression holds in a scope, or why not; null when it cannot be told. */
  holds(expression: string, scope: ExpressionScope): Verdict;
  /** Makes every expression ready that a check will ask for: reading the first one takes as long as checking thousands. */
  ready(): void;
}

// A list of fields lives as long as its plan or model.
const compiled = new WeakMap<readonly CheckedField[], WeakMap<readonly ExpressionTable[], CompiledRules>>();
const NO_TABLES: readonly ExpressionTable[] = [];

/** Makes the rules of `fields` ready once; a value then costs a few calls. `tables`: the sub-tables they may speak of. */
export function compileRules(
  fields: readonly CheckedField[],
  createExpressions: CreateExpressions,
  tables = NO_TABLES,
): CompiledRules {
  const ofFields = compiled.get(fields) ?? new WeakMap<readonly ExpressionTable[], CompiledRules>();
  compiled.set(fields, ofFields);
  const known = ofFields.get(tables);
  if (known) return known;
  const condition = conditionsOf(createExpressions(fields, tables));
  const made: CompiledRules = {
    fields: fields.map(fieldCheck),
    holds: (expression, scope) => {
      const value = condition(expression)?.(scope);
      return typeof value === 'boolean' || typeof value === 'string' ? value : null;
    },
    ready: () => {
      for (const rule of fields.flatMap((field) => field.rules)) if ('expression' in rule) condition(rule.expression);
    },
  };
  ofFields.set(tables, made);
  return made;
}

function fieldCheck(field: CheckedField): FieldCheck {
  const { rules } = field;
  const { isEmpty } = valueTypes[field.kind];
  const empty = emptyCheck(field);
  const checks = rules.map((rule) => compileRule(rule, field)).filter((check) => check !== undefined);
  const rest = inOrder(checks);
  const filled: RuleCheck =
    field.kind === 'secret' ? (value, around) => (isKept('secret', value) ? undefined : rest(value, around)) : rest;
  return {
    key: field.key,
    unique: rules.some((rule) => rule.rule === 'unique' || (rule.rule === 'pattern' && rule.pattern === 'only')),
    idle: empty === undefined && checks.length === 0,
    check: (value, around) => (isEmpty(value) ? empty?.(value, around) : filled(value, around)),
  };
}

function inOrder(checks: readonly RuleCheck[]): RuleCheck {
  const [only, ...more] = checks;
  if (only === undefined) return () => undefined;
  if (more.length === 0) return only;
  return (value, around) => {
    for (const check of checks) {
      const message = check(value, around);
      if (message !== undefined) return message;
    }
    return undefined;
  };
}

/** What an empty field is told, when anything could be said at all. */
function emptyCheck(field: CheckedField): RuleCheck | undefined {
  const { rules, required } = field;
  const [requiredWhen, visibleWhen] = [conditionOf(field, 'requiredWhen'), conditionOf(field, 'visibleWhen')];
  const rule = rules.find(isRequired);
  if (!required && rule === undefined && requiredWhen === undefined) return undefined;
  const plain = requiredMessage(rules, field);
  const own = rule && (rule.message ?? plain);
  // A required rule of the list says it itself.
  const said = rules.some((each) => each.rule === 'required');
  return (_, { holds }) => {
    if (visibleWhen !== undefined && holds?.(visibleWhen) === false) return undefined;
    const wanted = required || (requiredWhen !== undefined && holds?.(requiredWhen) === true);
    return wanted && !said ? plain : own;
  };
}

function conditionOf(field: CheckedField, name: 'requiredWhen' | 'visibleWhen'): string | undefined {
  return field[name] ?? field.cell?.[name];
}

function conditionsOf(expressions: Expressions): (expression: string) => Compute | undefined {
  const known = new Map<string, Compute | undefined>();
  return (expression) => {
    const before = known.get(expression);
    if (before !== undefined || known.has(expression)) return before;
    // What the compiler would have refused tells nothing.
    const sound = expressions.check(expression, 'verdict').ok;
    const made = sound ? expressions.compile(expression) : undefined;
    known.set(expression, made);
    return made;
  };
}
