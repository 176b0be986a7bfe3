import type { ErrorSchema, RJSFValidationError, ValidatorType } from '@rjsf/utils';
import type { Row } from '../../engine/lists/changes.ts';
import type { FieldFailure } from '../../engine/rules/checkRow.ts';

/** Lets RJSF ask our rules, the server's own, instead of a schema validator; so nothing is compiled in the browser. */
export function ruleValidator(check: (row: Row) => FieldFailure[]): ValidatorType {
  return {
    validateFormData: (formData) => {
      const failures = check((formData ?? {}) as Row);
      return { errors: failures.map(errorOf), errorSchema: errorSchemaOf(failures) };
    },
    // Only asked to choose between alternatives, of which our forms have none.
    isValid: () => true,
    rawValidation: () => ({ errors: [] }),
  };
}

/** Failures as RJSF keeps them: by field. */
export function errorSchemaOf(failures: readonly FieldFailure[]): ErrorSchema {
  return Object.fromEntries(failures.map(({ key, message }) => [key, { __errors: [message] }])) as ErrorSchema;
}

function errorOf({ key, message }: FieldFailure): RJSFValidationError {
  return { name: 'rule', property: `.${key}`, message, stack: message };
}
