import type { ComponentType } from 'react';
import type { ChoiceItem } from '../../engine/clipboard/cellText.ts';
import type { DictionaryItem } from '../../engine/plan/compiled.ts';
import type { DictionaryTree, PlanColumnOf, ValueKind } from '../../engine/plan/Plan.ts';
import type { CellType } from '../../schemas/generated/types.ts';
import type { CellServices } from '../services/CellServices.ts';

/**
 * What every cell reads of a column. Columns of grids, fields of forms and items of queries all fit: a cell knows
 * neither the grid nor the form it stands in.
 */
export interface CellColumn {
  key: string;
  title: string;
  type: CellType;
  kind: ValueKind;
  align?: 'left' | 'center' | 'right';
  placeholder?: string;
  dictCode?: string;
  options?: readonly DictionaryItem[];
  /** How the tree of records is asked for. */
  tree?: DictionaryTree;
  /** Several values, comma-joined; absent with a picker: as the picker says. */
  multiple?: boolean;
  /** In a query: an area above the level that is kept may be chosen as well, and means all below it. */
  anyLevel?: boolean;
}

/** The column of a cell of type `T`, with that type's own keys; of any cell, what all have. */
export type ColumnOf<T extends CellType> = CellType extends T
  ? CellColumn
  : T extends CellType
    ? CellColumn & Readonly<Omit<PlanColumnOf<T>, keyof CellColumn | 'sortable' | 'hidden'>>
    : never;

/** The other fields of the row a value stands in. */
export type CellRow = Readonly<Record<string, unknown>>;

/** What showing a value may ask for besides the value. */
export interface CellContext {
  /** Items of a dictionary; undefined while it is not loaded. */
  dictionary(code: string): readonly DictionaryItem[] | undefined;
  /** Names that only the server knows; absent: values stand for themselves. */
  names?: NameSource;
  /** The least and the largest number of a column that is looked at beside its others; absent: it is not. */
  scale?(key: string): { low: number; high: number } | undefined;
  /** Stored files; absent: their names are shown and nothing can be opened. */
  files?: FileSource;
}

/** `picker:<id>` by what the picker stores, `dict:<code>` by value. */
export type NameSet = `picker:${string}` | `dict:${string}`;

/** Names of stored codes, asked for once each. */
export interface NameSource {
  /** The name when it is at hand. */
  known(set: NameSet, code: string): string | undefined;
  /** Takes a name that came along with a row. */
  learn(set: NameSet, code: string, name: string): void;
  /** The name; the code itself when nobody bears it or the server is away. Never rejects. */
  load(set: NameSet, code: string): Promise<string>;
}

/** Files behind stored paths, through the session. */
export interface FileSource {
  /** An address an `img` can show; undefined when there is no such picture. Never rejects. */
  picture(path: string): Promise<string | undefined>;
  /** Opens a viewer over the pictures, at one of them; one that is elsewhere in a tab of its own. */
  preview(paths: readonly string[], at: number): void;
  /** Hands the file to the person, one that is elsewhere in a tab of its own; failures are told there. */
  save(path: string): void;
  /** Shows a stored PDF in a tab of its own; failures are told here. */
  read(path: string): void;
}

/** How a value is shown. Plain text and plain DOM only: lists draw thousands of these. */
export interface Display<C = CellColumn> {
  align: 'left' | 'center' | 'right';
  /** The value as one line of text; empty values are empty text, unknown ones stay readable as they are. */
  format(value: unknown, column: C, context: CellContext): string;
  /** Where text alone does not do. */
  drawing?: Drawing<C>;
}

/** Drawing a value as plain DOM. */
export interface Drawing<C = CellColumn> {
  /** Whether values of this column are drawn at all; a drawn cell costs more than a text. */
  wanted(column: C, context: CellContext): boolean;
  /** Fills an empty element. */
  draw(element: HTMLElement, value: unknown, column: C, context: CellContext, row?: CellRow): void;
}

