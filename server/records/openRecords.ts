import type { FastifyRequest } from 'fastify';
import type { Dictionaries } from '../dictionaries/dictionaries.ts';
import { freshen } from '../facts/freshen.ts';
import type { Actor, Context, ModelAction } from '../http/Context.ts';
import { ForbiddenError, NotFoundError } from '../http/errors.ts';
import type { Claim } from '../http/idempotency.ts';
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

/** Who asks for records: a request, or a job that goes on after one. */
export interface AskedBy {
  actor: Actor;
  /** What is sent to be written. */
  body?: unknown;
  claim?: Claim | undefined;
  method?: string;
  url?: string;
}

/** The records of the model with this wire code as the actor may see them. Throws NotFoundError. */
export async function openRecords(
  { context, dictionaries, ports }: RecordParts,
  { actor, body, claim, method, url }: AskedBy,
  code: string,
): Promise<Records> {
  const model = modelByCode(context.compiled(), code);
  if (!model) throw new NotFoundError();
  await freshen(context, actor.tenant, [model.table]);
  await ports.hooks.get(model.table)?.opening?.(context, actor);
  return {
    context,
    actor,
    shape: shapeOf(model, context.rights.hiddenFields(actor, model.id)),
    dictionary: await itemsFor(context, dictionaries, actor, [model], body),
    ports,
    via: method === undefined || url === undefined ? undefined : `${method} ${url.split('?', 1)[0]}`,
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
