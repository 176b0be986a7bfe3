import type { ScreenFile } from '../../../../schemas/generated/types.ts';
import { sentences } from '../../../problems.ts';
import type { ColumnCheck, ColumnSite, Written } from '../Check.ts';

const FORM = '列表的列不进表单；请写在模型的字段里，或写在 form.fields 里';
type Reasons = Readonly<Partial<Record<keyof Written, string>>>;

/** Keys that say nothing of a field of a form. */
const IN_FORMS: Reasons = { query: '表单项不进查询；请写在模型的字段里，或写在页面的 query 里' };
/** Keys that say nothing of a column of a list, wherever its records are edited. */
const IN_LISTS: Reasons = {
  query: '列表的列不进查询；请写在模型的字段里，或写在 query 里',
  form: FORM,
  validateRules: '列表里填的值按模型的规则校验；请写在模型的字段里',
};
/** And those that say nothing where they are edited in a window. */
const IN_WINDOWS: Reasons = {
  defaultValue: FORM,
  placeholder: FORM,
  visibleWhen: FORM,
  requiredWhen: FORM,
  value: '列表显示存下来的值；请写在模型的字段里',
};

const keys = Object.keys({ ...IN_LISTS, ...IN_WINDOWS }) as (keyof Written)[];

/** What a list says of how a field is filled in is read by nobody: the form goes by the model. */
export const checkUnread: ColumnCheck = {
  keys,
  check: (site, tell) => {
    const { own } = site;
    const unread = unreadAt(site);
    for (const key of keys) {
      const why = own[key] === undefined ? undefined : unread?.[key];
      if (why !== undefined) tell('key-unused', sentences['key-unused'](key, why), [key], 'key');
    }
  },
};

function unreadAt(site: ColumnSite): Reasons | undefined {
  const { document, path } = site;
  if (document.kind === 'form' || (document.kind === 'screen' && path[0] === 'form')) return IN_FORMS;
  if (document.kind !== 'columns' && document.kind !== 'screen') return undefined;
  return editsInPlace(site) ? IN_LISTS : { ...IN_LISTS, ...IN_WINDOWS };
}

/** Whether its rows are edited in place, as far as the file says: another may extend it, or be extended. */
function editsInPlace({ document, path }: ColumnSite): boolean {
  if (document.kind === 'columns') return true;
  const { editing, extends: from } = document.value as Partial<Record<'editing' | 'extends', unknown>> & ScreenFile;
  return path[0] === 'columns' && (editing === 'inline' || from !== undefined);
}
