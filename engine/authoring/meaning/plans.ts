import type { BoardPart } from '../../plan/board.ts';
import type { Plan, PlanAction, PlanColumn, PlanField, PlanQueryItem } from '../../plan/Plan.ts';
import { compareLists, type Tell } from './compare.ts';
import { compareFormer } from './models.ts';
import { compareKeys } from './nested.ts';
import { definedIn, placesOf } from './titles.ts';

/** The parts plans are compared by; what is left is compared key by key. */
interface Parts {
  columns?: readonly PlanColumn[];
  query?: readonly PlanQueryItem[];
  toolbar?: readonly PlanAction[];
  rowActions?: readonly PlanAction[];
  form?: { fields: readonly PlanField[] };
}

const OWN: ReadonlySet<string> = new Set([
  'hash',
  'columns',
  'query',
  'toolbar',
  'rowActions',
  'form',
  'dictCodes',
  'permission',
  'parts',
  // What models and reports lend to a board is told of them, and what a part takes of it with the part.
  'sources',
]);

const ofColumn = placesOf('column');
const ofItem = placesOf('queryItem', 'column');
const ofForm = placesOf('formLayout');
const ofAction = definedIn('action', 'action');
const ofPart = definedIn('board', 'part');

/** Pages are declared as screens, or are what a board or a report is seen on. */
const ofPage = placesOf('screen', 'board', 'report');

/** `explained`: what changes of the models have told already. */
export function comparePlans(before: Plan, after: Plan, explained: (text: string) => boolean, tell: Tell): void {
  const [one, other]: [Parts, Parts] = [before as Parts, after as Parts];
  const say = quiet(explained, tell);
  compareLists(
    {
      before: one.columns ?? [],
      after: other.columns ?? [],
      nameOf: keyOf,
      title: ({ title }) => `列 ${title}`,
    },
    say,
    {
      same(old, now) {
        compareKeys(old, now, { name: `列 ${now.title}`, places: ofColumn, skipped: COLUMN }, say);
        compareFormer(`列 ${now.title}`, old, now, say);
      },
    },
  );
  compareLists(
    {
      before: one.query ?? [],
      after: other.query ?? [],
      nameOf: keyOf,
      title: ({ title }) => `查询项 ${title}`,
    },
    say,
    {
      same: (old, now) => compareKeys(old, now, { name: `查询项 ${now.title}`, places: ofItem, skipped: COLUMN }, say),
      gone: ({ key }) => [`带 ${key} 的链接与视图不再按它筛选`],
    },
  );
  for (const list of ['toolbar', 'rowActions'] as const) compareActions(one[list] ?? [], other[list] ?? [], tell);
  compareLists(
    {
      before: one.form?.fields ?? [],
      after: other.form?.fields ?? [],
      nameOf: keyOf,
      title: ({ title }) => `表单字段 ${title}`,
    },
    say,
    {
      same: (old, now) =>
        compareKeys(old, now, { name: `表单字段 ${now.title}`, places: ofColumn, skipped: FIELD }, say),
    },
  );
  compareKeys(one.form ?? {}, other.form ?? {}, { name: '表单', places: ofForm, skipped: FORM }, say);
  if (before.permission !== after.permission)
    tell(`权限前缀 ${before.permission} → ${after.permission}`, '已授的权限不再起作用，要重新授权', true);
  if ('parts' in before && 'parts' in after) compareBoardParts(before.parts, after.parts, tell);
  compareKeys(before, after, { places: ofPage, skipped: OWN }, say);
}

function compareBoardParts(before: readonly BoardPart[], after: readonly BoardPart[], tell: Tell): void {
  const name = (part: BoardPart) => `部件 ${part.title ?? ('measure' in part ? part.measure : part.id)}`;
  compareLists({ before, after, nameOf: ({ id }) => id, title: name }, tell, {
    same: (one, other) => compareKeys(one, other, { name: name(other), places: ofPart, skipped: PART }, tell),
  });
}

const COLUMN: ReadonlySet<string> = new Set(['key', 'kind']);
/** That it is required one of its rules says. */
const FIELD: ReadonlySet<string> = new Set([...COLUMN, 'required']);
const FORM: ReadonlySet<string> = new Set(['fields']);
const PART: ReadonlySet<string> = new Set(['id']);
const ACTION: ReadonlySet<string> = new Set(['permission']);
const keyOf = ({ key }: { key: string }): string => key;

/** Without what the model tells: its fields that came, went and have another name. */
const quiet =
  (explained: (what: string) => boolean, tell: Tell): Tell =>
  (text, ...more) =>
    explained(text) || tell(text, ...more);

function compareActions(before: readonly PlanAction[], after: readonly PlanAction[], tell: Tell): void {
  const lists = { nameOf: ({ code }: PlanAction) => code, title: ({ title }: PlanAction) => `按钮 ${title}` };
  compareLists({ before, after, ...lists }, tell, {
    same(one, other) {
      const name = `按钮 ${other.title}`;
      if (one.permission !== other.permission)
        tell(
          `${name} 的权限 ${one.permission} → ${other.permission}`,
          `有 ${one.permission} 而没有 ${other.permission} 的角色不再看得到它`,
          true,
        );
      compareKeys(one, other, { name, places: ofAction, skipped: ACTION }, tell);
    },
    gone: () => ['所有人都不再有它'],
  });
}
