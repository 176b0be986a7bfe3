import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RowScope } from '../../../engine/plan/scope.ts';
import { RULES } from '../../access/declaredRoutes.ts';
import { grantId, grantOf, nodeOf } from '../../access/grantTree.ts';
import { scopeCode, scopesOfPage } from '../../access/rowScopes.ts';
import { textField } from '../../http/body.ts';
import type { Context } from '../../http/Context.ts';
import { ok } from '../../http/envelope.ts';
import { BusinessError } from '../../http/errors.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import type { RecordsFor } from '../../records/openRecords.ts';
import { inTenant } from '../../records/write/tenantRows.ts';
import { grantsOf, saveGrants } from './grantRoutes.ts';

const ROLES = 'system_role';
const LONGEST = 50_000;

/** A scope as data rules are known on the wire: docs/contract.md, “Menu and permissions”. */
const ruleOf = (permissionId: string, screen: string, { key, title, text }: RowScope) => {
  const id = grantId({ kind: 'scope', code: scopeCode(screen, key) });
  const rule = { ruleName: title, ruleColumn: '', ruleConditions: 'USE_SQL_RULES', ruleValue: text, status: '1' };
  return { id, permissionId, ...rule };
};

type DataRule = ReturnType<typeof ruleOf>;

/** The rule with the values the role holds it with written out: `row.shop in ["A", "B"]`. */
function withValues(rule: DataRule, held: readonly string[]): DataRule {
  const values = held.flatMap((id) => {
    const code = id !== rule.id && nodeOf(id) === rule.id ? grantOf(id)?.code : undefined;
    return code === undefined ? [] : code.slice(code.indexOf('=') + 1);
  });
  if (values.length === 0) return rule;
  return { ...rule, ruleValue: rule.ruleValue.replace(GRANTED, () => `in ${JSON.stringify(values)}`) };
}

const GRANTED = /\bin\s+values\b/;

/** The screen that a menu entry of the grant tree shows. */
const screenOf = (permissionId: string): string => {
  const grant = grantOf(permissionId);
  return grant?.kind === 'menu' ? grant.code : permissionId;
};

/**
 * The scopes of a page as data rules, which is how clients of JeecgBoot ask for them: those there are, those a role has,
 * and which it shall have.
 */
export function dataRuleRoutes(app: FastifyInstance, context: Context, recordsFor: RecordsFor): void {
  const config = { access: 'session' } as const;
  const granting = (request: FastifyRequest) => recordsFor(request, ROLES, 'grant');
  const rulesOf = (permissionId: string) => {
    const screen = screenOf(permissionId);
    return scopesOfPage(context.compiled(), screen).map((scope) => ruleOf(permissionId, screen, scope));
  };
  addRoute(app, ['dataRulesOfMenu', 'dataRules'], { config }, async (request) => {
    await granting(request);
    const { permissionId = '', ruleName = '', ruleValue = '' } = request.query as QueryParameters;
    const rules = rulesOf(permissionId);
    return ok(rules.filter((rule) => rule.ruleName.includes(ruleName) && rule.ruleValue.includes(ruleValue)));
  });
  addRoute(app, 'roleDataRules', { config }, async (request) => {
    const records = await granting(request);
    const rest = (request.params as Record<string, string>)['*'] ?? '';
    const at = rest.lastIndexOf('/');
    const [permissionId, roleId] = [rest.slice(0, Math.max(at, 0)), rest.slice(at + 1)];
    const rules = rulesOf(permissionId);
    // A page without rules is answered so.
    if (rules.length === 0) throw new BusinessError(RULES);
    const held = await inTenant(records, (session) => grantsOf(session, request.actor.tenant, roleId));
    const checked = rules.filter(({ id }) => held.some((each) => nodeOf(each) === id)).map(({ id }) => id);
    return ok({
      datarule: rules.map((rule) => withValues(rule, held)),
      ...(checked.length > 0 ? { drChecked: checked.join() } : {}),
    });
  });
  addRoute(app, 'saveRoleDataRules', { config }, async (request) => {
    const records = await granting(request);
    const permissionId = textField(request.body, 'permissionId', 300);
    const rules = rulesOf(permissionId).map(({ id }) => id);
    if (rules.length === 0) throw new BusinessError(RULES);
    const roleId = textField(request.body, 'roleId', 36);
    const wanted = textField(request.body, 'dataRuleIds', LONGEST).split(',');
    await inTenant(records, async (session) => {
      const before = await grantsOf(session, request.actor.tenant, roleId);
      const others = before.filter((id) => !rules.includes(nodeOf(id)));
      // With which values a scope is held is not said here: it goes on with those it has.
      const granted = rules
        .filter((id) => wanted.includes(id))
        .flatMap((id) => {
          const values = before.filter((each) => each !== id && nodeOf(each) === id);
          return values.length > 0 ? values : [id];
        });
      await saveGrants(records, { roleId, ids: [...others, ...granted], before }, session);
    });
    return ok(null, '授权成功，立即生效');
  });
}
