import type { Compiled, Model, Report } from '../../engine/plan/compiled.ts';

/** Keys whose values are only looked at: no table, index, right or trigger is made of them. */
const LOOKS: ReadonlySet<string> = new Set([
  'title',
  'description',
  'help',
  'placeholder',
  'width',
  'minWidth',
  'align',
  'fixed',
  'visible',
  'icon',
]);

/** Whether the tables of the one are the tables of the other: what is known to be only looked at may differ, nothing else. */
export function hasSameTables(before: Compiled, after: Compiled): boolean {
  if (before.models === after.models) return true;
  if (before.models.size !== after.models.size) return false;
  for (const [id, model] of after.models) {
    const old = before.models.get(id);
    if (old === undefined || (old !== model && shapeOf(old) !== shapeOf(model))) return false;
    const report = model.facts?.report;
    if (report !== undefined && !isSameReport(before.reports.get(report), after.reports.get(report))) return false;
  }
  return true;
}

const shapeOf = (model: Model): string =>
  JSON.stringify(model, (key, value) => (LOOKS.has(key) ? undefined : value instanceof Map ? [...value] : value));

/** What its rows are worked out by. */
function isSameReport(before: Report | undefined, after: Report | undefined): boolean {
  if (before === after) return true;
  const madeBy = ({ sql, bindings, columns }: Report) => JSON.stringify([sql, bindings, columns]);
  return before !== undefined && after !== undefined && madeBy(before) === madeBy(after);
}
