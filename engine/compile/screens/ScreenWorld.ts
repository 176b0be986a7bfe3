import type {
  BoardFile,
  ColumnsFile,
  FormFile,
  ModelFile,
  PickerFile,
  QueryFile,
  ReportFile,
} from '../../../schemas/generated/types.ts';
import type { Dictionary, Model, Report } from '../../plan/compiled.ts';
import type { FormSchemas } from '../forms/formSchemas.ts';
import type { Declared } from '../Linker.ts';
import type { DictionaryKinds } from '../linkFields.ts';
import type { PrintsOf } from '../prints/linkPrints.ts';

/** Everything a screen may refer to. */
export interface ScreenWorld {
  models: ReadonlyMap<string, Model>;
  reports: ReadonlyMap<string, Report>;
  boards: ReadonlyMap<string, Declared<BoardFile>>;
  /** Models as declared, for the measures that are not sound. */
  modelFiles: ReadonlyMap<string, Declared<ModelFile>>;
  /** Reports as declared, for the looks of their columns. */
  reportFiles: ReadonlyMap<string, Declared<ReportFile>>;
  dictionaries: ReadonlyMap<string, Dictionary>;
  dictionaryKinds: DictionaryKinds;
  columns: ReadonlyMap<string, Declared<ColumnsFile>>;
  queries: ReadonlyMap<string, Declared<QueryFile>>;
  forms: ReadonlyMap<string, Declared<FormFile>>;
  pickers: ReadonlyMap<string, PickerFile>;
  prints: PrintsOf;
  /** A text's hash, hex. */
  hash(text: string): string;
  /** The schemas that forms have of their own. */
  schemas: FormSchemas;
}
