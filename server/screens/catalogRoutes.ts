import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileKindTitles } from '../../engine/compile/language/fileKinds.ts';
import { wireCode } from '../../engine/names.ts';
import type { CatalogEntry, Compiled, MenuNode, Reference } from '../../engine/plan/compiled.ts';
import { sourceOf } from '../../engine/plan/parts.ts';
import { readPage } from '../../engine/queries/page.ts';
import type { Actor, Context } from '../http/Context.ts';
import { ok, page } from '../http/envelope.ts';
import { ForbiddenError } from '../http/errors.ts';
import type { QueryParameters } from '../http/query.ts';
import { addRoute } from '../http/route.ts';
import type { ScreensProblem } from '../http/Screens.ts';

/** A declaration among those named by or naming another. */
interface NamedDeclaration extends Reference {
  /** `模型 market/order`. */
  text: string;
}

/** One declaration on the wire. */
interface CatalogRow {
  /** Kind and path: one of each. */
  id: string;
  kind: string;
  path: string;
  title: string;
  file: string;
  hash: string;
  problems: number;
  /** By how many others it is named. */
  usedBy: number;
  base: string | null;
  /** What a copy says otherwise. */
  changes: string | null;
  problemList: Pick<ScreensProblem, 'severity' | 'line' | 'column' | 'message' | 'fix'>[];
  namedBy: NamedDeclaration[];
  names: NamedDeclaration[];
}

/** As many of what names a declaration as its row tells. */
const MOST_NAMED = 100;

/** `GET /online/cgform/head/list`: the declarations in force, to whoever may open a list of them. */
export function catalogRoutes(app: FastifyInstance, context: Context): void {
  addRoute(app, 'listDeclarations', { config: { access: 'session' } }, (request) => {
    const parameters = request.query as QueryParameters;
    const copies = parameters.copyType === '1';
    checkMayLook(context, request, copies ? '1' : '0');
    const asked = readPage(parameters);
    const { physicId = '' } = parameters;
    const all = rowsOf(context).filter((row) => isAsked(row, parameters) && (!copies || isCopyOf(row, physicId)));
    const rows = sorted(all, parameters).slice(asked.offset, asked.offset + asked.limit);
    const address = addresses(context, request.actor);
    const shown = rows.map((row) => ({ ...row, ...address(row) }));
    return ok(page(shown, all.length, asked.current, asked.size));
  });
}

function checkMayLook({ compiled, rights }: Context, { actor }: FastifyRequest, copyType: string): void {
  const lists = [...compiled().plans.values()].filter((plan) => sourceOf(plan).copyType === copyType);
  if (!actor.admin && !lists.some(({ id }) => rights.canOpen(actor, id))) throw new ForbiddenError('declarations');
}

/** Declarations and problems change together, and rarely. */
const made = new WeakMap<Compiled, { problems: readonly ScreensProblem[]; rows: CatalogRow[] }>();

function rowsOf({ compiled, screens }: Context): CatalogRow[] {
  const [now, problems] = [compiled(), screens.problems()];
  const before = made.get(now);
  if (before?.problems === problems) return before.rows;
  const rows = makeRows(now, problems);
  made.set(now, { problems, rows });
  return rows;
}

function makeRows(compiled: Compiled, problems: readonly ScreensProblem[]): CatalogRow[] {
  const entries = compiled.catalog();
  const uses = new Map(entries.map((entry) => [entry, [...entry.uses, ...tablesRead(entry, compiled)]]));
  const namedBy = groupBy(
    [...uses].flatMap(([entry, named]) => named.map((each) => ({ entry, id: idOf(each) }))),
    ({ id }) => id,
  );
  const byFile = groupBy(problems, ({ file }) => file);
  return entries.map((entry) => {
    const found = byFile.get(entry.file) ?? [];
    const by = (namedBy.get(idOf(entry)) ?? []).map((each) => each.entry);
    return {
      id: idOf(entry),
      kind: entry.kind,
      path: entry.id,
      title: entry.title,
      file: entry.file,
      hash: entry.hash,
      problems: found.length,
      usedBy: by.length,
      base: entry.base ?? null,
      changes: entry.changes?.join('、') ?? null,
      problemList: found.map(({ severity, line, column, message, fix }) => ({ severity, line, column, message, fix })),
      namedBy: by.slice(0, MOST_NAMED).map(named),
      names: (uses.get(entry) ?? []).slice(0, MOST_NAMED).map(named),
    };
  });
}

