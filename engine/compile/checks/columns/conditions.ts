import { readExpression } from '../../../expressions/reading.ts';
import { sentences } from '../../../problems.ts';
import type { ColumnCheck, ColumnSite, Written } from '../Check.ts';

const CONDITIONS = ['visibleWhen', 'disabledWhen', 'requiredWhen'] as const;

/** What becomes of a field in a form does not hang on what is typed into it there. */
export const checkOwnCondition: ColumnCheck = {
  keys: CONDITIONS,
  check: ({ own, column }, tell) => {
    for (const name of CONDITIONS) {
      const condition = own[name];
      // What was kept before is not what is typed.
      if (condition === undefined || !speaksOf(condition, column.key)) continue;
      tell('own-condition', sentences['own-condition'](name, column.key), [name]);
    }
  },
};

/** Whether it asks for the field as it is now. */
function speaksOf(condition: string, key: string): boolean {
  // Few conditions name their own field: the pattern is made for those only.
  if (!condition.includes(`.${key}`) || !new RegExp(`\\b(?:row|form)\\.${key}\\b`).test(condition)) return false;
  return readExpression(condition).keys.has(key);
}

/** A form asks only what it shows: what is required there can be shown then. */
export const checkShownThen: ColumnCheck = {
  keys: ['requiredWhen'],
  check: (site, tell) => {
    const { visibleWhen, requiredWhen } = writtenAt(site);
    if (visibleWhen === undefined || requiredWhen === undefined || !neverBoth(visibleWhen, requiredWhen)) return;
    const sentence = sentences['key-unused']('requiredWhen', '它成立时 visibleWhen 不成立，这一项不显示');
    tell('key-unused', sentence, ['requiredWhen'], 'key');
  },
};

/** Whether two conditions, each of which can hold, never hold together. */
function neverBoth(one: string, other: string): boolean {
  const isNever = (condition: string): boolean =>
    readExpression(condition).settled.some(({ reason }) => reason.endsWith('总不成立'));
  return isNever(`(${one}) && (${other})`) && !isNever(one) && !isNever(other);
}

/** Keys beside which another one says nothing any more, and why. */
const BESIDE: readonly { key: keyof Written; says(column: Written): boolean; why: string }[] = [
  { key: 'disabledWhen', says: ({ disabled }) => disabled === true, why: '已经写了 "disabled": true' },
  { key: 'requiredWhen', says: isRequired, why: '已经写了 required' },
  { key: 'defaultValue', says: ({ value }) => value !== undefined, why: '值由 "value" 算出' },
  { key: 'requiredWhen', says: ({ value }) => value !== undefined, why: '值由 "value" 算出' },
  { key: 'disabledWhen', says: ({ value }) => value !== undefined, why: '值由 "value" 算出' },
  { key: 'placeholder', says: ({ value }) => value !== undefined, why: '值由 "value" 算出' },
  { key: 'showDetails', says: ({ hidden }) => hidden === true, why: '这一列不显示' },
];

function isRequired({ validateRules = [] }: Written): boolean {
  return validateRules.some((rule) => rule === 'required' || (typeof rule === 'object' && rule.rule === 'required'));
}

/** What stands in the file: to a field of a model its states add conditions. */
function writtenAt({ document, path, own }: ColumnSite): Written {
  let found: unknown = document.value;
  for (const part of path) found = (found as Readonly<Record<string | number, unknown>> | undefined)?.[part];
  return typeof found === 'object' && found !== null ? found : own;
}

/** A key says something that another one has not said already. */
export const checkBeside: ColumnCheck = {
  keys: ['disabledWhen', 'requiredWhen', 'defaultValue', 'placeholder', 'showDetails'],
  check: (site, tell) => {
    // Of a report none of them says anything, and that is told.
    if (site.document.kind === 'report') return;
    const own = writtenAt(site);
    const told: string[] = [];
    for (const { key, says, why } of BESIDE) {
      // One of two files may be meant to say it again.
      if (own[key] === undefined || told.includes(key) || !says(own)) continue;
      told.push(key);
      tell('key-unused', sentences['key-unused'](key, why), [key], 'key');
    }
  },
};
