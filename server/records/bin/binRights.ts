import type { FastifyRequest } from 'fastify';
import type { ModelAction } from '../../http/Context.ts';
import { ForbiddenError } from '../../http/errors.ts';
import type { Records } from '../Records.ts';
import { type Recovered, recover } from './recover.ts';

const may = ({ actor, context, shape }: Records, action: ModelAction): boolean =>
  context.rights.mayModel(actor, shape.model.id, action);

const mayRemove = (records: Records): boolean => may(records, 'delete') || may(records, 'batch_delete');

/** A bin is looked at by who may remove or purge. Throws ForbiddenError. */
export function mayLook(records: Records): void {
  if (!(mayRemove(records) || may(records, 'purge'))) throw new ForbiddenError('bin');
}

/** Brought back by who may remove, what others removed by who may add as well; told to who looks. Throws ForbiddenError. */
export async function bringBack(records: Records, request: FastifyRequest, ids: readonly string[]): Promise<Recovered> {
  if (!mayRemove(records)) throw new ForbiddenError('recover');
  const found = await recover(records, ids, may(records, 'add'));
  if (found.done > 0) void records.ports.announceSave(records, request, { members: true, children: () => true });
  return found;
}
