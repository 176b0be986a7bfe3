import { isRecord } from '../api/envelope.ts';
import type { Json } from '../values/ValueType.ts';

/** Name of the messages that tell who writes in which declaration. */
export const EDITING = 'source_editing';

/** Somebody writes in a declaration, or has stopped. */
export interface Editing {
  /** `screens/market/order.screen.json`. */
  path: string;
  writes: boolean;
  /** In which browser: its pages share their drafts. */
  browser: string;
}

/** The same with who it is, as the server tells the others. */
export interface EditingBy extends Editing {
  userId: string;
  name: string;
}

/** What a page says of itself. */
export const editingArgs = ({ path, writes, browser }: Editing): Json[] => [{ path, writes, browser }];

/** What is said of a person, as a frame. */
export function editingMessage({ path, writes, browser, userId, name }: EditingBy): string {
  const args = [{ path, writes, browser, userId, name }];
  return JSON.stringify({ type: 'common_send_date', data: { key: EDITING, args } });
}

/** Undefined: not what a page says. */
export function readEditing([said]: readonly Json[]): Editing | undefined {
  if (!isRecord(said)) return undefined;
  const { path, writes, browser } = said;
  if (typeof path !== 'string' || typeof writes !== 'boolean' || typeof browser !== 'string') return undefined;
  return /^[\p{L}\p{N} ._/-]{1,300}$/u.test(path) && /^\w{1,64}$/.test(browser) ? { path, writes, browser } : undefined;
}

/** Undefined: it does not say who. */
export function readEditingBy(args: readonly Json[]): EditingBy | undefined {
  const [said] = args;
  const editing = readEditing(args);
  if (!editing || !isRecord(said) || typeof said.userId !== 'string' || typeof said.name !== 'string') return undefined;
  return { ...editing, userId: said.userId, name: said.name };
}
