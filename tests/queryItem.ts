import type { PlanQueryItem } from '../engine/plan/Plan.ts';

/** A query item of a plan: one text, asked for as it is, unless `more` says otherwise. */
export const queryItem = (key: string, more: Partial<PlanQueryItem> = {}): PlanQueryItem => ({
  key,
  title: key,
  type: 'input',
  kind: 'text',
  mode: 'single',
  param: false,
  required: false,
  folded: false,
  ...more,
});
