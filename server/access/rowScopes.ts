import type { Compiled, MenuNode, Model } from '../../engine/plan/compiled.ts';
import type { Plan } from '../../engine/plan/Plan.ts';
import { holdsRecords, isBoard, sourceOf } from '../../engine/plan/parts.ts';
import type { RowScope } from '../../engine/plan/scope.ts';
import type { NarrowedRows, Scope } from '../db/Database.ts';
import type { Actor } from '../http/Actor.ts';

/** `market/order#mine`: a scope on a page, as grants keep it. */
export const scopeCode = (screen: string, key: string): string => `${screen}#${key}`;

/** The screen and the key behind a code. */
export function scopeOf(code: string): { screen: string; key: string } {
  const at = code.lastIndexOf('#');
  return { screen: code.slice(0, at), key: code.slice(at + 1) };
}

/** Models whose rows a page shows; and by the model's id its pages, with what a role may hold to open each. */
interface Pages {
  models: ReadonlyMap<string, readonly Model[]>;
  pages: ReadonlyMap<string, readonly { screen: string; menus: readonly string[] }[]>;
}

const known = new WeakMap<Compiled, Pages>();

/** A model's rows are given with the lists of its records; those of one without lists with the reports and boards over it. */
function pagesOf(compiled: Compiled): Pages {
  const before = known.get(compiled);
  if (before) return before;
  const nodes = new Map<string, string[]>();
  const visit = (menu: readonly MenuNode[]): void => {
    for (const { id, screen, children } of menu) {
      if (screen !== undefined) nodes.set(screen, [...(nodes.get(screen) ?? [screen]), id]);
      visit(children);
    }
  };
  visit(compiled.menu);
  const models = new Map<string, Model[]>();
  const pages = new Map<string, { screen: string; menus: readonly string[] }[]>();
  const add = (screen: string, model: Model): void => {
    models.set(screen, [...(models.get(screen) ?? []), model]);
    pages.set(model.id, [...(pages.get(model.id) ?? []), { screen, menus: nodes.get(screen) ?? [screen] }]);
  };
  const read = readModels(compiled);
  for (const plan of compiled.plans.values())
    if (holdsRecords(plan)) for (const model of read(plan)) add(plan.id, model);
  const listed = new Set(pages.keys());
  for (const plan of compiled.plans.values())
    if (!holdsRecords(plan))
      for (const model of read(plan)) if (!listed.has(model.id) && model.scopes) add(plan.id, model);
  const made = { models, pages };
  known.set(compiled, made);
  return made;
}

/** The models whose rows a page is made of. */
function readModels(compiled: Compiled): (plan: Plan) => readonly Model[] {
  const models = [...compiled.models.values()];
  const byCode = new Map(models.map((model) => [model.code, model]));
  const byTable = new Map(models.map((model) => [model.table, model]));
  const reports = new Map([...compiled.reports.values()].map((report) => [report.code, report]));
  return (plan) => {
    if (isBoard(plan)) return [byCode.get(plan.model) ?? compiled.models.get(plan.model) ?? []].flat();
    const { model, report } = sourceOf(plan);
    if (model !== undefined) return [byCode.get(model) ?? []].flat();
    return (reports.get(report ?? '')?.relations ?? []).flatMap((table) => byTable.get(table) ?? []);
  };
}

/** The scopes that may be granted on a page; of several models that have the same one it is told once. */
export function scopesOfPage(compiled: Compiled, screen: string): readonly RowScope[] {
  const all = (pagesOf(compiled).models.get(screen) ?? []).flatMap(({ scopes = [] }) => scopes);
  return [...new Map(all.toReversed().map((scope) => [scope.key, scope])).values()].toReversed();
}

/**
 * Which rows somebody sees: of each model those of any scope they have on any of its pages, and all where a role of
 * theirs opens one without a scope. A scope that is not declared any more gives no rows.
 */
export function rowsOf(
  compiled: Compiled,
  { admin, narrowed }: Pick<Actor, 'admin' | 'narrowed'>,
  user: NarrowedRows['user'],
): Scope['rows'] {
  if (admin || narrowed === undefined) return 'all';
  const { models, pages } = pagesOf(compiled);
  const touched = new Set(
    narrowed.flatMap(({ scopes }) => [...scopes.keys()].flatMap((screen) => models.get(screen) ?? [])),
  );
  const tables: Record<string, string[]> = {};
  for (const { id, table } of touched) {
    const keys = new Set<string>();
    const opened = (pages.get(id) ?? []).some(({ screen, menus }) =>
      narrowed.some((role) => {
        const scopes = role.scopes.get(screen);
        for (const key of scopes ?? []) keys.add(key);
        return scopes === undefined && menus.some((menu) => role.menus.has(menu));
      }),
    );
    if (!opened) tables[table] = [...keys].sort();
  }
  narrowFacts(compiled, tables);
  return Object.keys(tables).length === 0 ? 'all' : { user, tables };
}

/** What is worked out of rows that somebody sees in part is seen by the same scopes, and of several by those they share. */
function narrowFacts({ models }: Pick<Compiled, 'models'>, tables: Record<string, string[]>): void {
  for (const { table, facts } of models.values()) {
    const narrowed = (facts?.narrowedBy ?? []).flatMap((source) => {
      const keys = tables[source];
      return keys === undefined ? [] : [keys];
    });
    const own = tables[table];
    const all = own === undefined ? narrowed : [...narrowed, own];
    if (narrowed.length > 0) tables[table] = all.reduce((shared, keys) => shared.filter((key) => keys.includes(key)));
  }
}

/** Whether somebody sees some of a model's rows alone, by its own scopes or by those of a model it is a sub-table of. */
export function isNarrowed({ rows }: Pick<Scope, 'rows'>, { models }: Pick<Compiled, 'models'>, model: Model): boolean {
  if (rows === 'all') return false;
  return [model, ...mainsOf(model, { models })].some(({ table }) => rows.tables[table] !== undefined);
}

/** Of each page whose rows the actor sees in part, in words which, by the page's wire code. */
export function scopeNotes({ rows }: Pick<Scope, 'rows'>, compiled: Compiled): Record<string, string> {
  if (rows === 'all') return {};
  const read = readModels(compiled);
  const notes: Record<string, string> = {};
  for (const plan of compiled.plans.values()) {
    const seen = read(plan).flatMap((model) => [model, ...mainsOf(model, compiled)]);
    const narrowed = seen.filter(({ table }) => rows.tables[table] !== undefined);
    if (narrowed.length === 0) continue;
    const titles = narrowed.flatMap(({ table, scopes = [] }) =>
      scopes.flatMap(({ key, title }) => (rows.tables[table]?.includes(key) ? title : [])),
    );
    notes[plan.code] = noteOf(titles);
  }
  return notes;
}

const mainsOf = (model: Model, { models }: Pick<Compiled, 'models'>): Model[] =>
  [...models.values()].filter(({ subTables }) => subTables.some((child) => child.model === model.id));

const noteOf = (titles: readonly string[]): string =>
  titles.length === 0 ? '没有可以查看的记录' : `仅显示${[...new Set(titles)].join('、')}记录`;
