import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from '../../engine/api/envelope.ts';
import { createThrottle, type Limit } from '../auth/throttle.ts';
import { allRows } from '../db/Database.ts';
import { formatDateTime } from '../db/formatDateTime.ts';
import type { Context } from '../http/Context.ts';
import { ok } from '../http/envelope.ts';
import { BusinessError, ForbiddenError, NotFoundError, ParamError, TooManyError } from '../http/errors.ts';
import { addRoute } from '../http/route.ts';
import { loadCheckRule, loadCheckRules } from './checkRules.ts';
import { type Filling, fillByRule } from './fillRules.ts';

const LONGEST = 4_000;
const MOST_RULES = 50;
/** Numbers that are given out are gone: nobody takes more of them than work needs. */
const NUMBERS: Limit = { name: 'fill rules', limit: 5_000, window: 60 * 60_000 };

/** `/sys/checkRule/*` and `/sys/fillRule/*`: values checked and made by rules the tenant keeps. */
export function valueRuleRoutes(app: FastifyInstance, context: Context): void {
  const config = { access: 'session' } as const;
  addRoute(app, 'checkByRule', { config }, async (request) => {
    const { ruleCode = '', value = '' } = request.query as { ruleCode?: string; value?: string };
    const text = decodedOnce(value);
    if (ruleCode === '' || text.length > LONGEST) throw new ParamError('ruleCode or value');
    // Nothing to check; the form does not even ask.
    if (text === '') return ok(true);
    const { tenant } = request.actor;
    const check = await context.db.withTenant(allRows(tenant), (session) =>
      loadCheckRules(session, tenant, [ruleCode]),
    );
    const message = check(ruleCode, text);
    if (message !== undefined) throw new BusinessError(message, false);
    return ok(true);
  });
  addRoute(app, 'testCheckRule', { config: { access: 'admin' } }, async (request) => {
    const { id = '', value = '' } = request.query as { id?: string; value?: string };
    const { tenant } = request.actor;
    const rule = await context.db.withTenant(allRows(tenant), (session) => loadCheckRule(session, tenant, id));
    if (!rule) throw new NotFoundError();
    const message = rule(value);
    if (message !== undefined) throw new BusinessError(message, false);
    return ok(true, '校验通过');
  });
  fillRoutes(app, context);
}

/** Clients of JeecgBoot encode the value by hand and then again with the rest of the address. */
function decodedOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function fillRoutes(app: FastifyInstance, context: Context): void {
  const config = { access: 'session' } as const;
  const filling = <T>(request: FastifyRequest, work: (filling: Filling) => Promise<T>, preview = false): Promise<T> => {
    const { tenant } = request.actor;
    const now = formatDateTime(context.clock(), context.compiled().app.timeZone);
    return context.db.withTenant(allRows(tenant), (session) => work({ session, tenant, now, preview }));
  };
  const throttle = createThrottle(context);
  const check = async ({ actor }: FastifyRequest, codes: readonly string[]): Promise<void> => {
    if (!codes.every((code) => context.rights.mayFill(actor, code))) throw new ForbiddenError('fill rule');
    if (!(await throttle.allows(NUMBERS, actor.userId, codes.length)))
      throw new TooManyError('取号过于频繁，请一小时后再试');
  };
  addRoute(app, 'fillByRule', { config }, async (request) => {
    const { code = '' } = request.params as { code?: string };
    await check(request, [code]);
    return ok(await filling(request, (each) => fillByRule(each, code, recordOf(request.body))));
  });
  addRoute(app, 'fillByRules', { config }, async (request) => {
    const { commonFormData, rules } = recordOf(request.body);
    if (!Array.isArray(rules) || rules.length > MOST_RULES) throw new ParamError('rules');
    const wanted = rules.map((rule) => {
      const { ruleCode, formData } = recordOf(rule);
      if (typeof ruleCode !== 'string' || ruleCode === '') throw new ParamError('ruleCode');
      return { ruleCode, form: recordOf(formData ?? commonFormData) };
    });
    await check(
      request,
      wanted.map(({ ruleCode }) => ruleCode),
    );
    const results = await filling(request, async (each) => {
      const made: { ruleCode: string; result: string }[] = [];
      // One after the other: numbers are given out in the order in which they were asked for.
      for (const { ruleCode, form } of wanted) made.push({ ruleCode, result: await fillByRule(each, ruleCode, form) });
      return made;
    });
    return ok(results);
  });
  addRoute(app, 'testFillRule', { config: { access: 'admin' } }, async (request) => {
    const { ruleCode = '' } = request.query as { ruleCode?: string };
    return ok(await filling(request, (each) => fillByRule(each, ruleCode, {}), true));
  });
}

function recordOf(value: unknown): Record<string, unknown> {
  if (value === undefined || value === null) return {};
  if (isRecord(value)) return value;
  throw new ParamError('no object');
}
