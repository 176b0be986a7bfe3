import type { ModelFile, ScreenFile } from '../../../../schemas/generated/types.ts';
import type { Model } from '../../../plan/compiled.ts';
import { sentences } from '../../../problems.ts';
import { isShown } from '../../screens/planColumns.ts';
import type { ColumnCheck, FileCheck } from '../Check.ts';
import { modelOf } from '../columnSites.ts';
import { isTakenTable } from './tables.ts';

/** A required field that nobody can fill in is never saved. */
export const checkFilled: ColumnCheck = {
  keys: ['disabled', 'form'],
  check: ({ own, field, inModel }, tell) => {
    if (!inModel || field === undefined || !field.required) return;
    if (own.defaultValue !== undefined || own.value !== undefined) return;
    const key = own.disabled === true ? 'disabled' : own.form === false ? 'form' : undefined;
    if (key !== undefined) tell('never-filled', sentences['never-filled'](field.key), [key]);
  },
};

/** A model shows something, and its records are sorted by what may be read. */
export const checkModel: FileCheck<ModelFile> = ({ id, value, document }, world, tell) => {
  const model = world.models.get(id);
  if (model === undefined) return;
  if (!model.fields.some(isShown)) tell(document, 'nothing-shown', sentences['nothing-shown'](), ['fields'], 'key');
  if (value.sort !== undefined && world.scopeOf(model).kinds.get(value.sort.key) === 'secret')
    tell(document, 'secret-sort', sentences['secret-sort'](value.sort.key), ['sort', 'key']);
  const { table } = model;
  const unkept = model.recycleBin && whyUnkept(model, world.models);
  if (unkept !== undefined)
    tell(document, 'recycle-bin', sentences['recycle-bin'](model.title, unkept), ['recycleBin'], 'key');
  if (isTakenTable(table, id)) {
    const key = value.table !== undefined ? ['table'] : value.code !== undefined ? ['code'] : [];
    tell(document, 'system-table', sentences['system-table'](table), key);
  }
  if (id.startsWith('system/')) return;
  model.fields.forEach(({ store: { links } }, index) => {
    if (links !== undefined && isTakenTable(links.table, id))
      tell(document, 'system-table', sentences['system-table'](links.table), [
        'fields',
        index,
        'store',
        'links',
        'table',
      ]);
  });
};

/** Models of the system whose records are their rows alone: nothing else goes with them, or is to come back. */
const PLAIN = new Set(['system/dictionary', 'system/gateway-route']);

/** What keeps removed records from coming back as they were. */
function whyUnkept({ id, facts, fields, subTables }: Model, models: ReadonlyMap<string, Model>): string | undefined {
  if (id.startsWith('system/') && !PLAIN.has(id)) return '它的表属于系统，删除它的记录另有后果';
  if (facts) return '它的记录是算出来的，没有人删除';
  const all = [fields, ...subTables.map(({ model }) => models.get(model)?.fields ?? [])].flat();
  const linked = all.find(({ store }) => store.links !== undefined);
  return linked && `字段 ${linked.key} 存在另一张表里，删除后不留下`;
}

/** A screen sorts its records by what may be read. */
export const checkSort: FileCheck<ScreenFile> = ({ value, document }, world, tell) => {
  if (!('sort' in value) || value.sort === undefined) return;
  const model = modelOf(world, value);
  if (model !== undefined && world.scopeOf(model).kinds.get(value.sort.key) === 'secret')
    tell(document, 'secret-sort', sentences['secret-sort'](value.sort.key), ['sort', 'key']);
};
