import type { Session } from '../db/Database.ts';
import { SELECT_STORED_ITEMS } from '../db/statements/dictionaries.ts';
import type { StoredItem } from './dictionaries.ts';

/** A tenant's dictionary items in order: those of all tenants first, so that its own lie on top. */
export async function loadStoredItems(session: Session, tenant: string): Promise<StoredItem[]> {
  return (await session.query<StoredItem>(SELECT_STORED_ITEMS, [tenant])).rows;
}
