import type { Rule } from '../../../schemas/generated/types.ts';
import { pathTo } from '../../api/endpoints.ts';
import { FAMILY_ENDPOINTS } from '../../api/familyEndpoints.ts';
import { scopeAs, scopeColumns } from '../../lists/states/scopeHolds.ts';
import { snakeCase, systemFields } from '../../names.ts';
import type { Model } from '../../plan/compiled.ts';
import type { PlanAction, PlanCall } from '../../plan/Plan.ts';
import type { Transition, Who } from '../../plan/states.ts';

/** Characters of a comment. */
export const LONGEST_COMMENT = 500;

/** The buttons by which a row of the model gets from state to state, in a list whose permissions have this prefix. */
export function transitionActions(model: Model, permission: string): PlanAction[] {
  const { field, transitions } = model.states ?? { field: '', transitions: [] };
  return transitions.map((transition) => ({
    ...buttonOf(transition, model, permission),
    call: callOf(transition, pathTo(FAMILY_ENDPOINTS.moveRecord, placeOf(model, transition)), {
      id: { field: 'id' },
      version: { field: 'version' },
    }),
    set: { [field]: transition.to },
    when: { field, in: [...transition.from] },
    ...(transition.primary ? { primary: true } : {}),
  }));
}

/** Those of them that can be done to chosen rows. */
export function batchActions(model: Model, permission: string): PlanAction[] {
  const batches = (model.states?.transitions ?? []).filter(({ batch }) => batch);
  return batches.map((transition) => ({
    ...buttonOf(transition, model, permission),
    call: callOf(transition, pathTo(FAMILY_ENDPOINTS.moveRecords, placeOf(model, transition)), {
      ids: { field: 'id' },
      versions: { field: 'version' },
    }),
  }));
}

const placeOf = ({ code }: Model, transition: Transition) => ({ code, transition: transition.code });

function buttonOf({ code, title, who }: Transition, model: Model, permission: string) {
  return { code, title, permission: `${permission}:${code}`, ...(who ? { who: toldWho(who, model) } : {}) };
}

function callOf({ comment, confirm }: Transition, path: string, send: PlanCall['send']): PlanCall {
  const length: Rule = { rule: 'length', max: LONGEST_COMMENT };
  const rules: Rule[] = comment === 'required' ? [{ rule: 'required' }, length] : [length];
  const prompt = { key: 'comment', title: '意见', secret: false, long: true as const, rules };
  return {
    method: FAMILY_ENDPOINTS.moveRecord.method,
    path,
    send,
    ...(confirm === undefined ? {} : { confirm }),
    ...(comment === undefined ? {} : { prompt }),
    reload: false,
  };
}

/** As lists know it, by keys; a condition over what not everybody may see is not told. */
function toldWho({ roles, condition }: Who, { fields }: Model): Who {
  if (roles !== undefined || condition === undefined) return roles === undefined ? {} : { roles };
  const byColumn = new Map(fields.map((field) => [field.column, field]));
  if (scopeColumns(condition).some((column) => byColumn.get(column)?.restricted)) return {};
  const stamps = new Map(systemFields.map(({ key }) => [snakeCase(key), key]));
  return { condition: scopeAs(condition, (column) => byColumn.get(column)?.key ?? stamps.get(column) ?? column) };
}
