import type { FastifyRequest } from 'fastify';
import { CASE_HEADER } from '../../engine/api/endpoints.ts';
import type { Records, Save } from '../records/Records.ts';
import { touchedModels } from '../records/write/changeRecords.ts';
import { announce, isName } from './announce.ts';

/** Tells every page of a save, once it is committed. It need not be waited for and never fails. */
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
