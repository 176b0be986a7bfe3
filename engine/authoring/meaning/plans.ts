import type { Plan, PlanAction, PlanColumn, PlanField, PlanQueryItem } from '../../plan/Plan.ts';
import { compareKeys, compareLists, isSame, type Tell } from './compare.ts';

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
]);

/** `explained`: what a change of the model has told already. */
export function comparePlans(before: Plan, after: Plan, explained: (what: string) => boolean, tell: Tell): void {
  const [one, other]: [Parts, Parts] = [before as Parts, after as Parts];
  const say = (name: string, text: string) => explained(`${name} 的${text}`) || tell(`${name} 的${text}`);
  compareLists(
    { before: one.columns ?? [], after: other.columns ?? [], nameOf: keyOf, title: ({ title }) => `列 ${title}` },
    quiet(explained, tell),
    {
      same: (old, now) => compareKeys({ ...old }, { ...now }, COLUMN, (_, text) => say(`列 ${now.title}`, text)),
    },
  );
  compareLists(
    { before: one.query ?? [], after: other.query ?? [], nameOf: keyOf, title: ({ title }) => `查询项 ${title}` },
    quiet(explained, tell),
    {
      same: (old, now) => compareKeys({ ...old }, { ...now }, COLUMN, (_, text) => say(`查询项 ${now.title}`, text)),
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
    quiet(explained, tell),
    {
      same: (old, now) => compareKeys({ ...old }, { ...now }, COLUMN, (_, text) => say(`表单字段 ${now.title}`, text)),
    },
  );
  compareKeys({ ...one.form, fields: undefined }, { ...other.form, fields: undefined }, new Set(), (_, text) =>
    tell(`表单的${text}`),
  );
  if (before.permission !== after.permission)
    tell(`权限前缀 ${before.permission} → ${after.permission}`, '已授的权限不再起作用，要重新授权', true);
  compareKeys({ ...before }, { ...after }, OWN, (_, text) => tell(text));
}

const COLUMN: ReadonlySet<string> = new Set(['key', 'kind']);
const keyOf = ({ key }: { key: string }): string => key;

/** Without what the model tells: its fields that came and went. */
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
      if (!isSame(one, other))
        compareKeys({ ...one }, { ...other }, new Set(['permission']), (_, text) => tell(`${name} 的${text}`));
    },
    gone: () => ['所有人都不再有它'],
  });
}
