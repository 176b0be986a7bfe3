import type { Rule } from '../../schemas/generated/types.ts';
import type { ValueKind } from '../plan/Plan.ts';
import { requiredMessageOf } from './patterns.ts';

/** Whether the rule speaks of empty values. */
export function isRequired(rule: Rule): boolean {
  return rule.rule === 'required' || (rule.rule === 'pattern' && rule.pattern === '*');
}

/** What an empty required field says: the pattern's own words, else 请输入, 请选择 or 请上传 with the title. */
export function requiredMessage(rules: readonly Rule[], { title, kind }: { title: string; kind: ValueKind }): string {
  for (const rule of rules) {
    const own = rule.rule === 'pattern' ? requiredMessageOf(rule.pattern) : undefined;
    if (own) return own;
  }
  if (kind === 'files') return `请上传${title}`;
  return chosen.has(kind) ? `请选择${title}` : `请输入${title}`;
}

const chosen: ReadonlySet<ValueKind> = new Set([
  'flag',
  'date',
  'datetime',
  'time',
  'code',
  'codes',
  'reference',
  'area',
] as const);
