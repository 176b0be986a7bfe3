import type { PagePart } from '../../../engine/api/rightsAsked.ts';
import type { Why, WhyValue } from '../../../engine/api/why.ts';
import { originsOf } from '../../../engine/authoring/origins.ts';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import type { Compiled } from '../../../engine/plan/compiled.ts';
import type { Plan } from '../../../engine/plan/Plan.ts';
import { columnSets, sourceOf } from '../../../engine/plan/parts.ts';
import { scopeNotes } from '../../access/rowScopes.ts';
import type { Actor } from '../../http/Context.ts';
import { modelByCode } from '../../http/wireCodes.ts';
import { needsOf, partsOfPage } from './needs.ts';
import { outcomesOf } from './outcomes.ts';
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
  const all = partsOfPage(plan);
  const part = all.find(({ kind, code }) => kind === asked.kind && code === asked.code);
  const needs = part && needsOf(compiled, actor.tenant, plan, part);
  if (part === undefined || needs === undefined) return undefined;
  const seen = (each: PagePart): boolean => has(actor, needsOf(compiled, actor.tenant, plan, each) ?? [], plan);
  const unmet = actor.admin ? [] : needs.filter((need) => !has(actor, [need], plan));
  const model = modelByCode(compiled, sourceOf(plan).model ?? '');
  const field = part.kind === 'column' ? model?.fields.find(({ key }) => key === part.code) : undefined;
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
    outcomes: model && field && row ? outcomesOf(model, field, row, actor) : [],
    rows: scopeNotes(actor, compiled)[plan.code] ?? '',
    parts: all.map((each) => ({ ...each, shown: seen(each) })),
  };
}

/** Every value of the plan's own column or button, with where it is written. */
function valuesOf(plan: Plan, { kind, code }: PagePart, files: readonly SourceFile[], compiled: Compiled): WhyValue[] {
  const origins = originsOf(plan.id, files, compiled) ?? [];
  const key = code.slice(code.lastIndexOf(':') + 1);
  const below =
    kind === 'column' &&
    !columnSets(plan).some((set) => set.below === undefined && set.columns.some((each) => each.key === code));
  const named = kind === 'action' ? /\/(?:permission)$/ : /\/key$/;
  const found = origins.find(
    ({ pointer, value }) =>
      named.test(pointer) &&
      value === (kind === 'action' ? code : key) &&
      (!below || /^\/(?:subLists|form\/subTables)/.test(pointer)) &&
      (kind === 'action' || /\/(?:columns|fields)\/\d+\/key$/.test(pointer)),
  );
  if (found === undefined) return [];
  const prefix = found.pointer.slice(0, found.pointer.lastIndexOf('/') + 1);
  return origins
    .filter(({ pointer }) => pointer.startsWith(prefix))
    .map(({ pointer, value, file, line, how }) => ({ name: pointer.slice(prefix.length), value, file, line, how }));
}
