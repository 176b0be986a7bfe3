import { isRecord } from '../../api/envelope.ts';
import type { Plan } from '../../plan/Plan.ts';

/** `orderDate` and `market/order-line` as `Order date` and `Order line`. */
function labelOf(name: string): string {
  const words = name
    .slice(name.lastIndexOf('/') + 1)
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_:]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A plan whose pages, columns, fields and buttons are called by their keys: labels as long as they are in English. */
export function withEnglishLabels(plan: Plan): Plan {
  return labelled(plan) as Plan;
}

function labelled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(labelled);
  if (!isRecord(value)) return value;
  const inner = Object.entries(value).map(([key, each]): [string, unknown] => [key, labelled(each)]);
  const name = value.key ?? value.code ?? value.id;
  const called = typeof value.title === 'string' && typeof name === 'string' && /[a-z]/i.test(name);
  return { ...Object.fromEntries(inner), ...(called ? { title: labelOf(name) } : {}) };
}
