import type { ErrorSchema, RJSFValidationError, ValidatorType } from '@rjsf/utils';
import type { Row } from '../../engine/lists/changes.ts';
import type { FieldFailure } from '../../engine/rules/checkRow.ts';

/** Lets RJSF ask our rules, the server's own, instead of a schema validator; so nothing is compiled in the browser. */
export function ruleValidator(check: (row: Row) => FieldFailure[]): ValidatorType {
  return {
    validateFormData: (formData) => {
      const failures = check((formData ?? {}) as Row);
      const byField = failures.map(({ key, message }) => [key, { __errors: [message] }]);
      return { errors: failures.map(errorOf), errorSchema: Object.fromEntries(byField) as ErrorSchema };
    },
    // Only asked to choose between alternatives, of which our forms have none.
    isValid: () => true,
    rawValidation: () => ({ errors: [] }),
  };
}

function errorOf({ key, message }: FieldFailure): RJSFValidationError {
  return { name: 'rule', property: `.${key}`, message, stack: message };
}
