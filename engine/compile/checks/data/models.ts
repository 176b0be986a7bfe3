import type { ModelFile, ScreenFile } from '../../../../schemas/generated/types.ts';
import { LONGEST_ID } from '../../../names.ts';
import type { Model } from '../../../plan/compiled.ts';
import { sentences } from '../../../problems.ts';
import { isShown } from '../../screens/planColumns.ts';
import type { CheckWorld, FileCheck, TellIn } from '../Check.ts';
import { modelOf } from '../columnSites.ts';
import { isTakenTable } from './tables.ts';

/** A model shows something, and its records are sorted by what may be read. */
export const checkModel: FileCheck<ModelFile> = ({ id, value, document }, world, tell) => {
  const model = world.models.get(id);
  if (model === undefined) return;
  if (!model.fields.some(isShown)) tell(document, 'nothing-shown', sentences['nothing-shown'](), ['fields'], 'key');
  if (value.sort !== undefined && world.scopeOf(model).kinds.get(value.sort.key) === 'secret')
    tell(document, 'secret-sort', sentences['secret-sort'](value.sort.key), ['sort', 'key']);
  for (const { model: child, foreignKey } of model.subTables) checkIdRoom(child, foreignKey, world, tell);
  if (model.tree !== undefined) checkIdRoom(id, model.tree.parent, world, tell);
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

/** What keeps the id of another record has room for it. */
function checkIdRoom(id: string, key: string, { models, files }: CheckWorld, tell: TellIn): void {
  const fields = models.get(id)?.fields ?? [];
  const index = fields.findIndex((field) => field.key === key);
  const { type, length = LONGEST_ID } = fields[index]?.store ?? { type: 'text' };
  const document = files.models.get(id)?.document;
  if (type !== 'varchar' || length >= LONGEST_ID || document === undefined) return;
  const sentence = sentences['length-above-store']('记录的编号', LONGEST_ID, length);
  tell(document, 'length-above-store', sentence, ['fields', index, 'store', 'length']);
}

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
