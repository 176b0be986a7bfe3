import { ADDED, MENU_CHANNEL, type Overridable } from '../../access/menuOverrides.ts';
import type { Session } from '../../db/Database.ts';
import { builder, run, sqlFragment } from '../../db/sql.ts';
import { BusinessError } from '../../http/errors.ts';
import { logWithin } from '../../http/securityLog.ts';
import type { Draft, Records, TableHooks } from '../../records/Records.ts';
import type { FieldProblem } from '../../records/write/refusals.ts';
import { declaredEntries } from './declaredEntries.ts';
import { declaredSayable, differenceText, differing, sayableOf, TOP } from './differences.ts';
import { GONE, syncMenu } from './menuSync.ts';

interface Known {
  id: string;
  code: string;
  title: string;
  kind: string;
}

const FOLDERS = ['folder', 'group'];

/** What differs from the file is marked and told; of a permission nothing may be said, and only folders hold others. */
async function check({ actor, context }: Records, drafts: readonly Draft[], session: Session) {
  const declared = declaredEntries(context.compiled());
  const select = builder.selectFrom('sys_menu').where('tenant_id', '=', actor.tenant);
  const { rows } = await run<Known>(
    session,
    select.select(['id', 'code', 'title', 'kind']).where('kind', '<>', 'right'),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const found = new Map<Draft, FieldProblem[]>();
  for (const draft of drafts) {
    const { old, values, id } = draft;
    const own = sayableOf(values);
    Object.assign(values, { ...own, kind: old?.kind ?? 'group', code: old?.code ?? `group:${id}` });
    const parent = own.parentId === TOP ? undefined : byId.get(String(own.parentId));
    if (values.kind === 'right') found.set(draft, [{ key: 'title', message: '权限由页面的声明决定，不能在这里改' }]);
    else if (own.parentId !== TOP && !(parent && FOLDERS.includes(parent.kind)))
      found.set(draft, [{ key: 'parentId', message: '上级只能是目录' }]);
    const entry = declared.get(String(values.code));
    if (entry === undefined) {
      const group = values.kind === 'group';
      const keys = group ? [ADDED, ...groupKeys(own)] : [old?.overrides];
      Object.assign(values, { overrides: keys.join(), changed: '1', changes: group ? '自建的目录' : GONE });
      continue;
    }
    const file = declaredSayable(entry, (code) => byCode.get(code)?.id);
    const keys = differing(file, own);
    const changes = differenceText(file, own, (each) => byId.get(each)?.title);
    Object.assign(values, { overrides: keys.join(), changed: keys.length > 0 ? '1' : '0', changes });
  }
  return found;
}

/** Of a folder of their own everything is said. */
function groupKeys({ icon }: ReturnType<typeof sayableOf>): Overridable[] {
  return ['title', 'sortNo', 'hidden', 'parentId', ...(icon === null ? [] : (['icon'] as const))];
}

/** Tells every process and writes down what was said. */
export async function tellMenu({ context, actor }: Records, session: Session, detail: string): Promise<void> {
  const { userId, tenant } = actor;
  await session.query('SELECT pg_notify($1, $2)', [MENU_CHANNEL, tenant]);
  await logWithin(session, context, { kind: 'menu_changed', userId, tenant, detail });
}

async function written(records: Records, drafts: readonly Draft[], session: Session): Promise<void> {
  const words = drafts.map(({ values }) => `${values.title}（${values.changes ?? '与文件一致'}）`);
  await tellMenu(records, session, words.join('；'));
}

async function removing(records: Records, ids: readonly string[], session: Session): Promise<void> {
  const select = builder.selectFrom('sys_menu').where('tenant_id', '=', records.actor.tenant);
  const among = sqlFragment<string>`any(${[...ids]})`;
  const columns = ['id', 'title', 'kind', 'parent_id as parent'] as const;
  const { rows } = await run<Known & { parent: string }>(session, select.select(columns).where('id', '=', among));
  // What stands below is named as well.
  const [asked, below] = [
    rows.filter(({ parent }) => !ids.includes(parent)),
    rows.filter(({ parent }) => ids.includes(parent)),
  ];
  const declared = asked.find(({ kind }) => kind !== 'group');
  if (declared) throw new BusinessError(`“${declared.title}”写在声明文件里，不能删除；不要它出现就隐藏`);
  const [child] = below;
  if (child) throw new BusinessError(`目录里还有“${child.title}”，请先把它移走或恢复`);
  await tellMenu(records, session, `removed ${rows.map(({ title }) => title).join()}`);
}

/** The menu: what its files declare is there to be said otherwise, and stays. */
export const menuHooks: TableHooks = { oneByOne: true, opening: syncMenu, check, written, removing };
