import { isRecord } from '../api/envelope.ts';

/** A button permission: held by the user, or configured in the system (then with a status). */
export interface PermissionEntry {
  /** Code, or several, comma-joined. */
  action: string;
  /** '1' visible strategy, '2' editable strategy. */
  type: string;
  /** '0' switched off: no restriction; '1' in force. */
  status?: string;
}

/** What the user holds (`auth`) and what is configured at all (`allAuth`). */
export interface PermissionLists {
  held: readonly PermissionEntry[];
  all: readonly PermissionEntry[];
}

/** Reads a permission list off the wire. */
export function parsePermissions(value: unknown): PermissionEntry[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap((entry) => {
    if (typeof entry.action !== 'string' || entry.action === '') return [];
    const status = entry.status === undefined || entry.status === null ? {} : { status: String(entry.status) };
    return [{ action: entry.action, type: String(entry.type ?? '1'), ...status }];
  });
}

/** By strategy and action: pages ask for every action at every drawing. */
const named = new WeakMap<readonly PermissionEntry[], Map<string, PermissionEntry[]>>();

/** The entries that name an action, in the order of their list, which nobody writes in once it is asked. */
function entriesFor(action: string, editable: boolean, entries: readonly PermissionEntry[]): PermissionEntry[] {
  let known = named.get(entries);
  if (!known) {
    known = new Map();
    for (const entry of entries) {
      for (const one of actionsOf(entry)) {
        const key = `${entry.type === '2'} ${one}`;
        known.get(key)?.push(entry) ?? known.set(key, [entry]);
      }
    }
    named.set(entries, known);
  }
  return known.get(`${editable} ${action}`) ?? [];
}

const actionsOf = (entry: PermissionEntry): string[] => entry.action.split(',').map((one) => one.trim());

const NONE: readonly PermissionEntry[] = [];

/**
 * The show directive: shown when the form's own list grants it, when its rule is switched off, or when it is held.
 * An action nobody configured is not shown unless held.
 */
export function isShown(action: string, lists: PermissionLists, ofForm = NONE): boolean {
  if (entriesFor(action, false, ofForm).length > 0) return true;
  if (entriesFor(action, false, lists.all).some(({ status }) => status === '0')) return true;
  return entriesFor(action, false, lists.held).length > 0;
}

/** The disable filter: unknown actions are enabled, configured ones only for those who hold them. */
export function isDisabled(action: string, lists: PermissionLists, ofForm = NONE): boolean {
  if (entriesFor(action, true, ofForm).length > 0) return true;
  const [configured] = entriesFor(action, true, lists.all);
  if (!configured || configured.status === '0') return false;
  return entriesFor(action, true, lists.held).length === 0;
}

/** Codes under a prefix (`market:order:`) that are in force and not held: what a grid leaves out. An empty prefix: none. */
export function excludedCodes(prefix: string, lists: PermissionLists): Set<string> {
  if (prefix === '') return new Set();
  const inForce = visible(lists.all).filter((entry) => entry.status === '1');
  const excluded = new Set(inForce.flatMap((entry) => suffixes(entry, prefix)));
  for (const entry of visible(lists.held)) for (const code of suffixes(entry, prefix)) excluded.delete(code);
  // One way only: without `batch_delete` there is no `remove`, not the other way round.
  if (excluded.has('batch_delete')) excluded.add('remove');
  return excluded;
}

/** What a grid with a permission prefix leaves out, and what it shows but keeps from being used. */
export interface GridCodes {
  /** Keys of columns and codes of buttons that are not shown. */
  excluded: ReadonlySet<string>;
  /** Those that may only be looked at; `edit` stands for the rows that are saved already. */
  locked: ReadonlySet<string>;
}

/**
 * The codes of a grid. `saves`: its rows are sent by its own 保存, so that nothing can be begun which it may not send,
 * and it is not offered where there is nothing to send.
 */
export function gridCodes(prefix: string, lists: PermissionLists, saves = false): GridCodes {
  const excluded = excludedCodes(prefix, lists);
  const locked = lockedCodes(prefix, lists);
  if (!saves) return { excluded, locked };
  const barred = (code: string) => excluded.has(code) || locked.has(code);
  if (CHANGES.every(barred)) (CHANGES.every((code) => excluded.has(code)) ? excluded : locked).add('save');
  else if (barred('save')) for (const code of CHANGES) locked.add(code);
  return { excluded, locked };
}

const CHANGES = ['add', 'edit', 'remove'] as const;

/** Codes under a prefix that the disable filter takes from the user. */
function lockedCodes(prefix: string, lists: PermissionLists): Set<string> {
  if (prefix === '') return new Set();
  const configured = lists.all.filter(({ type }) => type === '2').flatMap((entry) => suffixes(entry, prefix));
  const locked = new Set(configured.filter((code) => isDisabled(prefix + code, lists)));
  if (locked.has('batch_delete')) locked.add('remove');
  return locked;
}

/** Those that hide what they name: type '1' and no other, unlike the directive, which only passes over type '2'. */
const visible = (entries: readonly PermissionEntry[]) => entries.filter((entry) => entry.type === '1');

function suffixes(entry: PermissionEntry, prefix: string): string[] {
  return actionsOf(entry)
    .filter((one) => one.startsWith(prefix) && one.length > prefix.length)
    .map((one) => one.slice(prefix.length));
}
