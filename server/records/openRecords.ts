import type { FastifyRequest } from 'fastify';
import type { Dictionaries } from '../dictionaries/dictionaries.ts';
import type { Context, ModelAction } from '../http/Context.ts';
import { ForbiddenError, NotFoundError } from '../http/errors.ts';
import { modelByCode } from '../http/wireCodes.ts';
import type { RecordPorts, Records } from './Records.ts';
import { shapeOf } from './shape.ts';
import { itemsFor } from './wire/recordTexts.ts';

/** What the records of every request are opened with. */
export interface RecordParts {
  context: Context;
  dictionaries: Dictionaries;
  ports: RecordPorts;
}

/** The records of a model by its wire code, for actors who may do this with them. Throws ForbiddenError. */
export type RecordsFor = (request: FastifyRequest, code: string, action: ModelAction) => Promise<Records>;

/**
 * The records of the model with this wire code as the request's actor may see them; its body is what is sent to be
 * written. Throws NotFoundError.
 */
export async function openRecords(
  { context, dictionaries, ports }: RecordParts,
  request: FastifyRequest,
  code: string,
): Promise<Records> {
  const { actor, body, claim } = request;
  const model = modelByCode(context.compiled(), code);
  if (!model) throw new NotFoundError();
  return {
    context,
    actor,
    shape: shapeOf(model, context.rights.hiddenFields(actor, model.id)),
    dictionary: await itemsFor(context, dictionaries, actor, model, body),
    ports,
    via: `${request.method} ${request.url.split('?', 1)[0]}`,
    claim,
  };
}

/** Records for routes that do not name their model in the address. */
export function createRecordsFor(parts: RecordParts): RecordsFor {
  const { compiled, rights } = parts.context;
  return async (request, code, action) => {
    const model = modelByCode(compiled(), code);
    if (!model || !rights.mayModel(request.actor, model.id, action)) throw new ForbiddenError(`${code}:${action}`);
    return openRecords(parts, request, code);
  };
}