/** What an editor is given. It holds no state of its own but unfinished typing. */
export interface EditorPropsFor<C> {
  id?: string;
  /** A value as the wire carries it; null and undefined are empty. */
  value: unknown;
  /** Called with a value as the wire carries it; null when emptied. */
  onChange: (value: unknown) => void;
  onBlur?: () => void;
  /** Sets several fields of the row at once, the own one among them; absent: only the own one can be set. */
  setFields?: (values: CellRow) => void;
  /** The row as it stands now; absent where a value belongs to no row, as in a query. */
  row?: () => CellRow;
  /**
   * Present where the editor was opened for this one value, as in a grid: what pops up then pops up at once, and calls
   * this when the value was taken (true, after `onChange`) or given up (false).
   */
  onDone?: (taken: boolean) => void;
  column: C;
  disabled?: boolean;
  autoFocus?: boolean;
  /** Offers to empty the input at a click. */
  clearable?: boolean;
  status?: 'error';
  /** The items to choose from; undefined while they are loading. */
  dictionary?: readonly DictionaryItem[];
  /** Present when the items could not be loaded: tries again. */
  retry?: (() => void) | undefined;
  /** Id of the element that tells help or error. */
  describedBy?: string;
}

/** What the editor of a cell type is given. */
export type EditorProps<T extends CellType = CellType> = EditorPropsFor<ColumnOf<T>>;

/** What a value shown at its full length is given. */
export interface ReaderPropsFor<C> {
  /** Never empty. */
  value: unknown;
  column: C;
  context: Pick<CellContext, 'files'>;
}

/** The same for a cell type. */
export type ReaderProps<T extends CellType = CellType> = ReaderPropsFor<ColumnOf<T>>;

/** How a value is shown and how it is edited, by a column of the type `C`. */
export interface CellFor<C> {
  display: Display<C>;
  Editor: ComponentType<EditorPropsFor<C>>;
  /** How a query asks for its values. */
  query?: CellQuery;
  /** px its editor is high, so that its place is kept until it has come; absent: one line of text. */
  height?: (column: C) => number;
  /** The editor wants the whole row of a form. */
  wide?: boolean;
  /** Shows the value at its full length to who reads a record; absent: it is drawn as in a list. */
  Reader?: ComponentType<ReaderPropsFor<C>>;
  /** Shown only: a grid opens no editor for it. */
  readOnly?: boolean;
  /** A form edits it, a grid only shows it. */
  fixedInGrid?: boolean;
  /** In a grid its editor is a dialog; pickers always are. */
  editsInDialog?: boolean;
  /** What a click in a grid changes without opening an editor: a box, a switch, or the choice among marks. */
  togglesInPlace?: 'box' | 'switch' | 'choices';
  /** The editor gathers values one by one: in a grid it stays open when one is taken. */
  collects?: boolean;
  /** Room in a grid, px: the width, and the least one, of a column that states none. */
  room?: { width?: number; least?: number };
  /** The least room in a grid, px, in which all it shows can be read and clicked. */
  roomNeeded?(column: C): number;
  /** Where the names in what is pasted are looked up; absent: what is at hand tells them. */
  pasteLookup?: PasteLookup<C>;
}

/** A cell type; without `T` any one, which is handed columns of its own type only. */
export type Cell<T extends CellType = CellType> = CellFor<ColumnOf<T>>;

/** How a query asks for the values of a type. */
export interface CellQuery {
  /** The cell type whose editor asks, where the own one does not: staff ask for days and words. */
  type?: CellType;
  /** The same in the query builder, where one value is asked for at a time. */
  builderType?: CellType;
  /** What an empty editor says; absent: 请输入. */
  placeholder?: string;
  /** What its column says in a query besides. */
  column?: Partial<CellColumn>;
  /** How several values are taken: by the editor together, typed in a row, or one after another; absent: not at all. */
  several?: 'together' | 'typed' | 'singly';
}

/** Where the names in pasted cells are looked up, for types whose items are not at hand. */
export interface PasteLookup<C = CellColumn> {
  /** Whether the names of a column have to be asked for; absent: of every one. */
  covers?(column: C): boolean;
  /** The items hang on the value one column up. */
  below?: boolean;
  /** Whether a cell holds several values where its column does not say so; absent: it holds one. */
  several?(services: CellServices, column: C): Promise<boolean>;
  /** The items among which the names are found; rejects when they cannot be asked for. */
  items(services: CellServices, column: C, asked: AskedNames): Promise<readonly ChoiceItem[]>;
}

/** What is asked for: the texts of the cells, and the value one column up ('' where none is). */
export interface AskedNames {
  texts: readonly string[];
  parent: string;
}
