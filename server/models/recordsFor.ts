import type { FastifyRequest } from 'fastify';
import type { Context, ModelAction } from '../context.ts';
import { ForbiddenError } from '../plugins/errors.ts';
import type { Dictionaries } from '../system/dictionaries.ts';
import { modelByCode } from '../system/rights.ts';
import type { Records } from './access.ts';
import { openRecords } from './openRecords.ts';

/** The records of a model by its wire code, for whoever may do this with them. Throws ForbiddenError. */
export type RecordsFor = (request: FastifyRequest, code: string, action: ModelAction) => Promise<Records>;

/** Records for routes that do not name their model in the address. */
export function createRecordsFor(context: Context, dictionaries: Dictionaries): RecordsFor {
  return async (request, code, action) => {
    const model = modelByCode(context.compiled(), code);
    const may = model !== undefined && context.rights.mayModel(request.actor, model.id, action);
    if (!may) throw new ForbiddenError(`${code}:${action}`);
    return openRecords(context, dictionaries, request.actor, code, request.body);
  };
}
