import type { PlanField } from '../plan.ts';
import type { Row } from './changes.ts';

/** Where the values of `#{…}` defaults come from. `now` is local time as `YYYY-MM-DD HH:mm:ss`. */
export interface Origin {
  now: string;
  username: string;
  realname: string;
  orgCode: string;
}

/** A new record as its form opens: defaults filled in, everything else empty, switches off. */
export function newRow(fields: readonly PlanField[], origin: Origin): Row {
  return Object.fromEntries(fields.map((field) => [field.key, startOf(field, origin)]));
}

function startOf(field: PlanField, origin: Origin): unknown {
  const { defaultValue } = field;
  if (defaultValue !== undefined) return typeof defaultValue === 'string' ? filled(defaultValue, origin) : defaultValue;
  // A switch that was not touched looks off, so off is what is meant.
  if (field.type === 'switch') return ('customValue' in field ? field.customValue?.[1] : undefined) ?? 'N';
  return null;
}

function filled(text: string, { now, username, realname, orgCode }: Origin): string | null {
  const [date = '', time = ''] = now.split(' ');
  const values: Record<string, string> = {
    date,
    datetime: now,
    time,
    sysUserCode: username,
    sysUserName: realname,
    sysOrgCode: orgCode,
  };
  const replaced = text.replaceAll(/#\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : place,
  );
  return replaced === '' ? null : replaced;
}
