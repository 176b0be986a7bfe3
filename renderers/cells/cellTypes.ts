import type { CellType } from '../../schemas/generated/types.ts';
import type { Cell } from './Cell.ts';
import { catTreeCell } from './cat_tree/cell.ts';
import { checkboxCell } from './checkbox/cell.ts';
import { checkboxGroupCell } from './checkbox_group/cell.ts';
import { checkboxMetaCell } from './checkbox_meta/cell.ts';
import { codeCell } from './code/cell.ts';
import { cronCell } from './cron/cell.ts';
import { dateCell } from './date/cell.ts';
import { datetimeCell } from './datetime/cell.ts';
import { ellipsisCell } from './ellipsis/cell.tsx';
import { fileCell } from './file/cell.ts';
import { hiddenCell } from './hidden/cell.ts';
import { imageCell } from './image/cell.ts';
import { inputCell } from './input/cell.tsx';
import { inputPopCell } from './input_pop/cell.ts';
import { inputNumberCell } from './inputNumber/cell.tsx';
import { listMultiCell } from './list_multi/cell.ts';
import { markdownCell } from './markdown/cell.ts';
import { normalCell } from './normal/cell.tsx';
import { passwordCell } from './password/cell.ts';
import { pcaCell } from './pca/cell.ts';
import { popupCell } from './popup/cell.ts';
import { progressCell } from './progress/cell.tsx';
import { radioCell } from './radio/cell.ts';
import { selBusinessCell } from './sel_business/cell.ts';
import { selDepartCell } from './sel_depart/cell.ts';
import { selPositionCell } from './sel_position/cell.ts';
import { selRoleCell } from './sel_role/cell.ts';
import { selSearchCell } from './sel_search/cell.ts';
import { selSearchAsyncCell } from './sel_search_async/cell.ts';
import { selTreeCell } from './sel_tree/cell.ts';
import { selUserCell } from './sel_user/cell.ts';
import { selectCell } from './select/cell.ts';
import { sliderCell } from './slider/cell.ts';
import { slotCell } from './slot/cell.tsx';
import { switchCell } from './switch/cell.ts';
import { tagsCell } from './tags/cell.tsx';
import { textareaCell } from './textarea/cell.ts';
import { timeCell } from './time/cell.ts';
import { umeditorCell } from './umeditor/cell.ts';
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
  password: passwordCell,
  sel_role: selRoleCell,
  sel_position: selPositionCell,
  sel_tree: selTreeCell,
  cat_tree: catTreeCell,
  pca: pcaCell,
  umeditor: umeditorCell,
  markdown: markdownCell,
  code: codeCell,
  cron: cronCell,
  checkbox_group: checkboxGroupCell,
  sel_business: selBusinessCell,
  slider: sliderCell,
};
