import { isRecord } from '../api/envelope.ts';
import type { ListViews } from './listState.ts';
import { readDefinition, type ViewDefinition, type ViewLook } from './viewDefinition.ts';

/** Who sees a view: its maker, those with a role, everybody. */
export type ViewScope = 'mine' | 'role' | 'all';

/** How a list is looked at, what its query builder asks for, or what of it is exported. */
export const VIEW_KINDS = ['view', 'query', 'export'] as const;
export type ViewKind = (typeof VIEW_KINDS)[number];

/** What is kept of a list under a name, as its receiver may know it. */
export interface SavedView {
  id: string;
  /** Code of the list. */
  list: string;
  kind: ViewKind;
  title: string;
  scope: ViewScope;
  /** Code and name of the role it is for. */
  role?: string;
  roleName?: string;
  /** Its list opens with it, for those it is for. */
  isDefault: boolean;
  mayEdit: boolean;
  version: number;
  definition: ViewDefinition;
  /** Titles of conditions on fields that are no more. */
  gone: readonly string[];
  /** Number of conditions on columns the receiver may not know. */
  withheld: number;
}

/** The views of one list: all of them, queries too, and the one it opens with. */
export interface ViewsOfList {
  views: readonly SavedView[];
  own?: string;
}

/** What a screen's lists can be looked at through, and whom its reader may share with. */
export interface ScreenViews {
  /** By the list's code. */
  lists: Readonly<Record<string, ViewsOfList>>;
  mayShare: boolean;
  /** Roles it may be shared with. */
  roles: readonly { code: string; name: string }[];
}

export const NO_VIEWS: ViewsOfList = { views: [] };

/** Reads the answer of `listViews`; whatever is no view is left out. */
export function parseScreenViews(result: unknown): ScreenViews {
  const { lists, mayShare, roles } = isRecord(result) ? result : {};
  const entries = Object.entries(isRecord(lists) ? lists : {}).map(([code, list]) => [code, parseList(list)] as const);
  return {
    lists: Object.fromEntries(entries),
    mayShare: mayShare === true,
    roles: (Array.isArray(roles) ? roles : []).filter(isRecord).map(({ code, name }) => ({
      code: String(code),
      name: String(name),
    })),
  };
}

function parseList(list: unknown): ViewsOfList {
  const { views, own } = isRecord(list) ? list : {};
  return {
    views: (Array.isArray(views) ? views : []).flatMap(parseView),
    ...(typeof own === 'string' ? { own } : {}),
  };
}

function parseView(view: unknown): SavedView[] {
  if (!isRecord(view) || typeof view.id !== 'string' || typeof view.title !== 'string') return [];
  const { id, title, role, roleName, scope } = view;
  return [
    {
      id,
      title,
      list: String(view.list ?? ''),
      kind: VIEW_KINDS.find((kind) => kind === view.kind) ?? 'view',
      scope: scope === 'role' || scope === 'all' ? scope : 'mine',
      ...(typeof role === 'string' ? { role } : {}),
      ...(typeof roleName === 'string' ? { roleName } : {}),
      isDefault: view.isDefault === true,
      mayEdit: view.mayEdit === true,
      version: Number(view.version) || 1,
      definition: readDefinition(view.definition),
      gone: (Array.isArray(view.gone) ? view.gone : []).map(String),
      withheld: Number(view.withheld) || 0,
    },
  ];
}

/** What a list's state needs of its views. */
export function startsOf({ views, own }: ViewsOfList): ListViews {
  const starts = new Map(views.filter(({ kind }) => kind === 'view').map(({ id, definition }) => [id, definition]));
  return { starts, ...(own !== undefined && starts.has(own) ? { own } : {}) };
}

/** Where columns stay once one was dragged: `at` says it of each that is shown; null: nowhere. */
export function pinsDragged(
  before: ViewLook['pins'],
  at: Readonly<Record<string, 'left' | 'right' | null>>,
  shown: readonly { key: string; fixed?: 'left' | 'right' | undefined }[],
): ViewLook['pins'] {
  const pins = { ...before };
  for (const { key, fixed } of shown) {
    const side = at[key];
    if (side) pins[key] = side;
    else if (side === null && fixed !== undefined) pins[key] = 'none';
  }
  return pins;
}

/**
 * Things with a key in the order of `wanted`; one that is not named there stands behind the one it is declared behind.
 */
export function inOrder<T extends { key: string }>(declared: readonly T[], wanted: readonly string[]): readonly T[] {
  if (wanted.length === 0) return declared;
  const byKey = new Map(declared.map((each) => [each.key, each]));
  const ordered = wanted.flatMap((key) => byKey.get(key) ?? []);
  const placed = new Set(ordered.map(({ key }) => key));
  for (const [at, each] of declared.entries()) {
    if (placed.has(each.key)) continue;
    const before = declared[at - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, each);
    placed.add(each.key);
  }
  return ordered;
}

/** Whether two looks are the same to the eye. */
export function isSameLook(one: ViewLook, other: ViewLook): boolean {
  return lookText(one) === lookText(other);
}

function lookText({ density, order, hidden, widths, pins }: ViewLook): string {
  return JSON.stringify([density, order, hidden.toSorted(), sorted(widths), sorted(pins)]);
}

const sorted = (entries: Readonly<Record<string, unknown>>): [string, unknown][] =>
  Object.entries(entries).toSorted(([one], [other]) => (one < other ? -1 : 1));
