import type { Expression, SqlBool } from 'kysely';
import type { Context } from '../context.ts';
import type { Session } from '../db/Database.ts';
import type { Records } from './access.ts';
import type { Draft } from './drafts.ts';
import type { FieldProblem } from './refusals.ts';

/** What a table of the system asks for beyond its declaration. All but `within` run inside the transaction of the write. */
export interface TableHooks {
  /** Records are added one by one: no file of them is imported. */
  oneByOne?: true;
  /** Narrows what is there to be read. */
  within?: (context: Pick<Context, 'clock' | 'settings'>) => Expression<SqlBool>;
  /** What is wrong with records about to be written; may fill in what the server decides. */
  check?: (
    records: Records,
    drafts: readonly Draft[],
    session: Session,
  ) => Promise<ReadonlyMap<Draft, FieldProblem[]>> | ReadonlyMap<Draft, FieldProblem[]>;
  /** What follows from records that were written. */
  written?: (records: Records, drafts: readonly Draft[], session: Session) => Promise<void>;
  /** Before records are removed; throws what is to be told. */
  removing?: (records: Records, ids: readonly string[], session: Session) => Promise<void>;
}
