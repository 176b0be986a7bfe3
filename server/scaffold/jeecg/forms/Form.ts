import type { DumpRow } from '../dump/readDump.ts';

/** A form: its head, its fields in order, and where it goes. */
export interface Form {
  head: DumpRow;
  fields: readonly DumpRow[];
  id: string;
  /** The id its table asks for; `id` is another where that was taken. */
  wished: string;
  table: string;
  title: string;
  what: string;
  keys: ReadonlyMap<string, string>;
  /** Forms whose records belong to records of this one. */
  subForms: SubForm[];
}

export interface SubForm {
  form: Form;
  /** Key of the field that holds the main record's id. */
  foreignKey: string;
  single: boolean;
}