/** The models whose tables a report's SQL reads, which its file does not name. */
function tablesRead({ kind, id }: CatalogEntry, { reports, models }: Compiled): Reference[] {
  const read = new Set(kind === 'report' ? reports.get(id)?.relations : []);
  if (read.size === 0) return [];
  return [...models.values()].flatMap((model) => (read.has(model.table) ? [{ kind: 'model', id: model.id }] : []));
}

function groupBy<T>(all: readonly T[], keyOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    const key = keyOf(each);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return groups;
}

const idOf = ({ kind, id }: Reference): string => `${kind} ${id}`;

function named({ kind, id }: Reference): NamedDeclaration {
  return { kind, id, text: `${(fileKindTitles as Readonly<Record<string, string>>)[kind] ?? kind} ${id}` };
}

/** Texts are asked for by part, and without the stars lists put around them. */
function isAsked(row: CatalogRow, parameters: QueryParameters): boolean {
  const holds = (key: 'title' | 'path' | 'base'): boolean => {
    const part = parameters[key]?.replace(/^\*|\*$/g, '').toLowerCase() ?? '';
    return part === '' || (row[key] ?? '').toLowerCase().includes(part);
  };
  const { kind, sound } = parameters;
  return (
    (!kind || kind.split(',').includes(row.kind)) &&
    (!sound || (row.problems === 0) === (sound === '1')) &&
    holds('title') &&
    holds('path') &&
    holds('base')
  );
}

/** Whether it takes over another, that of the wire code where one is given. */
function isCopyOf({ base }: CatalogRow, code: string): boolean {
  return base !== null && (code === '' || wireCode(base) === code);
}

const SORTS = ['kind', 'title', 'path', 'file', 'base', 'problems', 'usedBy'] as const;

function sorted(rows: readonly CatalogRow[], { column, order }: QueryParameters): CatalogRow[] {
  const key = SORTS.find((each) => each === column) ?? 'file';
  const ascending = rows.toSorted((one, other) => compare(one[key], other[key]) || compare(one.file, other.file));
  return order === 'desc' ? ascending.toReversed() : ascending;
}

function compare(one: string | number | null, other: string | number | null): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one ?? '').localeCompare(String(other ?? ''), 'zh-CN');
}

/** Where the page of a declaration stands, for those who may open it. */
function addresses({ compiled, rights }: Context, actor: Actor): (row: CatalogRow) => { address?: string } {
  const { plans, menu, models, reports } = compiled();
  const paths = menuPaths(menu);
  const bySource = groupBy([...plans.values()], (plan) => {
    const { model, report } = sourceOf(plan);
    return model === undefined ? `report ${report}` : `model ${model}`;
  });
  return ({ kind, path }) => {
    const source = kind === 'model' ? models.get(path)?.code : kind === 'report' ? reports.get(path)?.code : undefined;
    const own = kind === 'screen' ? plans.get(path) : undefined;
    const all = own ? [own] : (bySource.get(`${kind} ${source}`) ?? []);
    const plan = all.find(({ id }) => rights.canOpen(actor, id));
    const address = plan && paths.get(plan.id);
    return address === undefined ? {} : { address };
  };
}

function menuPaths(nodes: readonly MenuNode[], paths = new Map<string, string>()): Map<string, string> {
  for (const { screen, path, children } of nodes) {
    if (screen !== undefined && !paths.has(screen)) paths.set(screen, path);
    menuPaths(children, paths);
  }
  return paths;
}
