import type { SelectQueryBuilder } from 'kysely';
import type { PageRequest } from '../../../engine/queries/page.ts';
import type { QueryResult, Reading, Selection } from '../../db/Database.ts';
import { expectedRows, planOf } from '../../db/estimate.ts';
import { type AnySchema, builder, run, selectionOf, sqlFragment } from '../../db/sql.ts';
import type { Records } from '../Records.ts';
import { inTenant } from '../write/tenantRows.ts';
import { type Counting, countOwner, countsOf, type Total } from './counts.ts';

/** Up to so many records are counted in the journey that brings the page. */
const FIRST = { rows: 30_000, share: 200 } as const;
/** A list of more is wide: its total may be the planner's. */
const WIDE = { rows: 100_000, share: 400 } as const;
/** So many times as wide there is nothing to count. */
const PLAINLY = 2;
/** Behind this part of an estimate, pages stand on a counted total: its end is near, on whichever side. */
const FRONT = 0.8;

type Matching = SelectQueryBuilder<AnySchema, string, object>;

interface Wanted extends Pick<PageRequest, 'offset' | 'limit'> {
  estimate: boolean;
}

/** The total that goes with a page. */
export interface OpenTotal {
  /** What to ask beside the page's rows. */
  readings: Reading[];
  /** `found`: the answers to `readings`; `rows`: how many the page has. */
  settle(found: readonly (QueryResult | undefined)[], rows: number): Promise<Total>;
}

/**
 * How many records match: counted as far as that takes a moment. Of a wide list it is what the planner expects of the very
 * query, conditions, tenant and policies included, as long as the page lies well in front of the end.
 */
export function openTotal(records: Records, matching: Matching, page: Wanted): OpenTotal {
  const counting = countUpTo(matching, FIRST.rows);
  const { known, keep } = openCounting(records, counting);
  const fits = ({ total, estimated }: Total): boolean =>
    !estimated || (page.estimate && page.offset + page.limit <= total * FRONT);
  const settle: OpenTotal['settle'] = async ([first], rows) => {
    const counted = first && countIn(first);
    if (counted !== undefined && counted <= FIRST.rows) return exactly(counted);
    // Behind the end nobody can say where it is but a count.
    const expected = page.estimate && rows > 0 ? await expectTotal(records, matching, counted) : undefined;
    return expected && fits(expected) ? expected : exactly(await countAll(records, matching));
  };
  if (known && fits(known))
    return { readings: [], settle: async (_found, rows) => (rows > 0 ? known : settle([], rows)) };
  return {
    readings: [page.estimate ? { ...counting, share: FIRST.share } : counting],
    async settle(found, rows) {
      const total = await settle(found, rows);
      keep(total);
      return total;
    },
  };
}

const exactly = (total: number): Total => ({ total, estimated: false });

/** Of a list that is not wide the count, if it is there soon; else what is expected, and no less than was counted. */
async function expectTotal(records: Records, matching: Matching, counted: number | undefined): Promise<Total> {
  const { context, actor } = records;
  const asked = selectionOf(matching.select(sqlFragment`1`.as('one')));
  const [plan] = await context.db.readTogether(actor, [planOf(asked)]);
  const expected = plan ? expectedRows(plan) : 0;
  const estimated = (least: number): Total => ({ total: Math.max(expected, least), estimated: true });
  if (expected >= PLAINLY * WIDE.rows) return estimated(counted ?? 0);
  const [all] = await context.db.readTogether(actor, [{ ...countUpTo(matching, WIDE.rows), share: WIDE.share }]);
  const rows = all && countIn(all);
  return rows !== undefined && rows <= WIDE.rows ? exactly(rows) : estimated(rows ?? counted ?? 0);
}

/** How many there are, however long it takes. */
export async function countAll(records: Records, matching: Matching): Promise<number> {
  const { known, keep } = openCounting(records, countUpTo(matching, FIRST.rows));
  if (known && !known.estimated) return known.total;
  const counting = matching.select((eb) => eb.fn.countAll<number>().as('total'));
  const total = countIn(await inTenant(records, (session) => run(session, counting)));
  keep(exactly(total));
  return total;
}

/** A total is known by the text and the values it is counted with, and by whose rows are counted. */
function openCounting({ context, actor, shape }: Records, { sql, values }: Selection): Counting {
  const owner = countOwner(actor.tenant, shape.model.table);
  return countsOf(context.db).open(
    owner,
    JSON.stringify(actor.rows === 'all' ? [sql, values] : [sql, values, actor.rows]),
    context.clock().getTime(),
  );
}

/** One more than `rows` says that there are more. */
function countUpTo(matching: Matching, rows: number): Reading {
  const some = matching.select(sqlFragment`1`.as('one')).limit(rows + 1);
  return selectionOf(builder.selectFrom(some.as('some')).select((eb) => eb.fn.countAll<number>().as('total')));
}

const countIn = ({ rows }: QueryResult): number => Number(rows[0]?.total ?? 0);
