import type { ValidatorType } from '@rjsf/utils';

/** RJSF asks no schema validator here: the rules check, the same as in the server, and nothing is compiled in the browser. */
export const ruleValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  // Only asked to choose between alternatives, of which our forms have none.
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};
