import { lockAdvisory, type Session } from '../../db/Database.ts';
import { builder, run } from '../../db/sql.ts';
import { findCategories, nextCode, readCategories, TOP } from '../../dictionaries/categories.ts';
import type { Draft, Records, TableHooks } from '../../records/Records.ts';

const parentOf = (values: Draft['values'] | undefined): string => String(values?.pid ?? TOP);
const isMoved = ({ old, values }: Draft): boolean => old === undefined || parentOf(old) !== parentOf(values);

/** Gives what is new, or comes below another parent, the next code there. */
async function check({ actor }: Records, drafts: readonly Draft[], session: Session) {
  const moved = drafts.filter(isMoved);
  // Two who add below the same parent at once take their codes one after the other.
  if (moved.length > 0) await lockAdvisory(session, `${actor.tenant} categories`);
  const given = new Map<string, string[]>();
  for (const draft of moved) {
    const pid = parentOf(draft.values);
    const [parent] = pid === TOP ? [] : await findCategories(session, actor, 'id', pid);
    const brothers = given.get(pid) ?? (await readCategories(session, actor, { pids: [pid] })).map(({ code }) => code);
    const code = nextCode(parent?.code ?? '', brothers);
    given.set(pid, [...brothers, code]);
    draft.values.code = code;
  }
  return new Map();
}

/** What stands below a category that got another code follows it. */
async function written({ actor }: Records, drafts: readonly Draft[], session: Session): Promise<void> {
  for (const { id, old, values } of drafts) {
    const [before, code] = [String(old?.code ?? ''), String(values.code ?? '')];
    if (before === '' || before === code) continue;
    const mine = builder.updateTable('sys_category').where('tenant_id', '=', actor.tenant);
    for (const below of await readCategories(session, actor, { below: before })) {
      if (below.id === id) continue;
      const moved = `${code}${below.code.slice(before.length)}`;
      await run(
        session,
        mine.where('id', '=', below.id).set((eb) => ({ code: moved, version: eb('version', '+', 1) })),
      );
    }
  }
}

/** Categories: the server makes the codes, by which a whole branch is found. */
export const categoryHooks: TableHooks = { oneByOne: true, check, written };
