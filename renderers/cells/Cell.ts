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
}

/** What showing a value may ask for besides the value. */
export interface CellContext {
  /** Items of a dictionary; undefined while it is not loaded. */
  dictionary(code: string): readonly DictionaryItem[] | undefined;
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
  draw(element: HTMLElement, value: unknown, column: CellColumn, context: CellContext): void;
}

/** What an editor is given. It holds no state of its own but unfinished typing. */
export interface EditorProps {
  id?: string;
  /** A value as the wire carries it; null and undefined are empty. */
  value: unknown;
  /** Called with a value as the wire carries it; null when emptied. */
  onChange: (value: unknown) => void;
  onBlur?: () => void;
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
  /** The editor wants the whole row of a form. */
  wide?: boolean;
}
