import { readTemplate } from '../../../../engine/expressions/template.ts';
import type { CellRow } from '../../Cell.ts';

/** Never reached: only tells addresses of our own from others. */
const OWN = 'http://own.invalid';

/**
 * Where a link leads: the template filled from the row. Undefined when the template is wrong, a value it needs is
 * empty, or the address is neither a path of our own nor http(s). Whom to call or to write to only a template says, never
 * a value.
 */
export function slotHref(template: string, row: CellRow): { href: string; outside: boolean } | undefined {
  const read = readTemplate(template, Object.keys(row));
  if (!read.ok || read.names.some((name) => isEmpty(row[name]))) return undefined;
  const [, scheme, rest = ''] = /^(tel|mailto):(.*)$/s.exec(template) ?? [];
  if (scheme !== undefined) return contactAddress(scheme, rest, row);
  // A value that is the whole address stays as it is; within an address it must not begin a new part.
  const whole = /^\s*\{\{[^{}]*\}\}\s*$/.test(template);
  const values = Object.fromEntries(
    read.names.map((name) => [name, whole ? row[name] : encodeURIComponent(String(row[name]))]),
  );
  return safeAddress(read.fill(values).trim());
}

/** A call or a letter: of a number what is dialled, of an address what is one, nothing that would say more than that. */
function contactAddress(
  scheme: string,
  template: string,
  row: CellRow,
): { href: string; outside: boolean } | undefined {
  const read = readTemplate(template, Object.keys(row));
  if (!read.ok) return undefined;
  const filled = read.fill(Object.fromEntries(read.names.map((name) => [name, String(row[name]).trim()])));
  if (scheme === 'mailto')
    return /^[^\s@]+@[^\s@]+$/.test(filled)
      ? { href: `mailto:${encodeURIComponent(filled)}`, outside: false }
      : undefined;
  const number = filled.replaceAll(/[\s().-]/g, '');
  return /^\+?\d{2,20}$/.test(number) ? { href: `tel:${number}`, outside: false } : undefined;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function safeAddress(text: string): { href: string; outside: boolean } | undefined {
  const outside = /^https?:\/\//i.test(text);
  if (!outside && !text.startsWith('/')) return undefined;
  try {
    const address = new URL(text, OWN);
    if (outside) return /^https?:$/.test(address.protocol) && address.host !== '' ? { href: text, outside } : undefined;
    // `//host` and `/\host` begin with a slash and lead elsewhere all the same.
    return address.origin === OWN ? { href: text, outside } : undefined;
  } catch {
    return undefined;
  }
}
