import type { Session } from './Database.ts';

const WAIT = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))';

/** Waits until no other transaction works under the name; it is free again when this one ends. Throws what a query throws. */
export async function lockAdvisory(session: Session, name: string): Promise<void> {
  await session.query(WAIT, [name]);
}
