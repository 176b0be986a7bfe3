import type { CellType } from '../../schemas/generated/types.ts';
import type { Cell } from './Cell.ts';
import { dateCell } from './date/cell.ts';
import { datetimeCell } from './datetime/cell.ts';
import { hiddenCell } from './hidden/cell.ts';
import { inputCell } from './input/cell.tsx';
import { inputNumberCell } from './inputNumber/cell.tsx';
import { listMultiCell } from './list_multi/cell.tsx';
import { normalCell } from './normal/cell.tsx';
import { radioCell } from './radio/cell.tsx';
import { selectCell } from './select/cell.ts';
import { switchCell } from './switch/cell.tsx';
import { tagsCell } from './tags/cell.tsx';
import { textareaCell } from './textarea/cell.tsx';
import { timeCell } from './time/cell.ts';

/** Every cell type of the language; a missing one does not compile. */
export const cellTypes: Record<CellType, Cell> = {
  normal: normalCell,
  input: inputCell,
  inputNumber: inputNumberCell,
  select: selectCell,
  list_multi: listMultiCell,
  radio: radioCell,
  switch: switchCell,
  date: dateCell,
  datetime: datetimeCell,
  time: timeCell,
  textarea: textareaCell,
  tags: tagsCell,
  hidden: hiddenCell,
};
