import type { Actor, Context } from '../context.ts';
import { NotFoundError } from '../plugins/errors.ts';
import type { Dictionaries } from '../system/dictionaries.ts';
import { modelByCode } from '../system/rights.ts';
import type { Records } from './access.ts';
import { itemsFor } from './recordTexts.ts';
import { shapeOf } from './shape.ts';

/** The records of the model with this wire code as the actor may see them; `body` is what is sent to be written. Throws NotFoundError. */
export async function openRecords(
  context: Context,
  dictionaries: Dictionaries,
  actor: Actor,
  code: string,
  body: unknown,
): Promise<Records> {
  const model = modelByCode(context.compiled(), code);
  if (!model) throw new NotFoundError();
  return {
    context,
    actor,
    shape: shapeOf(model, context.rights.hiddenFields(actor, model.id)),
    dictionary: await itemsFor(context, dictionaries, actor, model, body),
  };
}
