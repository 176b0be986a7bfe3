// Written by `npm run types`. Do not edit.
export interface Validate {
  (data: unknown): boolean;
}
/** By file kind. */
export const validators: Record<'app' | 'menu' | 'screen' | 'model' | 'report' | 'columns' | 'query' | 'picker' | 'form' | 'dictionary' | 'board' | 'print', Validate>;
