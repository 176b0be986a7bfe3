import type { Action, ModelFile, ScreenFile } from '../../../../schemas/generated/types.ts';
import { sentences } from '../../../problems.ts';
import type { Path } from '../../places.ts';
import type { ColumnCheck, FileCheck, Tell } from '../Check.ts';
import { modelOf } from '../columnSites.ts';

/** A field in braces, as templates, expressions and prints write one. */
const PLACE = /\{\{\s*(?:row\.)?(\w+)\s*\}\}|[$#]?\{(?:row\.)?(\w+)\}/g;

/** Tells of a field in a text that is shown as it is written. */
function checkPlain(text: string | undefined, isField: (key: string) => boolean, tell: Tell, path: Path): void {
  if (text === undefined || !text.includes('{')) return;
  for (const { 0: found, 1: one, 2: other, index } of text.matchAll(PLACE))
    if (isField(one ?? other ?? '')) tell('plain-text', sentences['plain-text'](found), path, index);
}

/** Why a value is refused is said in so many words. */
export const checkRuleTexts: ColumnCheck = {
  keys: ['validateRules'],
  check: ({ own, scope }, tell) => {
    for (const [index, rule] of (own.validateRules ?? []).entries())
      if (typeof rule === 'object')
        checkPlain(rule.message, (key) => scope.kinds.has(key), tell, ['validateRules', index, 'message']);
  },
};

/** So is what is asked before a record moves on, and why it may not. */
export const checkStepTexts: FileCheck<ModelFile> = ({ value, document }, _world, tell) => {
  const keys = new Set(value.states === undefined ? [] : value.fields.map((field) => field.key));
  for (const [index, { confirm, rule }] of (value.states?.transitions ?? []).entries()) {
    const path = ['states', 'transitions', index];
    const here: Tell = (...told) => tell(document, ...told);
    checkPlain(confirm, (key) => keys.has(key), here, [...path, 'confirm']);
    checkPlain(rule?.message, (key) => keys.has(key), here, [...path, 'rule', 'message']);
  }
};

/** And what is asked before a button does its work. */
export const checkButtonTexts: FileCheck<ScreenFile> = ({ value, document }, world, tell) => {
  const { toolbar, rowActions } = value as Partial<Record<'toolbar' | 'rowActions', readonly (string | Action)[]>>;
  for (const [place, actions] of Object.entries({ toolbar, rowActions }))
    for (const [index, action] of (actions ?? []).entries()) {
      if (typeof action === 'string' || action.confirm?.includes('{') !== true) continue;
      const fields = modelOf(world, value)?.fields ?? [];
      const isField = (found: string) => fields.some(({ key }) => key === found);
      const here: Tell = (...told) => tell(document, ...told);
      checkPlain(action.confirm, isField, here, [place, index, 'confirm']);
    }
};
