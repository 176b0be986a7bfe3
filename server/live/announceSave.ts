import type { FastifyRequest } from 'fastify';
import { CASE_HEADER } from '../../engine/live/caseHeader.ts';
import type { Records } from '../models/access.ts';
import { touchedModels } from '../models/changeRecords.ts';
import { announce, isName } from './announce.ts';

/** What a committed save did to the rows of a model. */
export interface Save {
  edited?: readonly string[];
  /** Rows were added or removed. */
  members?: boolean;
  /** Rows of sub-tables may have changed: of which wire codes. */
  children?: (code: string) => boolean;
}

/** Tells every page of a save, once it is committed. Nobody has to wait for it; it never fails. */
export async function announceSave(records: Records, request: FastifyRequest, save: Save): Promise<void> {
  const { context, actor, shape } = records;
  const { edited = [], members = false, children = () => false } = save;
  const sent = request.headers[CASE_HEADER.toLowerCase()];
  const of = { tenant: actor.tenant, ...(isName(sent) ? { caseId: sent } : {}) };
  await announce(context, { ...of, code: shape.model.code, edited, members });
  for (const { code } of touchedModels(records).slice(1)) {
    if (children(code)) await announce(context, { ...of, code, edited: [], members: true });
  }
}

/** Which sub-tables a record's body carries. */
export function carriedBy(body: unknown): (code: string) => boolean {
  return (code) => typeof body === 'object' && body !== null && Object.hasOwn(body, code);
}
