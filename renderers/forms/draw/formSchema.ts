import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { PlanField, PlanForm } from '../../../engine/plan/Plan.ts';
import { cellTraits } from '../../../schemas/generated/language.ts';

/** Structure of a form as JSON Schema. What is valid is not said here but by the rules, the same as in the server. */
export function formSchema(form: PlanForm): RJSFSchema {
  const drawn = form.fields.filter((field) => !cellTraits[field.type].hidden);
  return {
    type: 'object',
    properties: Object.fromEntries(drawn.map((field) => [field.key, { title: field.title, type: typeOf(field) }])),
  };
}

/** Every field is drawn by its own cell type; nothing is left to be guessed from the schema. */
export function formUiSchema(form: PlanForm, focusFirst: boolean): UiSchema {
  const drawn = form.fields.filter((field) => !cellTraits[field.type].hidden);
  const first = drawn.find((field) => !field.readOnly && field.value === undefined);
  return {
    'ui:order': drawn.map((field) => field.key),
    ...Object.fromEntries(
      drawn.map((field) => [field.key, { 'ui:field': 'cell', 'ui:autofocus': focusFirst && field.key === first?.key }]),
    ),
  };
}

function typeOf(field: PlanField): ('number' | 'string' | 'null')[] {
  // Digits beyond what a number holds travel as text.
  return field.kind === 'number' ? ['number', 'string', 'null'] : ['string', 'null'];
}
