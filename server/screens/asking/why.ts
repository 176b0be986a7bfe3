import type { PagePart } from '../../../engine/api/rightsAsked.ts';
import type { AskedPart, Why, WhyOutcome, WhyValue } from '../../../engine/api/why.ts';
import { originsOf } from '../../../engine/authoring/origins.ts';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import type { Compiled } from '../../../engine/plan/compiled.ts';
import type { Plan } from '../../../engine/plan/Plan.ts';
import {
  actionsOf,
  type Below,
  columnSets,
  formTablesOf,
  queryOf,
  sourceOf,
  subListsOf,
} from '../../../engine/plan/parts.ts';
import { scopeNotes } from '../../access/rowScopes.ts';
import type { Actor, Context } from '../../http/Context.ts';
import { modelByCode } from '../../http/wireCodes.ts';
import { type Choosing, choicesOf } from './choices.ts';
import { type Need, needsOf, needsToOpen, partsOfPage } from './needs.ts';
import { outcomesOf, standingOf } from './outcomes.ts';
import type { Role } from './readPeople.ts';
import { groundsOf, has, type TitleOf } from './whoSees.ts';

interface Parts extends Pick<Context, 'rights'> {
  compiled: Compiled;
  files: readonly SourceFile[];
  actor: Actor;
  /** Those the actor has. */
  roles: readonly Role[];
  titleOf: TitleOf;
}

/** What the buttons over lines are called in a declaration, in permissions and on the page. */
const BUTTONS = { add: ['add', '新增'], save: ['edit', '保存'], remove: ['batch_delete', '删除'] } as const;

/** Why a part of a page is as it is for the actor; `row`: the row it was asked about. Undefined: there is no such part. */
export function whyOf(
  plan: Plan,
  asked: Pick<AskedPart, 'kind' | 'code'>,
  row: Readonly<Record<string, unknown>> | undefined,
  { compiled, files, actor, rights, roles, titleOf }: Parts,
): Why | undefined {
  const overTables = tableButtons(plan).map(({ kind, code, title }): PagePart => ({ kind, code, title }));
  const all: AskedPart[] = [...partsOfPage(plan), ...stepsOf(plan), ...overTables, ...conditionsOf(plan)];
  const part = all.find(({ kind, code }) => kind === asked.kind && code === asked.code);
  const needs = part && needsFor(plan, part, compiled, actor);
  if (part === undefined || needs === undefined) return undefined;
  const seen = (each: AskedPart): boolean => has(actor, needsFor(plan, each, compiled, actor) ?? [], plan);
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
    outcomes: row && part.kind !== 'query' ? outcomesFor(plan, { ...part, kind: part.kind }, row, compiled, actor) : [],
    ...choicesFor(plan, part, row, { compiled, files, actor, rights }),
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

/** Buttons over the lines in a form: a line is saved with its record, so whoever may save that may use them. */
function tableButtons(plan: Plan): (PagePart & { table: string; at: string; button: string })[] {
  const others = new Set(actionsOf(plan).map(({ permission }) => permission));
  return formTablesOf(plan).flatMap(({ permission: table, title, options }, index) =>
    options.buttons.flatMap((button) => {
      const [suffix, said] = (BUTTONS as Partial<Record<typeof button, readonly [string, string]>>)[button] ?? [];
      const code = `${table}:${suffix}`;
      if (suffix === undefined || others.has(code)) return [];
      const at = `/form/subTables/${index}/options/buttons/`;
      return [{ kind: 'action' as const, code, title: `${title}：${said}`, table, at, button }];
    }),
  );
}

/** What the page is asked by; nobody grants a condition, so rights know nothing of it. */
const conditionsOf = (plan: Plan): AskedPart[] =>
  queryOf(plan).map(({ key: code, title }) => ({ kind: 'query', code, title }));

function needsFor(plan: Plan, part: AskedPart, compiled: Compiled, { tenant }: Actor): Need[] | undefined {
  const open = needsToOpen(compiled, tenant, plan.id);
  if (part.kind === 'query') return [open];
  const known = needsOf(compiled, tenant, plan, { ...part, kind: part.kind });
  if (known !== undefined || part.kind === 'column') return known;
  if (stepsOf(plan).some(({ code }) => code === part.code)) return [open];
  if (!tableButtons(plan).some(({ code }) => code === part.code)) return undefined;
  const saves = actionsOf(plan).filter(({ code }) => code === 'add' || code === 'edit');
  const ways = saves.flatMap(({ permission }) =>
    (needsOf(compiled, tenant, plan, { kind: 'action', code: permission }) ?? [])
      .filter(({ what }) => what !== open.what)
      .flatMap((need) => need.ways),
  );
  return [open, { what: '新增或编辑记录', ways: ways.length === 0 ? [[]] : ways }];
}

/** What is offered where something is chosen. */
function choicesFor(
  plan: Plan,
  { kind, code }: AskedPart,
  row: Readonly<Record<string, unknown>> | undefined,
  world: Parameters<typeof choicesOf>[3],
): Pick<Why, 'choices'> {
  if (kind === 'action') return {};
  const sets: { columns: readonly Choosing[]; prefix: string }[] =
    kind === 'query'
      ? [{ columns: queryOf(plan), prefix: '' }]
      : columnSets(plan).map(({ below, columns, permission }) => ({
          columns,
          prefix: below === undefined ? '' : `${permission}:`,
        }));
  for (const { columns, prefix } of sets) {
    const column = columns.find(({ key }) => code === `${prefix}${key}`);
    const choices = column && choicesOf(column, columns, row, world);
    if (choices) return { choices };
  }
  return {};
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
function tableOf(plan: Plan, { kind, code }: AskedPart): string {
  if (kind === 'action')
    return tableButtons(plan).find((each) => each.code === code)?.table ?? ownerOf(plan, code).permission;
  return code.includes(':') ? code.slice(0, code.lastIndexOf(':')) : plan.permission;
}

/** Wire code of the model whose rows stand below a record: a list names it as its source, a table of a form is called by it. */
function belowCode(below: Below | undefined): string | undefined {
  if (below === undefined) return undefined;
  return 'source' in below ? sourceOf(below as Plan).model : 'key' in below ? String(below.key) : undefined;
}

/** Where a part stands in the plan, by what it is called. */
const NAMED = {
  action: /\/permission$/,
  column: /\/(?:columns|fields)\/\d+\/key$/,
  query: /^\/query\/\d+\/key$/,
} as const;

/** Every value of the plan's own column or button, with where it is written. */
function valuesOf(plan: Plan, { kind, code }: AskedPart, files: readonly SourceFile[], compiled: Compiled): WhyValue[] {
  const origins = originsOf(plan.id, files, compiled) ?? [];
  const over = kind === 'action' ? tableButtons(plan).find((each) => each.code === code) : undefined;
  if (over) {
    const at = origins.find(({ pointer, value }) => pointer.startsWith(over.at) && value === over.button);
    return at ? [{ name: 'buttons', value: at.value, file: at.file, line: at.line, how: at.how }] : [];
  }
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
  const named = NAMED[kind];
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
