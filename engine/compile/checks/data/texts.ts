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

/** What stands beside a field or its value is the same for every record. */
const BESIDE = ['help', 'placeholder', 'unit'] as const;

/** Words of a text that tells how a template is to be written, and may well show one. */
const EXPLAINS = /如|例|写|填|输|用|替|换/;

export const checkColumnTexts: ColumnCheck = {
  keys: BESIDE,
  check: ({ own, scope }, tell) => {
    for (const key of BESIDE)
      if (!EXPLAINS.test(own[key] ?? '')) checkPlain(own[key], (found) => scope.kinds.has(found), tell, [key]);
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

/** A row rule reads on from “only …”. */
export const checkScopeTexts: FileCheck<ModelFile> = ({ value, document }, _world, tell) => {
  for (const [index, { title }] of (value.scopes ?? []).entries()) {
    if (!title.startsWith('仅显示')) continue;
    const meant = title.slice('仅显示'.length);
    const sentence = sentences['plain-text'](title);
    const message = `授权里会读成“仅显示${title}”：title 接在“仅显示”之后`;
    const fix = `请写成 "${meant}"`;
    tell(document, 'plain-text', { ...sentence, message, expected: meant, fix, suggestion: meant }, [
      'scopes',
      index,
      'title',
    ]);
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
