import type { PlanField } from '../plan.ts';
import type { Row } from './changes.ts';

/** Where the values of `#{…}` defaults come from. `now` is local time as `YYYY-MM-DD HH:mm:ss`. */
export interface Origin {
  now: string;
  username: string;
  realname: string;
  orgCode: string;
}

/** A new record as its form opens or its row is added: defaults filled in, everything else empty, switches off. */
export function newRow(fields: readonly PlanField[], origin: Origin): Row {
  return Object.fromEntries(fields.map((field) => [field.key, startOf(field, origin)]));
}

function startOf(field: PlanField, origin: Origin): unknown {
  const { defaultValue } = field;
  if (defaultValue !== undefined) {
    return typeof defaultValue === 'string' ? filled(defaultValue, field, origin) : defaultValue;
  }
  // What can only be on or off and was not touched looks off, so off is what is meant.
  if (field.type === 'checkbox') return stored(field.customValue, field.defaultChecked === true);
  if (field.type === 'switch' || field.type === 'checkbox_meta') return stored(field.customValue, false);
  return null;
}

function stored(pair: readonly string[] = [], on: boolean): string {
  return on ? (pair[0] ?? 'Y') : (pair[1] ?? 'N');
}

function filled(text: string, { key, title }: PlanField, origin: Origin): string | null {
  const { now, username, realname, orgCode } = origin;
  const [date = '', time = ''] = now.split(' ');
  const values: Record<string, string> = {
    date,
    datetime: now,
    time,
    sysUserCode: username,
    sysUserName: realname,
    sysOrgCode: orgCode,
  };
  const own: Record<string, string> = { key, title };
  const replaced = text
    .replaceAll(/#\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : place))
    .replaceAll(/\$\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(own, name) ? (own[name] ?? '') : place));
  return replaced === '' ? null : replaced;
}
