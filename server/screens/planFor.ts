import { createHash } from 'node:crypto';
import type { ManifestEntry, Plan } from '../../engine/plan.ts';
import type { Actor } from '../context.ts';
import type { Rights } from '../system/rights.ts';

/** The plan as the actor may know it: restricted columns it lacks are gone, and the hash says so. */
export function planFor(plan: Plan, actor: Actor, rights: Rights): Plan {
  const hidden = rights.hiddenInPlan(actor, plan);
  if (plan.type === 'page' || hidden.size === 0) return plan;
  const shown = (item: { key: string }): boolean => !hidden.has(item.key);
  const hash = createHash('sha256')
    .update([plan.hash, ...[...hidden].sort()].join('\n'))
    .digest('hex')
    .slice(0, plan.hash.length || 16);
  const common = { hash, columns: plan.columns.filter(shown), query: plan.query.filter(shown) };
  if (plan.type === 'report') return { ...plan, ...common };
  return { ...plan, ...common, form: { ...plan.form, fields: plan.form.fields.filter(shown) } };
}

/** The screens the actor may open. */
export function entriesFor(plans: Iterable<Plan>, actor: Actor, rights: Rights): ManifestEntry[] {
  return [...plans]
    .filter((plan) => rights.canOpen(actor, plan.id))
    .map((plan) => planFor(plan, actor, rights))
    .map(({ id, code, type, title, hash }) => ({ id, code, type, title, hash }));
}
