import { entriesOf, isFolder, type MenuEntry } from '../../../engine/authoring/menu/arrangeMenu.ts';
import { once } from '../../../engine/once.ts';
import type { Compiled, MenuNode } from '../../../engine/plan/compiled.ts';
import type { Plan } from '../../../engine/plan/Plan.ts';
import { isForAll } from '../../../engine/plan/parts.ts';
import { type Grant, grantOfEntry, rightsOf } from '../../access/grantTree.ts';

/** A folder, page or outside address of the menu, or below a page a permission it gives. */
export type EntryKind = 'folder' | 'page' | 'link' | 'right' | 'group';

/** An entry as the files declare it, by the keys of its record. */
export interface DeclaredEntry {
  code: string;
  /** Code of the entry above; empty: on top. */
  parent: string;
  title: string;
  icon: string | null;
  sortNo: number;
  hidden: '0' | '1';
  kind: EntryKind;
  path: string | null;
  component: string | null;
  keepAlive: '0' | '1' | null;
  alwaysShow: '0' | '1' | null;
  perms: string | null;
  grantKind: Grant['kind'] | 'all' | null;
  grantCode: string | null;
}

const known = new WeakMap<Compiled, () => ReadonlyMap<string, DeclaredEntry>>();

/** Every entry of the menu and every permission below it, those above first, by their codes. */
export function declaredEntries(compiled: Compiled): ReadonlyMap<string, DeclaredEntry> {
  const made = known.get(compiled) ?? once(() => readEntries(compiled));
  known.set(compiled, made);
  return made();
}

function readEntries(compiled: Compiled): Map<string, DeclaredEntry> {
  const entries = entriesOf(compiled.menu).flatMap((entry) => {
    const plan = compiled.plans.get(entry.node.screen ?? '');
    return [menuEntry(entry, plan), ...(plan ? rightEntries(entry.key, plan) : [])];
  });
  return new Map(entries.map((entry) => [entry.code, entry]));
}

const flag = (value: boolean | undefined): '0' | '1' => (value === true ? '1' : '0');

function menuEntry({ key, parent, order, node }: MenuEntry, plan: Plan | undefined): DeclaredEntry {
  const folder = isFolder(node);
  return {
    code: key,
    parent,
    title: node.title,
    icon: node.icon ?? null,
    sortNo: order,
    hidden: flag(node.hidden),
    kind: folder ? 'folder' : node.url === undefined ? 'page' : 'link',
    path: node.url ?? node.path,
    component: componentOf(node),
    keepAlive: folder ? null : flag(node.keepAlive ?? (node.screen !== undefined || node.frame === true)),
    alwaysShow: folder ? flag(node.alwaysShow) : null,
    perms: null,
    ...grantIn(folder ? undefined : plan && isForAll(plan) ? 'all' : grantOfEntry(node)),
  };
}

function componentOf({ screen, url, frame }: MenuNode): string | null {
  if (screen !== undefined) return screen;
  return url === undefined ? null : frame ? '嵌在页面里' : '新窗口';
}

function grantIn(grant: Grant | 'all' | undefined): Pick<DeclaredEntry, 'grantKind' | 'grantCode'> {
  if (grant === undefined) return { grantKind: null, grantCode: null };
  return grant === 'all' ? { grantKind: 'all', grantCode: null } : { grantKind: grant.kind, grantCode: grant.code };
}

function rightEntries(page: string, plan: Plan): DeclaredEntry[] {
  const rights = new Map(rightsOf(plan).map((right) => [right.code, right]));
  return [...rights.values()].map(({ code, title }, index) => ({
    code: `${page}#${code}`,
    parent: page,
    title,
    icon: null,
    sortNo: (index + 1) * 10,
    hidden: '0',
    kind: 'right',
    path: null,
    component: null,
    keepAlive: null,
    alwaysShow: null,
    perms: code,
    ...grantIn({ kind: 'action', code }),
  }));
}
