import type { CellType } from '../../schemas/generated/types.ts';
import type { Cell } from './Cell.ts';
import { catTreeCell } from './types/cat_tree/cell.ts';
import { checkboxCell } from './types/checkbox/cell.ts';
import { checkboxGroupCell } from './types/checkbox_group/cell.ts';
import { checkboxMetaCell } from './types/checkbox_meta/cell.ts';
import { codeCell } from './types/code/cell.ts';
import { cronCell } from './types/cron/cell.ts';
import { dateCell } from './types/date/cell.ts';
import { datetimeCell } from './types/datetime/cell.ts';
import { ellipsisCell } from './types/ellipsis/cell.tsx';
import { fileCell } from './types/file/cell.ts';
import { hiddenCell } from './types/hidden/cell.ts';
import { imageCell } from './types/image/cell.ts';
import { inputCell } from './types/input/cell.tsx';
import { inputPopCell } from './types/input_pop/cell.ts';
import { inputNumberCell } from './types/inputNumber/cell.tsx';
import { jsonCell } from './types/json/cell.ts';
import { listMultiCell } from './types/list_multi/cell.ts';
import { markdownCell } from './types/markdown/cell.ts';
import { normalCell } from './types/normal/cell.tsx';
import { passwordCell } from './types/password/cell.ts';
import { pcaCell } from './types/pca/cell.ts';
import { popupCell } from './types/popup/cell.ts';
import { progressCell } from './types/progress/cell.tsx';
import { radioCell } from './types/radio/cell.ts';
import { selBusinessCell } from './types/sel_business/cell.ts';
import { selDepartCell } from './types/sel_depart/cell.ts';
import { selPositionCell } from './types/sel_position/cell.ts';
import { selRoleCell } from './types/sel_role/cell.ts';
import { selSearchCell } from './types/sel_search/cell.ts';
import { selSearchAsyncCell } from './types/sel_search_async/cell.ts';
import { selTreeCell } from './types/sel_tree/cell.ts';
import { selUserCell } from './types/sel_user/cell.ts';
import { selectCell } from './types/select/cell.ts';
import { sliderCell } from './types/slider/cell.ts';
import { slotCell } from './types/slot/cell.tsx';
import { switchCell } from './types/switch/cell.ts';
import { tagsCell } from './types/tags/cell.tsx';
import { textareaCell } from './types/textarea/cell.ts';
import { timeCell } from './types/time/cell.ts';
import { umeditorCell } from './types/umeditor/cell.ts';
import { uploadCell } from './types/upload/cell.ts';

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
  json: jsonCell,
};
