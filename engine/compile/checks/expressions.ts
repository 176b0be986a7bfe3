import type { ModelFile, ScreenFile } from '../../../schemas/generated/types.ts';
import { readExpression } from '../../expressions/reading.ts';
import { readDefault } from '../../lists/defaultValue.ts';
import { sentences } from '../../problems.ts';
import { valueTypes } from '../../values/valueTypes.ts';
import { plainKinds } from '../checkDefault.ts';
import type { Path } from '../places.ts';
import type { ColumnCheck, ColumnScope, FileCheck, Tell } from './Check.ts';
import { checkChoice } from './choices.ts';
import { modelOf } from './columnSites.ts';

const NO_RULES: readonly [] = [];
const conditions = ['visibleWhen', 'disabledWhen', 'requiredWhen', 'value'] as const;

/** Texts that a column's expressions hold against a field are among its choices. */
export const checkExpressionChoices: ColumnCheck = {
  keys: ['visibleWhen', 'disabledWhen', 'requiredWhen', 'value', 'validateRules', 'defaultValue'],
  check: ({ own, scope }, tell) => {
    for (const key of conditions) if (own[key] !== undefined) checkCompared(own[key], scope, tell, [key], 0);
    const rules = own.validateRules ?? NO_RULES;
    for (let index = 0; index < rules.length; index++) {
      const rule = rules[index];
      if (typeof rule === 'object' && rule.rule === 'expression')
        checkCompared(rule.expression, scope, tell, ['validateRules', index, 'expression'], 0);
    }
    if (typeof own.defaultValue !== 'string' || !own.defaultValue.includes('{{')) return;
    const read = readDefault(own.defaultValue);
    for (const part of read.kind === 'parts' ? read.parts : [])
      if ('expression' in part) checkCompared(part.expression, scope, tell, ['defaultValue'], part.start);
  },
};

/** Tells of texts in an expression that the column they are held against never has. */
export function checkCompared(
  expression: string | undefined,
  scope: ColumnScope,
  tell: Tell,
  path: Path,
  offset: number,
): void {
  // Without a quotation mark there is no text in it, and without a zero nothing is divided by it.
  if (expression === undefined || !/['"]|[/%]\s*\(*0/.test(expression)) return;
  const { compared, zeros } = readExpression(expression);
  for (const start of zeros)
    tell('expression', sentences.expression('除数是 0，结果总是空的', expression), path, offset + start);
  for (const { key, value, start } of compared) {
    const kind = scope.kinds.get(key);
    // An empty text asks whether there is a value at all.
    if (kind === undefined || value === '') continue;
    const wanted = kind === 'number' ? undefined : plainKinds[kind];
    if (wanted !== undefined && !valueTypes[kind].parse(value).ok) {
      const written = value.replace(/^(\d{4})[/.](\d{1,2})[/.](\d{1,2})/, (_, ...parts: string[]) =>
        parts
          .slice(0, 3)
          .map((part) => part.padStart(2, '0'))
          .join('-'),
      );
      const meant = written !== value && valueTypes[kind].parse(written).ok ? written : undefined;
      tell('wrong-type', sentences['wrong-type'](`“${value}”`, wanted, meant), path, offset + start);
    }
    checkChoice(scope.choices(key), kind, value, (code, sentence) => tell(code, sentence, path, offset + start));
  }
}

/** The same for the rows of editable grids and for the rows an action stands on. */
export const checkRowConditions: FileCheck<ScreenFile> = ({ value, document }, world, tell) => {
  const rowActions = 'rowActions' in value ? (value.rowActions ?? []) : [];
  const asks = rowActions.some((action) => typeof action === 'object' && action.when !== undefined);
  if (!('grid' in value) && !asks) return;
  const model = modelOf(world, value);
  if (model === undefined) return;
  const scope = world.scopeOf(model);
  const here: Tell = (...told) => tell(document, ...told);
  if ('grid' in value) checkCompared(value.grid?.rowDisabledWhen, scope, here, ['grid', 'rowDisabledWhen'], 0);
  for (const [index, action] of rowActions.entries()) {
    const when = typeof action === 'object' ? action.when : undefined;
    const kind = when && scope.kinds.get(when.field);
    if (when === undefined || kind === undefined) continue;
    const choices = scope.choices(when.field);
    for (const [at, wanted] of when.in.entries())
      checkChoice(choices, kind, wanted, (code, sentence) =>
        tell(document, code, sentence, ['rowActions', index, 'when', 'in', at]),
      );
  }
};

/** The same for the rows of sub-tables. */
export const checkSubTableConditions: FileCheck<ModelFile> = ({ id, value, document }, world, tell) => {
  for (const [index, { model, grid }] of (value.subTables ?? []).entries()) {
    const child = world.models.get(model);
    if (child === undefined || !world.models.has(id)) continue;
    const path = ['subTables', index, 'grid', 'rowDisabledWhen'];
    checkCompared(grid?.rowDisabledWhen, world.scopeOf(child), (...told) => tell(document, ...told), path, 0);
  }
};
