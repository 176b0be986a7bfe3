import type { Draft, TableHooks, Writer } from '../records/Records.ts';
import type { FieldProblem } from '../records/write/refusals.ts';

/** What users have read must not change under them. */
function check(_by: Writer, drafts: readonly Draft[]): Map<Draft, FieldProblem[]> {
  const message = '通告已发布，请先撤销再修改';
  const released = drafts.filter(({ old }) => old?.sendStatus === '1');
  return new Map(released.map((draft) => [draft, [{ key: '', message }]]));
}

/** Announcements: a released one is revoked before it is changed. */
export const announcementHooks: TableHooks = { check };
