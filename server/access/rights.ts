import type { Compiled, Model, Report } from '../../engine/plan/compiled.ts';
import { sourceOf } from '../../engine/plan/parts.ts';
import type { Actor, ModelAction } from '../http/Actor.ts';
import type { Rights } from '../http/Rights.ts';
import { modelByCode, reportByCode } from '../http/wireCodes.ts';
import { isOpenIn, type Opening, opensBy, pairOf, rightsIndex } from './rightsIndex.ts';

interface Restrictable {
  key: string;
  restricted: boolean;
}

const NOTHING: ReadonlySet<string> = new Set();

/** What may be done with records that are worked out. */
const LOOKS: ReadonlySet<ModelAction> = new Set<ModelAction>(['read', 'export']);

const isOffered = (openings: Opening[], code: string): boolean =>
  openings.some(({ permission, offers }) => offers?.has(`${permission}:${code}`));

/** Rights over the declarations in force. */
export function createRights(compiled: () => Compiled): Rights {
  const index = () => rightsIndex(compiled());
  const canOpen = (actor: Actor, screenId: string): boolean => {
    if (actor.admin) return isOpenIn(actor.tenant, screenId);
    const menus = opensBy(compiled(), actor.tenant, screenId);
    return menus === 'all' || menus.some((id) => actor.menus.has(id));
  };
  const isOpen = (actor: Actor, { id, look }: Opening): boolean =>
    canOpen(actor, id) && (look === undefined || actor.admin || actor.permissions.has(look));
  const opened = (actor: Actor, openings: Opening[] = []): Opening[] => openings.filter((each) => isOpen(actor, each));
  const holds = (actor: Actor, openings: Opening[], code: string): boolean =>
    openings.some(({ permission }) => actor.permissions.has(`${permission}:${code}`));
  const may = (actor: Actor, plans: Opening[] | undefined, action: string): boolean => {
    if (actor.admin) return true;
    const all = opened(actor, plans);
    // A page that takes in new records opens none of those there are.
    const fitting = action === 'add' ? all : all.filter(({ shows }) => shows);
    return action === 'read' ? fitting.length > 0 : holds(actor, fitting, action) || isOffered(fitting, action);
  };
  const hidden = (actor: Actor, plans: Opening[] | undefined, all: Restrictable[]): ReadonlySet<string> => {
    const secret = actor.admin ? [] : all.filter((item) => item.restricted);
    const keys = secret.filter((item) => !holds(actor, opened(actor, plans), item.key)).map((item) => item.key);
    return keys.length === 0 ? NOTHING : new Set(keys);
  };
  const ofModel = (actor: Actor, model: Model | undefined): ReadonlySet<string> =>
    model ? hidden(actor, index().models.get(model.code), model.fields) : NOTHING;
  const holdsField = (actor: Actor, { model: id, key }: { model: string; key: string }): boolean => {
    const model = compiled().models.get(id);
    if (actor.admin || model === undefined) return actor.admin;
    const plans = [model, ...(index().models.get(model.code) ?? [])];
    return plans.some(({ permission }) => actor.permissions.has(`${permission}:${key}`));
  };
  const ofReport = (actor: Actor, report: Report | undefined): ReadonlySet<string> => {
    if (report === undefined) return NOTHING;
    const own = hidden(actor, index().reports.get(report.code), report.columns);
    const made = report.columns.filter(({ madeOf = [] }) => !madeOf.every((field) => holdsField(actor, field)));
    return made.length === 0 ? own : new Set([...own, ...made.map(({ key }) => key)]);
  };
  return {
    canOpen,
    mayModel(actor, modelId, action) {
      const model = compiled().models.get(modelId);
      if (model === undefined || (model.facts !== undefined && !LOOKS.has(action))) return false;
      return may(actor, index().models.get(model.code), action);
    },
    mayPress(actor, modelId, code) {
      const openings = index().models.get(compiled().models.get(modelId)?.code ?? '') ?? [];
      const shown = opened(actor, openings).filter(({ shows }) => shows);
      return actor.admin || holds(actor, shown, code) || isOffered(shown, code);
    },
    maySubTable(actor, mainId, childId) {
      const { models } = compiled();
      const pair = pairOf(models.get(mainId)?.code, models.get(childId)?.code);
      return actor.admin || opened(actor, index().tables.get(pair)).length > 0;
    },
    mayReport(actor, reportId, action) {
      const report = compiled().reports.get(reportId);
      if (report === undefined) return false;
      const picked = action === 'read' ? (index().pickedFrom.get(report.code) ?? []) : [];
      return may(actor, index().reports.get(report.code), action) || opened(actor, picked).length > 0;
    },
    mayDictionary(actor, code) {
      const source = compiled().dictionaries.get(code)?.source;
      if (source === undefined || actor.admin) return true;
      const model = compiled().models.get(source.model);
      const shown = opened(actor, index().dictionaries.get(code)).length > 0;
      if (model === undefined || !(shown || may(actor, index().models.get(model.code), 'read'))) return false;
      const unknown = ofModel(actor, model);
      return !source.fields.some((key) => unknown.has(key));
    },
    mayFill(actor, ruleCode) {
      const plans = index().fillRules.get(ruleCode);
      return actor.admin || plans === undefined || opened(actor, plans).length > 0;
    },
    hiddenFields: (actor, modelId) => ofModel(actor, compiled().models.get(modelId)),
    hiddenColumns: (actor, reportId) => ofReport(actor, compiled().reports.get(reportId)),
    hiddenInPlan(actor, plan) {
      const { model, report } = sourceOf(plan);
      if (model !== undefined) return ofModel(actor, modelByCode(compiled(), model));
      return report === undefined ? NOTHING : ofReport(actor, reportByCode(compiled(), report));
    },
  };
}

/** Whoever may read these records knows more of people than their names. */
const MODEL = 'system/user';

/** What is nobody's business who only needs somebody's name. */
const PRIVATE: ReadonlySet<string> = new Set(['sex', 'birthday', 'phone', 'email']);

/** Keys of what the actor may not know of others, nor ask for. */
export function hiddenOfUsers(rights: Rights, actor: Actor): ReadonlySet<string> {
  const records = actor.admin || rights.mayModel(actor, MODEL, 'read');
  return records ? rights.hiddenFields(actor, MODEL) : PRIVATE;
}
