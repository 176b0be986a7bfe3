import type { PagePart } from '../../../engine/api/rightsAsked.ts';
import type { Why, WhyOutcome, WhyValue } from '../../../engine/api/why.ts';
import { originsOf } from '../../../engine/authoring/origins.ts';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import type { Compiled } from '../../../engine/plan/compiled.ts';
import type { Plan } from '../../../engine/plan/Plan.ts';
import { actionsOf, type Below, columnSets, sourceOf, subListsOf } from '../../../engine/plan/parts.ts';
import { scopeNotes } from '../../access/rowScopes.ts';
import type { Actor } from '../../http/Context.ts';
import { modelByCode } from '../../http/wireCodes.ts';
import { type Need, needsOf, needsToOpen, partsOfPage } from './needs.ts';
import { outcomesOf, standingOf } from './outcomes.ts';
import type { Role } from './readPeople.ts';
import { groundsOf, has, type TitleOf } from './whoSees.ts';

interface Parts {
  compiled: Compiled;
  files: readonly SourceFile[];
  actor: Actor;
  /** Those the actor has. */
  roles: readonly Role[];
  titleOf: TitleOf;
}

/** Why a part of a page is as it is for the actor; `row`: the row it was asked about. Undefined: there is no such part. */
export function whyOf(
  plan: Plan,
  asked: Pick<PagePart, 'kind' | 'code'>,
  row: Readonly<Record<string, unknown>> | undefined,
  { compiled, files, actor, roles, titleOf }: Parts,
): Why | undefined {
  const all = [...partsOfPage(plan), ...stepsOf(plan)];
  const part = all.find(({ kind, code }) => kind === asked.kind && code === asked.code);
  const needs = part && needsFor(plan, part, compiled, actor);
  if (part === undefined || needs === undefined) return undefined;
  const seen = (each: PagePart): boolean => has(actor, needsFor(plan, each, compiled, actor) ?? [], plan);
  const unmet = actor.admin ? [] : needs.filter((need) => !has(actor, [need], plan));
  return {
    part,
    shown: seen(part),
    admin: actor.admin,
    grounds: actor.admin ? [] : groundsOf(needs, actor, roles, titleOf),
    missing: unmet.map(({ what, ways }) => ({
      what,
      grants: [...new Set(ways.map((way) => way.map(titleOf).join(' + ')))],
    })),
    values: valuesOf(plan, part, files, compiled),
    outcomes: row ? outcomesFor(plan, part, row, compiled, actor) : [],
    rows: scopeNotes(actor, compiled)[plan.code] ?? '',
    parts: all.map((each) => ({ ...each, shown: seen(each), table: tableOf(plan, each) })),
  };
}

/** Buttons that take a record from one state to another: its model says who presses them, and no grant is asked for. */
function stepsOf(plan: Plan): PagePart[] {
  const steps = actionsOf(plan).filter(({ who }) => who !== undefined);
  const parts = steps.map(({ permission: code, title }): [string, PagePart] => [code, { kind: 'action', code, title }]);
  return [...new Map(parts).values()];
}

function needsFor(plan: Plan, part: PagePart, compiled: Compiled, { tenant }: Actor): Need[] | undefined {
  const isStep = part.kind === 'action' && stepsOf(plan).some(({ code }) => code === part.code);
  return isStep ? [needsToOpen(compiled, tenant, plan.id)] : needsOf(compiled, tenant, plan, part);
}

/** What the rules and conditions of a part come to for a row of the table it belongs to. */
function outcomesFor(
  plan: Plan,
  { kind, code }: PagePart,
  row: Readonly<Record<string, unknown>>,
  compiled: Compiled,
  actor: Actor,
): WhyOutcome[] {
  if (kind === 'action') {
    const owner = ownerOf(plan, code);
    const model = modelByCode(compiled, sourceOf(owner).model ?? '');
    // One permission may be that of several buttons: above the rows and on each.
    const all = actionsOf(owner).filter(({ permission }) => permission === code);
    const outcomes = all.flatMap((action) => standingOf(action, model, row, actor));
    return [...new Map(outcomes.map((each) => [`${each.what} ${each.said}`, each])).values()];
  }
  const set = columnSets(plan).find(({ below, columns, permission }) =>
    columns.some(({ key }) => code === (below === undefined ? key : `${permission}:${key}`)),
  );
  const model = modelByCode(compiled, belowCode(set?.below) ?? sourceOf(plan).model ?? '');
  const field = model?.fields.find(({ key }) => key === code.slice(code.lastIndexOf(':') + 1));
  return model && field ? outcomesOf(model, field, row, actor) : [];
}

/** The list a button belongs to: one below a record, or the page itself. */
function ownerOf(plan: Plan, permission: string): Plan {
  const has = (list: Plan) => actionsOf(list).some((action) => action.permission === permission);
  return subListsOf(plan).find(has) ?? plan;
}

/** Permission of the table a part belongs to; rows of one say nothing of another. */
function tableOf(plan: Plan, { kind, code }: PagePart): string {
  if (kind === 'action') return ownerOf(plan, code).permission;
  return code.includes(':') ? code.slice(0, code.lastIndexOf(':')) : plan.permission;
}

/** Wire code of the model whose rows stand below a record: a list names it as its source, a table of a form is called by it. */
function belowCode(below: Below | undefined): string | undefined {
  if (below === undefined) return undefined;
  return 'source' in below ? sourceOf(below as Plan).model : 'key' in below ? String(below.key) : undefined;
}

/** Every value of the plan's own column or button, with where it is written. */
function valuesOf(plan: Plan, { kind, code }: PagePart, files: readonly SourceFile[], compiled: Compiled): WhyValue[] {
  const origins = originsOf(plan.id, files, compiled) ?? [];
  const key = code.slice(code.lastIndexOf(':') + 1);
  const below =
    kind === 'column' &&
    !columnSets(plan).some((set) => set.below === undefined && set.columns.some((each) => each.key === code));
  // Of several tables below a record the one that carries its permission.
  const inTable = below
    ? origins.flatMap(({ pointer, value }) =>
        value === code.slice(0, -key.length - 1) && /\/(?:subLists|subTables)\/\d+\/permission$/.test(pointer)
          ? [pointer.slice(0, -'permission'.length)]
          : [],
      )
    : [''];
  const named = kind === 'action' ? /\/permission$/ : /\/(?:columns|fields)\/\d+\/key$/;
  const found = origins.find(
    ({ pointer, value }) =>
      named.test(pointer) &&
      value === (kind === 'action' ? code : key) &&
      inTable.some((table) => pointer.startsWith(table)),
  );
  if (found === undefined) return [];
  const prefix = found.pointer.slice(0, found.pointer.lastIndexOf('/') + 1);
  return origins
    .filter(({ pointer }) => pointer.startsWith(prefix))
    .map(({ pointer, value, file, line, how }) => ({ name: pointer.slice(prefix.length), value, file, line, how }));
}
