import { HOME_TENANT } from '../config/builtIn.ts';
import type { Actor, Context } from '../http/Context.ts';
import { ForbiddenError } from '../http/errors.ts';
import { urlProblem } from '../http/outbound/judgedTarget.ts';
import type { Draft, TableHooks } from '../records/Records.ts';
import type { FieldProblem } from '../records/write/refusals.ts';
import { argsOf, isPair, linesOf } from './GatewayRoute.ts';
import { allowingOf } from './upstream.ts';

/** A service that a gateway looks up by its name. */
const SERVICE = /^lb:\/\/[\w.-]{1,100}$/;

/** Routes are of the whole installation. */
function assertHome({ actor }: { actor: Pick<Actor, 'tenant'> }): void {
  if (actor.tenant !== HOME_TENANT) throw new ForbiddenError('gateway routes');
}

function uriProblem({ settings }: Context, { values }: Draft): FieldProblem[] {
  const uri = String(values.uri ?? '');
  if (uri === '' || SERVICE.test(uri)) return [];
  const wrong = urlProblem(uri, allowingOf(settings.gatewayAllow));
  return wrong === undefined ? [] : [{ key: 'uri', message: wrong }];
}

/** Addresses of the house are for no route that the operator does not allow. */
export const routeHooks = (changed: () => void): TableHooks => ({
  oneByOne: true,
  check: (records, drafts) => {
    assertHome(records);
    return new Map(drafts.map((draft) => [draft, uriProblem(records.context, draft)]));
  },
  written: async () => changed(),
  removing: async (records) => {
    assertHome(records);
    changed();
  },
});

function predicateProblem({ values }: Draft): FieldProblem[] {
  const name = String(values.name ?? '');
  const lines = linesOf(values.value);
  if (isPair(name)) return lines.length > 1 ? [{ key: 'value', message: '只写一条正则，几种用 | 隔开' }] : [];
  // What no longer belongs to it is not kept.
  values.arg = null;
  const wrong = name === 'Path' ? lines.find((line) => !line.startsWith('/')) : undefined;
  return wrong === undefined ? [] : [{ key: 'value', message: `路径“${wrong}”应以 / 开头` }];
}

export const predicateHooks: TableHooks = {
  check: (by, drafts) => {
    assertHome(by);
    return new Map(drafts.map((draft) => [draft, predicateProblem(draft)]));
  },
};

export const filterHooks: TableHooks = {
  check: (by, drafts) => {
    assertHome(by);
    return new Map(
      drafts.map((draft) => {
        const wrong = argsOf(draft.values.args).find(({ key, value }) => key === '' || value === '');
        const message = `参数应为每行一个“键=值”，“${wrong?.key}=${wrong?.value}”不是`;
        return [draft, wrong === undefined ? [] : [{ key: 'args', message }]];
      }),
    );
  },
};
