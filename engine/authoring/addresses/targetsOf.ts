import { ENDPOINTS } from '../../api/endpoints.ts';
import type { Compiled, MenuNode } from '../../plan/compiled.ts';
import type { Plan } from '../../plan/Plan.ts';
import { sourceOf, subListsOf } from '../../plan/parts.ts';

/** What an address of the product is about. */
export interface AddressTarget {
  /** Models and reports that answer there. */
  owners: readonly { kind: 'model' | 'report'; id: string; title: string }[];
  /** Pages that stand there, or show what answers. */
  pages: readonly Plan[];
}

/** Whose records, reports and pages an address is about, whatever is asked of them there. */
export function targetsOf(url: string, compiled: Compiled): AddressTarget {
  const path = url.replace(/^[a-z]+:\/\/[^/]+/i, '').replace(/[?#].*$/s, '');
  const parts = new Set(path.split('/').map(decoded));
  const only = FAMILIES.find(({ prefix }) => path.startsWith(prefix))?.kind;
  const below = (rest: string | undefined) => rest !== undefined && (path === rest || path.startsWith(`${rest}/`));
  const models = [...compiled.models.values()].filter(
    ({ code, rest }) => below(rest) || (only !== 'report' && parts.has(code)),
  );
  const reports = [...compiled.reports.values()].filter(({ code }) => only !== 'model' && parts.has(code));
  const codes = { model: new Set(models.map(({ code }) => code)), report: new Set(reports.map(({ code }) => code)) };
  const entries = new Set(screensAt(compiled.menu, path));
  const shows = (plan: Plan): boolean =>
    entries.has(plan.id) ||
    (only === undefined && parts.has(plan.code)) ||
    [plan, ...subListsOf(plan)].some((each) => {
      const { model, report } = sourceOf(each);
      return (model !== undefined && codes.model.has(model)) || (report !== undefined && codes.report.has(report));
    });
  return {
    owners: [
      ...models.map(({ id, title }) => ({ kind: 'model' as const, id, title })),
      ...reports.map(({ id, title }) => ({ kind: 'report' as const, id, title })),
    ],
    pages: [...compiled.plans.values()].filter(shows),
  };
}

/** Where the addresses of records begin, and those of reports: a code there means no other thing. */
const FAMILIES = [
  { prefix: ENDPOINTS.listRecords.path.replace('getData/{code}', ''), kind: 'model' },
  { prefix: ENDPOINTS.listReport.path.replace('getData/{code}', ''), kind: 'report' },
] as const;

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const screensAt = (menu: readonly MenuNode[], path: string): string[] =>
  menu.flatMap(({ path: own, screen, children }) => [
    ...(own === path && screen !== undefined ? [screen] : []),
    ...screensAt(children, path),
  ]);
