import type { Column } from '../../schemas/generated/types.ts';
import type { Field } from '../compiled.ts';
import { createExpressions } from '../expressions/expressions.ts';
import { sentences } from '../problems.ts';
import { isSafeRegex } from '../rules/regex.ts';
import type { Document, Path } from './documents.ts';
import type { Linker } from './Linker.ts';

const conditions = ['visibleWhen', 'disabledWhen', 'requiredWhen'] as const;

/** Every expression and regular expression of a column, checked against the fields in scope. */
export function checkExpressions(
  linker: Linker,
  document: Document,
  column: Partial<Column>,
  path: Path,
  fields: readonly Pick<Field, 'key' | 'kind'>[],
): void {
  const environment = createExpressions(fields.map(({ key, kind }) => ({ key, kind })));
  const check = (expression: string | undefined, expect: 'bool' | 'any', at: Path) => {
    if (expression === undefined) return;
    const checked = environment.check(expression, expect);
    if (!checked.ok)
      linker.report(
        document,
        'expression',
        sentences.expression(checked.message, expression, checked.suggestion),
        at,
        checked.start,
      );
  };
  for (const key of conditions) check(column[key], 'bool', [...path, key]);
  check(column.value, 'any', [...path, 'value']);
  for (const [index, rule] of (column.validateRules ?? []).entries()) {
    if (typeof rule === 'string') continue;
    const at = [...path, 'validateRules', index];
    if (rule.rule === 'expression') check(rule.expression, 'bool', [...at, 'expression']);
    if (rule.rule === 'regex') checkRegex(linker, document, rule.regex, [...at, 'regex']);
  }
}

function checkRegex(linker: Linker, document: Document, pattern: string, path: Path): void {
  const safe = isSafeRegex(pattern);
  if (!safe.ok) linker.report(document, 'regex', sentences.regex(safe.reason, pattern), path);
}
