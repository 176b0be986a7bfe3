import { isRecord } from '../../api/envelope.ts';
import type { PlanField, PlanForm } from '../../plan/Plan.ts';
import { parseUndo, type RowRefusal } from './changeSets.ts';

/** What a field holds before and after. */
export interface BulkField {
  key: string;
  title: string;
  /** The commonest values. */
  from: readonly { value: unknown; count: number }[];
  /** How many different values there are. */
  kinds: number;
  to: unknown;
}

/** What a bulk edit would do, or did. */
export interface BulkOutcome {
  total: number;
  changed: number;
  same: number;
  refusedCount: number;
  refused: readonly RowRefusal[];
  fields: readonly BulkField[];
  set: string | undefined;
}

export function parseBulk(result: unknown): BulkOutcome {
  const told = isRecord(result) ? result : {};
  const { refused, refusedCount, set } = parseUndo(told);
  const count = (key: string) => Number(told[key]) || 0;
  const fields = (Array.isArray(told.fields) ? told.fields : [])
    .filter(isRecord)
    .map(({ key, title, from, kinds, to }) => ({
      key: String(key),
      title: String(title),
      kinds: Number(kinds) || 0,
      to: to ?? null,
      from: (Array.isArray(from) ? from : [])
        .filter(isRecord)
        .map((each) => ({ value: each.value ?? null, count: Number(each.count) || 0 })),
    }));
  return { total: count('total'), changed: count('changed'), same: count('same'), refused, refusedCount, fields, set };
}

/** The fields many records can be given at once: those people fill in, each by one value of its own. */
export function bulkFields({ fields }: PlanForm): PlanField[] {
  return fields.flatMap((field) => {
    const { group: _group, ...alone } = field;
    const isOwn = field.value === undefined && !field.readOnly && !field.hidden && field.schema === undefined;
    return isOwn && field.kind !== 'secret' ? [{ ...alone, required: false, rules: [], span: 1 }] : [];
  });
}
