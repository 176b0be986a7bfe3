import type { PagePart } from '../../../engine/api/rightsAsked.ts';
import type { Compiled } from '../../../engine/plan/compiled.ts';
import type { Plan } from '../../../engine/plan/Plan.ts';
import { columnSets, grantedActions, openActions, sourceOf, subListsOf } from '../../../engine/plan/parts.ts';
import type { Grant } from '../../access/grantTree.ts';
import { type Opening, opensBy, rightsIndex } from '../../access/rightsIndex.ts';
import { modelByCode, reportByCode } from '../../http/wireCodes.ts';

/** One thing that is needed: every grant of any one of these ways; a way without grants is everybody's. */
export interface Need {
  what: string;
  ways: (readonly Grant[])[];
}

const toLook = (code: string): Grant => ({ kind: 'action', code });

/** What it takes, in a tenant, to open a page. */
export function needsToOpen(compiled: Compiled, tenant: string, screen: string): Need {
  const menus = opensBy(compiled, tenant, screen);
  const ways = menus === 'all' ? [[]] : menus.map((code): Grant[] => [{ kind: 'menu', code }]);
  return { what: '打开页面', ways };
}

/** The parts of a page that can be asked for: its columns, those below a record, and its buttons. */
export function partsOfPage(plan: Plan): PagePart[] {
  const columns = columnSets(plan).flatMap(({ columns: all, permission, below }) =>
    all.map(({ key, title }): PagePart => {
      const shown = below !== undefined && 'title' in below ? `${String(below.title)}：${title}` : title;
      return { kind: 'column', code: below === undefined ? key : `${permission}:${key}`, title: shown };
    }),
  );
  const actions = grantedActions(plan).map(({ permission, title }): PagePart => {
    return { kind: 'action', code: permission, title };
  });
  return [
    ...new Map([...columns, ...actions].toReversed().map((part) => [`${part.kind} ${part.code}`, part])).values(),
  ].toReversed();
}

/** Everything it takes to see a part of a page; undefined where the page has no such part. */
export function needsOf(
  compiled: Compiled,
  tenant: string,
  plan: Plan,
  { kind, code }: Pick<PagePart, 'kind' | 'code'>,
): Need[] | undefined {
  const open = needsToOpen(compiled, tenant, plan.id);
  if (kind === 'action') {
    const action = grantedActions(plan).find(({ permission }) => permission === code);
    if (action === undefined) return undefined;
    const below = subListsOf(plan).filter(({ permission }) => code.startsWith(`${permission}:`));
    const look = below.map((list) => lookAt(list.title, list.look.permission));
    const own = openActions(plan).has(code) ? [] : [{ what: '用这个按钮', ways: [[toLook(code)]] }];
    return [open, ...look, ...own];
  }
  for (const { columns, permission, below } of columnSets(plan)) {
    const column = columns.find(({ key }) => code === (below === undefined ? key : `${permission}:${key}`));
    if (column === undefined) continue;
    if (below === undefined) return [open, ...ownColumn(compiled, tenant, plan, column.key)];
    const lists = subListsOf(plan).filter(
      (list) => list.permission === permission || list.source.model === keyOf(below),
    );
    const restricted = column.restricted === true ? [{ what: '看这一列', ways: [[toLook(code)]] }] : [];
    return [open, ...lists.slice(0, 1).map((list) => lookAt(list.title, list.look.permission)), ...restricted];
  }
  return undefined;
}

const keyOf = (below: object): string | undefined => ('key' in below ? String(below.key) : undefined);
const lookAt = (title: string, permission: string): Need => ({ what: `看「${title}」`, ways: [[toLook(permission)]] });

/** A restricted column shows on every page over its model once one of them, which must be open, grants it. */
function ownColumn(compiled: Compiled, tenant: string, plan: Plan, key: string): Need[] {
  const { model: modelCode, report: reportCode } = sourceOf(plan);
  const index = rightsIndex(compiled);
  const through = (openings: readonly Opening[] = []): Need => ({
    what: '看这一列',
    ways: openings.flatMap(({ id, look, permission }) =>
      needsToOpen(compiled, tenant, id).ways.map((way) => [
        ...way,
        ...(look === undefined ? [] : [toLook(look)]),
        toLook(`${permission}:${key}`),
      ]),
    ),
  });
  if (modelCode !== undefined) {
    const field = modelByCode(compiled, modelCode)?.fields.find((each) => each.key === key);
    return field?.restricted ? [through(index.models.get(modelCode))] : [];
  }
  const column =
    reportCode === undefined ? undefined : reportByCode(compiled, reportCode)?.columns.find((each) => each.key === key);
  const made = (column?.madeOf ?? []).map((field): Need => {
    const model = compiled.models.get(field.model);
    const prefixes = [model, ...(index.models.get(model?.code ?? '') ?? [])].flatMap((each) => each?.permission ?? []);
    const title = model?.fields.find((each) => each.key === field.key)?.title ?? field.key;
    return {
      what: `看它所用的「${title}」`,
      ways: [...new Set(prefixes)].map((prefix) => [toLook(`${prefix}:${field.key}`)]),
    };
  });
  return [...(column?.restricted ? [through(index.reports.get(reportCode ?? ''))] : []), ...made];
}
