import type { Compiled, Model } from '../../plan/compiled.ts';
import type { Plan } from '../../plan/Plan.ts';
import { isSame } from './compare.ts';
import { type Difference, judged } from './difference.ts';

/** What changes, and whom and what it reaches; nothing of what cannot be told. */
export interface Radius extends Difference {
  /** Pages that are otherwise than before, gone and new ones among them. */
  pages: { id: string; title: string; state: 'changed' | 'new' | 'gone' }[];
  /** Tables whose columns change. */
  tables: { table: string; added: string[]; retired: string[]; altered: string[] }[];
  /** Pages among them that can be exported. */
  exports: string[];
}

/** What putting the later declarations in force touches. */
export function radiusOf(before: Compiled, after: Compiled): Radius {
  const { tells, ...difference } = judged(before, after);
  const pages = pagesOf(before.plans, after.plans).filter(({ id }) => tells('page', id));
  const told = ({ models }: Compiled) => new Map([...models].filter(([id]) => tells('model', id)));
  const exported = pages.filter(({ id }) => isExported(before.plans.get(id)) || isExported(after.plans.get(id)));
  return {
    ...difference,
    pages,
    tables: tablesOf(told(before), told(after)),
    exports: exported.map(({ title }) => title),
  };
}

type Plans = ReadonlyMap<string, Plan>;

function pagesOf(before: Plans, after: Plans): Radius['pages'] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [old, now] = [before.get(id), after.get(id)];
    if (old?.hash === now?.hash || isSame(withoutHash(old), withoutHash(now))) return [];
    const state = old === undefined ? 'new' : now === undefined ? 'gone' : 'changed';
    return [{ id, title: (now ?? old)?.title ?? id, state }];
  });
}

/** A hash is of the lines too on which things are declared. */
const withoutHash = (plan: Plan | undefined) => plan && { ...plan, hash: '' };

const isExported = (plan: Plan | undefined): boolean =>
  plan !== undefined && 'toolbar' in plan && plan.toolbar.some(({ code }) => code === 'export');

function tablesOf(before: ReadonlyMap<string, Model>, after: ReadonlyMap<string, Model>): Radius['tables'] {
  const [old, now] = [columnsByTable(before), columnsByTable(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((table) => {
    const [was, is] = [old.get(table) ?? new Map<string, string>(), now.get(table) ?? new Map<string, string>()];
    const added = [...is.keys()].filter((column) => !was.has(column));
    const retired = [...was.keys()].filter((column) => !is.has(column));
    const altered = [...is].flatMap(([column, store]) => (was.has(column) && was.get(column) !== store ? column : []));
    return added.length + retired.length + altered.length === 0 ? [] : [{ table, added, retired, altered }];
  });
}

/** How each column is kept, by its table. */
function columnsByTable(models: ReadonlyMap<string, Model>): Map<string, ReadonlyMap<string, string>> {
  return new Map(
    [...models.values()].map(({ table, fields }) => [
      table,
      new Map(fields.map(({ column, store }) => [column, JSON.stringify(store)])),
    ]),
  );
}
