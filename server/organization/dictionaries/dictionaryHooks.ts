import type { Compiled, Dictionary } from '../../../engine/plan/compiled.ts';
import type { Session } from '../../db/Database.ts';
import { builder, run } from '../../db/sql.ts';
import { DICTIONARIES_CHANNEL } from '../../dictionaries/routes.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Draft, Records, TableHooks, Writer } from '../../records/Records.ts';
import type { FieldProblem } from '../../records/write/refusals.ts';
import { isAs, syncDictionaries, unsettle } from './dictionarySync.ts';

/** Once it is committed every process reads its dictionaries anew. */
const TELL = 'SELECT pg_notify($1, $2)';

async function tell(session: Session): Promise<void> {
  await session.query(TELL, [DICTIONARIES_CHANNEL, '']);
}

/** A dictionary more or less is one to be compared with the declarations. */
async function compareAnew({ context, actor }: Records, session: Session): Promise<void> {
  unsettle(context, actor.tenant);
  await tell(session);
}

const declaredAt = (compiled: Compiled, code: unknown): Dictionary | undefined => {
  const found = compiled.dictionaries.get(String(code));
  return found?.kind === 'items' ? found : undefined;
};

/** The code of a dictionary is what fields name it by; one of records, or of the declarations, is nobody's to take. */
function check({ context }: Records, drafts: readonly Draft[]): Map<Draft, FieldProblem[]> {
  const { dictionaries } = context.compiled();
  const found = new Map<Draft, FieldProblem[]>();
  for (const draft of drafts) {
    const { old, values } = draft;
    const say = (message: string) => found.set(draft, [{ key: 'dictCode', message }]);
    if (old !== undefined && old.dictCode !== values.dictCode) say('字典编码不能修改，字段按它找字典');
    else if (old === undefined && dictionaries.has(String(values.dictCode)))
      say('这个编码已经由声明文件使用，请在列表里找到它，改它的字典项');
    else if (old?.source === 'file' && old.dictName !== values.dictName)
      found.set(draft, [{ key: 'dictName', message: '名称写在声明文件里，不能在这里修改' }]);
    else values.source = old?.source ?? 'table';
  }
  return found;
}

async function removing(records: Records, ids: readonly string[], session: Session): Promise<void> {
  const select = builder
    .selectFrom('sys_dict')
    .where('id', 'in', [...ids])
    .select(['dict_name as name', 'source']);
  const { rows } = await run<{ name: string; source: string }>(session, select);
  const declared = rows.find(({ source }) => source === 'file');
  if (declared) throw new BusinessError(`“${declared.name}”写在声明文件里，不能删除；要撤回改动请用“恢复”`);
  await compareAnew(records, session);
}

/** Dictionaries: those of the declarations are there as well, and stay. */
export const dictionaryHooks: TableHooks = {
  oneByOne: true,
  opening: syncDictionaries,
  check,
  written: (records, _drafts, session) => compareAnew(records, session),
  removing,
  recovered: compareAnew,
};

/** Of an item that a file declares the value stays, and what differs from the file is a change. */
async function checkItems({ context }: Writer, drafts: readonly Draft[], session: Session) {
  const found = new Map<Draft, FieldProblem[]>();
  const ids = [...new Set(drafts.map(({ values }) => String(values.dictId ?? '')))];
  const select = builder.selectFrom('sys_dict').where('id', 'in', ids).select(['id', 'dict_code as code', 'source']);
  const { rows } = await run<{ id: string; code: string; source: string }>(session, select);
  const owners = new Map(rows.map((row) => [row.id, row]));
  for (const draft of drafts) {
    const { old, values } = draft;
    const owner = owners.get(String(values.dictId ?? ''));
    // Of a dictionary that is being added there is no row yet.
    if ((values.dictId ?? '') === '') {
      found.set(draft, [{ key: 'dictId', message: '请选择字典' }]);
      continue;
    }
    const items = (owner?.source === 'file' ? declaredAt(context.compiled(), owner.code)?.items : undefined) ?? [];
    const at = items.findIndex(({ value }) => value === (old ?? values).itemValue);
    const item = items[at];
    if (item && old && old.itemValue !== values.itemValue)
      found.set(draft, [{ key: 'itemValue', message: '这个值写在声明文件里，不能改；不用它就停用' }]);
    const stored = {
      text: String(values.itemText ?? ''),
      color: values.itemColor === null || values.itemColor === undefined ? null : String(values.itemColor),
      rank: Number(values.sortOrder ?? 0),
    };
    const same = item !== undefined && isAs(stored, item, at + 1) && Number(values.status ?? 1) === 1;
    values.changed = owner?.source === 'file' && !same ? '1' : '0';
  }
  return found;
}

async function removingItems(records: Records, ids: readonly string[], session: Session): Promise<void> {
  const select = builder
    .selectFrom('sys_dict_item as i')
    .innerJoin('sys_dict as d', 'd.id', 'i.dict_id')
    .where('i.id', 'in', [...ids])
    .where('d.source', '=', 'file')
    .select(['d.dict_code as code', 'i.item_value as value', 'i.item_text as text']);
  const { rows } = await run<{ code: string; value: string; text: string }>(session, select);
  const compiled = records.context.compiled();
  const declared = rows.find(({ code, value }) =>
    declaredAt(compiled, code)?.items.some((item) => item.value === value),
  );
  if (declared) throw new BusinessError(`“${declared.text}”写在声明文件里，不能删除；不用它就停用`);
  await tell(session);
}

/** Items of dictionaries; they may come in a file. */
export const dictionaryItemHooks: TableHooks = {
  opening: syncDictionaries,
  check: checkItems,
  written: (_by, _drafts, session) => tell(session),
  removing: removingItems,
};
