import type { CellType } from '../../schemas/generated/types.ts';
import type { Cell } from './Cell.ts';
import { checkboxCell } from './checkbox/cell.tsx';
import { checkboxMetaCell } from './checkbox_meta/cell.ts';
import { dateCell } from './date/cell.ts';
import { datetimeCell } from './datetime/cell.ts';
import { ellipsisCell } from './ellipsis/cell.tsx';
import { fileCell } from './file/cell.ts';
import { hiddenCell } from './hidden/cell.ts';
import { imageCell } from './image/cell.ts';
import { inputCell } from './input/cell.tsx';
import { inputPopCell } from './input_pop/cell.ts';
import { inputNumberCell } from './inputNumber/cell.tsx';
import { listMultiCell } from './list_multi/cell.tsx';
import { normalCell } from './normal/cell.tsx';
import { popupCell } from './popup/cell.ts';
import { progressCell } from './progress/cell.tsx';
import { radioCell } from './radio/cell.tsx';
import { selDepartCell } from './sel_depart/cell.ts';
import { selSearchCell } from './sel_search/cell.ts';
import { selSearchAsyncCell } from './sel_search_async/cell.ts';
import { selUserCell } from './sel_user/cell.ts';
import { selectCell } from './select/cell.ts';
import { slotCell } from './slot/cell.tsx';
import { switchCell } from './switch/cell.tsx';
import { tagsCell } from './tags/cell.tsx';
import { textareaCell } from './textarea/cell.tsx';
import { timeCell } from './time/cell.ts';
import { uploadCell } from './upload/cell.ts';

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
  checkbox: checkboxCell,
  checkbox_meta: checkboxMetaCell,
  progress: progressCell,
  ellipsis: ellipsisCell,
  input_pop: inputPopCell,
  sel_search: selSearchCell,
  sel_search_async: selSearchAsyncCell,
  popup: popupCell,
  sel_user: selUserCell,
  sel_depart: selDepartCell,
  upload: uploadCell,
  file: fileCell,
  image: imageCell,
  slot: slotCell,
};
