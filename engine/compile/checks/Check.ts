import type {
  BoardFile,
  Column,
  ColumnsFile,
  DictionaryFile,
  FormFile,
  Menu,
  ModelFile,
  PickerFile,
  QueryFile,
  ReportFile,
  ScreenFile,
} from '../../../schemas/generated/types.ts';
import type { Compiled, Dictionary, Field, Model, Report } from '../../plan/compiled.ts';
import type { Plan, ValueKind } from '../../plan/Plan.ts';
import type { ProblemCode } from '../../problems.ts';
import type { Sentence } from '../../sentence.ts';
import type { Document } from '../documents.ts';
import type { Declared } from '../Linker.ts';
import type { Path, PlaceInValue } from '../places.ts';

/** Tells a mistake at a place below the one that is checked. */
export type Tell = (code: ProblemCode, sentence: Sentence, path: Path, at?: PlaceInValue) => void;

/** Tells a mistake in a file. */
export type TellIn = (document: Document, ...told: Parameters<Tell>) => void;

type AnyKey = Column extends infer C ? (C extends Column ? keyof C : never) : never;
type ValueAt<K extends AnyKey> = Column extends infer C ? (C extends { [P in K]?: infer V } ? V : never) : never;

/** A column as far as it is written: every key that some type has. */
export type Written = { readonly [K in AnyKey]?: ValueAt<K> | undefined };

/** Values a column may hold; `what` names where they are declared. */
export interface Choices {
  what: string;
  values: ReadonlySet<string>;
  /** Asked for when something is told: what is found sound does not hang on them. */
  texts(): ReadonlyMap<string, string>;
  /** Those nobody may choose any more. */
  disabled(): ReadonlySet<string>;
  /** The longest value, with its characters. */
  longest(): { value: string; length: number };
}

/** One place where a column is written: a field of a model, a column of a report, an override of a screen or a form. */
export interface ColumnSite {
  document: Document;
  path: Path;
  /** What is written there. */
  own: Written;
  /** That, with what it inherits. */
  column: Written & Pick<Column, 'key' | 'type'>;
  kind: ValueKind;
  choices: Choices | undefined;
  /** The field behind it, when it has one; written in its model when `inModel`. */
  field: Field | undefined;
  inModel: boolean;
  /** Fields its expressions speak of. */
  scope: ColumnScope;
}

/** The columns that stand together. */
export interface ColumnScope {
  kinds: ReadonlyMap<string, ValueKind>;
  choices(key: string): Choices | undefined;
  /** Whether it is a share of one, shown in percent. */
  isShare(key: string): boolean;
  /** What of a user the field holds, where that is known. */
  holds(key: string): Held | undefined;
}

export type Held = 'username' | 'orgCode';

/** One place where a column is asked for. */
export interface QuerySite {
  document: Document;
  path: Path;
  kind: ValueKind;
  choices: Choices | undefined;
  /** Keys of `own` are those of a query item. */
  own: { key?: string | undefined; mode?: string | undefined; defaultValue?: string | number | undefined };
}

/** Everything there is, declared and linked. */
export interface CheckWorld extends Pick<Compiled, 'menu' | 'app'> {
  models: ReadonlyMap<string, Model>;
  reports: ReadonlyMap<string, Report>;
  dictionaries: ReadonlyMap<string, Dictionary>;
  /** The screens that have plans. */
  screens: ReadonlyMap<string, Pick<Plan, 'id' | 'title'>>;
  modelsByTable: ReadonlyMap<string, Model>;
  /** Where the browser finds a page. */
  addresses: ReadonlyMap<string, true>;
  /** Folders that pages are in. */
  areas: ReadonlyMap<string, true>;
  files: {
    models: ReadonlyMap<string, Declared<ModelFile>>;
    reports: ReadonlyMap<string, Declared<ReportFile>>;
    boards: ReadonlyMap<string, Declared<BoardFile>>;
    dictionaries: ReadonlyMap<string, Declared<DictionaryFile>>;
    /** As written, what they extend not merged in. */
    screens: ReadonlyMap<string, Declared<ScreenFile>>;
    columns: ReadonlyMap<string, Declared<ColumnsFile>>;
    queries: ReadonlyMap<string, Declared<QueryFile>>;
    forms: ReadonlyMap<string, Declared<FormFile>>;
    pickers: ReadonlyMap<string, Declared<PickerFile>>;
    menu: Declared<Menu> | undefined;
    app: Document | undefined;
  };
  /** Whether a file of that kind is there, sound or not: what is missing because of its mistakes is not told again. */
  exists(kind: Document['kind'], id: string): boolean;
  choicesOf(column: Written & Pick<Column, 'type'>, kind: ValueKind): Choices | undefined;
  scopeOf(model: Model): ColumnScope;
}

/** Whether a file that is a page is there, sound or not. */
export const isPage = ({ exists }: Pick<CheckWorld, 'exists'>, id: string): boolean =>
  (['screen', 'report', 'board'] as const).some((kind) => exists(kind, id));

/** A check of a column: asked of those that say one of its keys. */
export interface ColumnCheck {
  keys: readonly AnyKey[];
  check(site: ColumnSite, tell: Tell, world: CheckWorld): void;
}
export type QueryCheck = (site: QuerySite, tell: Tell) => void;
/** A check of one file, by itself and by what it looks up. */
export type FileCheck<T> = (file: Declared<T>, world: CheckWorld, tell: TellIn) => void;
/** A check of what stands in several places. */
export type WorldCheck = (world: CheckWorld, tell: TellIn) => void;

/** What people call the values of a kind. */
export const kindNames: Readonly<Record<ValueKind, string>> = {
  text: '文字',
  number: '数值',
  flag: '开关',
  date: '日期',
  datetime: '日期时间',
  time: '时间',
  code: '单选',
  codes: '多选',
  reference: '引用',
  files: '附件',
  markup: '长文本',
  secret: '密码',
  json: 'JSON',
  area: '地区',
};
