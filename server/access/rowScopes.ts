import { fieldsByKey } from '../../engine/compile/screens/planColumns.ts';
import type { Compiled, MenuNode, Model } from '../../engine/plan/compiled.ts';
import type { Plan, PlanQueryItem } from '../../engine/plan/Plan.ts';
import { holdsRecords, isBoard, sourceOf } from '../../engine/plan/parts.ts';
import { queryItem } from '../../engine/plan/queryItems.ts';
import type { RowScope } from '../../engine/plan/scope.ts';
import type { OptionItem } from '../../schemas/generated/types.ts';
import type { NarrowedRows, Scope } from '../db/Database.ts';
import type { Actor } from '../http/Actor.ts';

/**
 * `market/order#mine`: a scope on a page, as grants keep it; one that takes values is granted value by value,
 * `market/order#chosen=A`.
 */
export const scopeCode = (screen: string, held: string): string => `${screen}#${held}`;

/** The screen and what is held on it behind a code: `mine`, `chosen=A`. */
export function scopeOf(code: string): { screen: string; held: string } {
  const at = code.indexOf('#');
  return { screen: code.slice(0, at), held: code.slice(at + 1) };
}

/** What is held with a value of a scope; an empty value is what it begins with. */
export const heldWith = (key: string, value: string): string => `${key}=${value}`;

/** The values held with a scope, in their order. */
export function valuesHeld(held: readonly string[], key: string): string[] {
  const begins = heldWith(key, '');
  return held.flatMap((each) => (each.startsWith(begins) ? each.slice(begins.length) : []));
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
  return scopesWithModels(compiled, screen).map(({ scope }) => scope);
}

function scopesWithModels(compiled: Compiled, screen: string): { scope: RowScope; model: Model }[] {
  const all = (pagesOf(compiled).models.get(screen) ?? []).flatMap((model) =>
    (model.scopes ?? []).map((scope) => ({ scope, model })),
  );
  return [...new Map(all.toReversed().map((each) => [each.scope.key, each])).values()].toReversed();
}

/** What the values of a page's scopes are chosen with, by the scope's key. */
export function takenOnPage(compiled: Compiled, screen: string): ReadonlyMap<string, PlanQueryItem> {
  return new Map(
    scopesWithModels(compiled, screen).flatMap(({ scope: { key, takes }, model }): [string, PlanQueryItem][] => {
      const column = fieldsByKey(model).get(takes ?? '');
      return column === undefined ? [] : [[key, queryItem(column, { mode: 'single' })]];
    }),
  );
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
    const note = noteOfModels(read(plan), rows, compiled);
    if (note !== '') notes[plan.code] = note;
  }
  return notes;
}

/** The same of the rows of one model; empty: all. */
export const scopeNoteOf = ({ rows }: Pick<Scope, 'rows'>, compiled: Compiled, model: Model): string =>
  rows === 'all' ? '' : noteOfModels([model], rows, compiled);

function noteOfModels(models: readonly Model[], { tables }: NarrowedRows, compiled: Compiled): string {
  const seen = models.flatMap((model) => [model, ...mainsOf(model, compiled)]);
  const narrowed = seen.filter(({ table }) => tables[table] !== undefined);
  if (narrowed.length === 0) return '';
  return noteOf(narrowed.flatMap((model) => heldTitles(model, tables[model.table] ?? [])));
}

const mainsOf = (model: Model, { models }: Pick<Compiled, 'models'>): Model[] =>
  [...models.values()].filter(({ subTables }) => subTables.some((child) => child.model === model.id));

/** Values that are told in a note before it only says how many. */
const TOLD = 3;

/** The titles of a model's scopes that are held, with the values they are held with. */
function heldTitles({ scopes = [], fields }: Model, held: readonly string[]): string[] {
  return scopes.flatMap(({ key, title, takes }) => {
    if (takes === undefined) return held.includes(key) ? title : [];
    const values = valuesHeld(held, key);
    if (values.length === 0) return [];
    const field = fields.find(({ key: own }) => own === takes);
    const { options } = (field?.cell ?? {}) as { options?: readonly OptionItem[] };
    const text = (value: string) => options?.find((each) => String(each.value) === value)?.text ?? value;
    const more = values.length > TOLD ? `等 ${values.length} 个` : '';
    return `${title}（${values.slice(0, TOLD).map(text).join('、')}${more}）`;
  });
}

const noteOf = (titles: readonly string[]): string =>
  titles.length === 0 ? '没有可以查看的记录' : `仅显示${[...new Set(titles)].join('、')}记录`;
