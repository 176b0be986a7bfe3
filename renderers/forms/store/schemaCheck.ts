import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';
import type { PlanSchema } from '../../../engine/plan/Plan.ts';
import type { SchemaObjection } from '../../../engine/rules/schemaFailures.ts';
import type { Json } from '../../../engine/values/ValueType.ts';

type Validators = Parameters<typeof createPrecompiledValidator>[0];

/** What a schema objects to in a form's data. */
export type Judge = (data: Record<string, Json>) => readonly SchemaObjection[];

/**
 * Fetches what was made of a schema. The server wrote the code and serves it as a module of our own origin, so nothing
 * is compiled here and the page needs no `unsafe-eval`.
 */
export async function loadValidators(module: string): Promise<Validators> {
  const path = pathTo(ENDPOINTS.validators, { module });
  const { validators } = (await import(/* @vite-ignore */ path)) as { validators: Validators };
  return validators;
}

/** What a schema says of data. */
export async function loadJudge({ root, module }: PlanSchema): Promise<Judge> {
  const validator = createPrecompiledValidator(await loadValidators(module), root);
  return (data) => validator.rawValidation<SchemaObjection>(root, data).errors ?? [];
}
