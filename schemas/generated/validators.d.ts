// Written by `npm run types`. Do not edit.
export interface Validate {
  (data: unknown): boolean;
  errors?: { instancePath: string; keyword: string; message?: string }[] | null;
}
export const validate_app: Validate;
export const validate_menu: Validate;
export const validate_screen: Validate;
export const validate_model: Validate;
export const validate_report: Validate;
export const validate_columns: Validate;
export const validate_query: Validate;
export const validate_picker: Validate;
export const validate_form: Validate;
export const validate_dictionary: Validate;
