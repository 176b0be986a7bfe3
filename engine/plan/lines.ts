import type { ValueKind } from './base.ts';

/** The rows of a sub-table as expressions of the record know them. */
export interface LineTable {
  name: string;
  /** Id of the child's model, and the key of its field that holds the record's id. */
  model: string;
  foreignKey: string;
  /** What of a row is known. */
  fields: readonly { key: string; kind: ValueKind }[];
}
