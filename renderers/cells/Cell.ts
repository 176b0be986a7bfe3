import type { ComponentType } from 'react';
import type { ChoiceItem } from '../../engine/clipboard/cellText.ts';
import type { DictionaryItem } from '../../engine/plan/compiled.ts';
import type { DictionaryTree, ValueKind } from '../../engine/plan/Plan.ts';
import type { AreaLevel } from '../../engine/values/ValueType.ts';
import type { CellType, CodeColumn } from '../../schemas/generated/types.ts';
import type { CellServices } from '../services/CellServices.ts';

/**
 * The part of a column that cells read. Columns of grids, fields of forms and items of queries all fit: a cell knows
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
  allowSearch?: boolean;
  /** Stored values of on and off. */
  customValue?: readonly [string, string] | readonly string[];
  min?: number;
  max?: number;
  precision?: number;
  thousands?: boolean;
  format?: string;
  unit?: string;
  maxLength?: number;
  rows?: number;
  /** Colours of tags: of their own, or by tag. */
  setTagColor?: boolean | Readonly<Record<string, string>>;
  /** Characters that make a tag. */
  groupSize?: number;
  defaultChecked?: boolean;
  ellipsisLength?: number;
  /** Of the pop-over a text is written in, px. */
  popWidth?: number;
  popHeight?: number;
  /** Of the area a long text is written in, px. */
  height?: number;
  /** Which language code is in. */
  language?: CodeColumn['language'];
  /** How many items a server search answers. */
  pageSize?: number;
  /** How the tree of records is asked for. */
  tree?: DictionaryTree;
  /** Code of the category whose tree is offered; `0` or absent: all. */
  pcode?: string;
  /** What nodes of a tree must be like: the text of a JSON object. */
  condition?: string;
  /** Field that receives the chosen names. */
  textField?: string;
  /** How deep an area is chosen, and in what. */
  displayLevel?: AreaLevel;
  areaType?: 'cascader' | 'select';
  /** An area above that level may be chosen as well, and means all below it. */
  anyLevel?: boolean;
  /** Several values, comma-joined; absent with a picker: as the picker says. */
  multiple?: boolean;
  /** Values beyond the list may be typed. */
  allowInput?: boolean;
  /** What a date's calendar offers (`month`); days unless given. */
  period?: string;
  /** The id of a declared picker, what is taken of its rows, and the fields of the own row that get it, pair by pair. */
  picker?: string;
  orgFields?: readonly string[];
  paramFields?: Readonly<Record<string, string>>;
  destFields?: readonly string[];
  /** File name endings with the point; absent: what the server takes. */
  accept?: readonly string[];
  allowDownload?: boolean;
  allowRemove?: boolean;
  /** The most files that are kept; 0: any number. */
  maxCount?: number;
  /** Where files go, with the token or without it, and where the answer tells the stored path. */
  action?: string;
  token?: boolean;
  responseName?: string;
  biz?: string;
  /** A click on what is chosen empties it. */
  allowClear?: boolean;
  /** A box that ticks all others. */
  selectAll?: boolean;
  slotName?: 'copy' | 'link';
  /** Template over the row's fields. */
  href?: string;
  /** Which dialog a cron expression is made in, and how its weekdays are numbered. */
  editor?: 'full' | 'tabs';
  weekNumbers?: 'quartz' | 'legacy';
}

/** The other fields of the row a value stands in. */
export type CellRow = Readonly<Record<string, unknown>>;

/** What showing a value may ask for besides the value. */
export interface CellContext {
  /** Items of a dictionary; undefined while it is not loaded. */
  dictionary(code: string): readonly DictionaryItem[] | undefined;
  /** Names that only the server knows; absent: values stand for themselves. */
  names?: NameSource;
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
export interface Display {
  align: 'left' | 'center' | 'right';
  /** The value as one line of text; empty values are empty text, unknown ones stay readable as they are. */
  format(value: unknown, column: CellColumn, context: CellContext): string;
  /** Where text alone does not do. */
  drawing?: Drawing;
}

/** Drawing a value as plain DOM. */
export interface Drawing {
  /** Whether values of this column are drawn at all; a drawn cell costs more than a text. */
  wanted(column: CellColumn, context: CellContext): boolean;
  /** Fills an empty element. */
  draw(element: HTMLElement, value: unknown, column: CellColumn, context: CellContext, row?: CellRow): void;
}

/** What an editor is given. It holds no state of its own but unfinished typing. */
export interface EditorProps {
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
  column: CellColumn;
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

/** What a value shown at its full length is given. */
export interface ReaderProps {
  /** Never empty. */
  value: unknown;
  column: CellColumn;
  context: Pick<CellContext, 'files'>;
}

/** A cell type: how a value is shown and how it is edited. */
export interface Cell {
  display: Display;
  Editor: ComponentType<EditorProps>;
  /** How a query asks for its values. */
  query?: CellQuery;
  /** px its editor is high, so that its place is kept until it has come; absent: one line of text. */
  height?: (column: CellColumn) => number;
  /** The editor wants the whole row of a form. */
  wide?: boolean;
  /** Shows the value at its full length to who reads a record; absent: it is drawn as in a list. */
  Reader?: ComponentType<ReaderProps>;
  /** Shown only: a grid opens no editor for it. */
  readOnly?: boolean;
  /** A form edits it, a grid only shows it. */
  fixedInGrid?: boolean;
  /** What a click in a grid changes without opening an editor: a box, a switch, or the choice among marks. */
  togglesInPlace?: 'box' | 'switch' | 'choices';
  /** The editor gathers values one by one: in a grid it stays open when one is taken. */
  collects?: boolean;
  /** Room in a grid, px: the width, and the least one, of a column that states none. */
  room?: { width?: number; least?: number };
  /** The least room in a grid, px, in which all it shows can be read and clicked. */
  roomNeeded?(column: CellColumn): number;
  /** Where the names in what is pasted are looked up; absent: what is at hand tells them. */
  pasteLookup?: PasteLookup;
}

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
export interface PasteLookup {
  /** Whether the names of a column have to be asked for; absent: of every one. */
  covers?(column: CellColumn): boolean;
  /** The items hang on the value one column up. */
  below?: boolean;
  /** A cell holds several values unless its column says otherwise. */
  several?: boolean;
  /** The items among which the names are found; rejects when they cannot be asked for. */
  items(services: CellServices, column: CellColumn, asked: AskedNames): Promise<readonly ChoiceItem[]>;
}

/** What is asked for: the texts of the cells, and the value one column up ('' where none is). */
export interface AskedNames {
  texts: readonly string[];
  parent: string;
}
