import { isRecord } from '../api/envelope.ts';
import type { Json } from '../values/ValueType.ts';

/** Name of the messages that tell who writes in which declaration. */
export const EDITING = 'source_editing';

/** Somebody writes in a declaration, or has stopped. */
export interface Editing {
  /** `screens/market/order.screen.json`. */
  path: string;
  writes: boolean;
}

/** The same with who it is, as the server tells the others. */
export interface EditingBy extends Editing {
  userId: string;
  name: string;
}

/** What a page says of itself. */
export const editingArgs = ({ path, writes }: Editing): Json[] => [{ path, writes }];

/** What is said of a person, as a frame. */
export function editingMessage({ path, writes, userId, name }: EditingBy): string {
  return JSON.stringify({ type: 'common_send_date', data: { key: EDITING, args: [{ path, writes, userId, name }] } });
}

/** Undefined: not what a page says. */
export function readEditing([said]: readonly Json[]): Editing | undefined {
  if (!isRecord(said) || typeof said.path !== 'string' || typeof said.writes !== 'boolean') return undefined;
  const { path, writes } = said;
  return /^[\p{L}\p{N} ._/-]{1,300}$/u.test(path) ? { path, writes } : undefined;
}

/** Undefined: it does not say who. */
export function readEditingBy(args: readonly Json[]): EditingBy | undefined {
  const [said] = args;
  const editing = readEditing(args);
  if (!editing || !isRecord(said) || typeof said.userId !== 'string' || typeof said.name !== 'string') return undefined;
  return { ...editing, userId: said.userId, name: said.name };
}
