import type { ComponentType } from 'react';
import type { DictionaryItem } from '../../engine/compiled.ts';
import type { ValueKind } from '../../engine/plan.ts';
import type { CellType } from '../../schemas/generated/types.ts';

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
  setTagColor?: boolean;
  defaultChecked?: boolean;
  ellipsisLength?: number;
  /** Of the pop-over a text is written in, px. */
  popWidth?: number;
  popHeight?: number;
  /** How many items a server search answers. */
  pageSize?: number;
  /** Several values, comma-joined. */
  multiple?: boolean;
  /** Values beyond the list may be typed. */
  allowInput?: boolean;
  /** Id of a declared picker, what is taken of its rows, and the fields of the own row that get it, pair by pair. */
  picker?: string;
  orgFields?: readonly string[];
  destFields?: readonly string[];
  /** File name endings with the point; absent: what the server takes. */
  accept?: readonly string[];
  allowDownload?: boolean;
  allowRemove?: boolean;
  /** The most files. */
  number?: number;
  slotName?: 'copy' | 'link';
  /** Template over the row's fields. */
  href?: string;
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

/** `user` by username, `depart` by orgCode, `dict:<code>` by value. */
export type NameSet = 'user' | 'depart' | `dict:${string}`;

/** Names of stored codes, asked for once each. */
export interface NameSource {
  /** The name when it is at hand. */
  known(set: NameSet, code: string): string | undefined;
  /** The name; the code itself when nobody bears it or the server is away. Never rejects. */
  load(set: NameSet, code: string): Promise<string>;
}

/** Files behind stored paths, through the session. */
export interface FileSource {
  /** An address an `img` can show; undefined when there is no such picture. Never rejects. */
  picture(path: string): Promise<string | undefined>;
  /** Opens a viewer over the pictures, at one of them. */
  preview(paths: readonly string[], at: number): void;
  /** Hands the file to the person; failures are told there. */
  save(path: string): void;
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
  /** Id of the element that tells help or error. */
  describedBy?: string;
}

/** A cell type: how a value is shown and how it is edited. */
export interface Cell {
  display: Display;
  Editor: ComponentType<EditorProps>;
  /** The cell type whose editor asks for this one in a query, where its own does not: staff ask for days and words. */
  askedBy?: CellType;
  /** The editor wants the whole row of a form. */
  wide?: boolean;
  /** Shown only: a grid opens no editor for it. */
  readOnly?: boolean;
}
