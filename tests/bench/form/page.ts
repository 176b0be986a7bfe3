import { painted, until } from '../grid/probes.ts';
import { FIELDS, WRONG } from './fields.ts';

const texts = FIELDS.filter(({ type }) => type === 'input').map(({ title }) => title);

/** The nth text field of either page. */
export function textField(at: number): HTMLInputElement | null {
  const title = texts[at];
  const label = [...document.querySelectorAll('label')].find((one) => one.textContent === title);
  return label ? (document.getElementById(label.htmlFor) as HTMLInputElement | null) : null;
}

/** Ends when the first input takes keys and is painted. */
export async function interactive(): Promise<void> {
  // An idle input keeps the place of an editor that is still to come.
  await until(() => textField(0) !== null && document.querySelector('input:disabled') === null);
  await painted();
}

/** Ends when all twenty errors are painted. */
export async function errorsPainted(selector: string): Promise<void> {
  await until(() => document.querySelectorAll(selector).length >= WRONG);
  await painted();
}

/** Every editor stands there. */
export function wholeForm(): boolean {
  return document.querySelectorAll('input, textarea, button[role=switch]').length >= FIELDS.length;
}

/** The place both pages draw into. */
export function place(): HTMLElement {
  const found = document.querySelector<HTMLElement>('#place');
  if (!found) throw new Error('the page has no place for a form');
  return found;
}
