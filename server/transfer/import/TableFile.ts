/** A line of a table as a spreadsheet counts: the first is 1, empty lines count. */
export interface TableLine {
  line: number;
  cells: string[];
  /** Cells that hold no value to be read, by their places, and why. */
  faults?: readonly (readonly [place: number, reason: string])[];
}

/** Lines of a file as they come, sheet after sheet. */
export interface TablePart {
  /** Empty where a file has no sheets. */
  sheet: string;
  lines: TableLine[];
}

/** What is read, and how. */
export interface TableSource {
  path: string;
  type: TableType;
  /** Of texts; the encoding is found out unless given. */
  delimiter?: string | undefined;
  encoding?: string | undefined;
  /** So many lines of each sheet, to look at. */
  head?: number | undefined;
}

export const TABLE_TYPES = ['xls', 'xlsx', 'csv'] as const;
export type TableType = (typeof TABLE_TYPES)[number];

/** How much of a file is read before it is refused. */
export interface TableLimits {
  rows: number;
  cells: number;
  /** Bytes of what is packed, once unpacked. */
  unpacked: number;
  /** Milliseconds in all. */
  time: number;
}

/** The file cannot be read as a table; the message is a Chinese sentence. */
export class TableError extends Error {
  override readonly name = 'TableError';
}

/** The type by the end of a name. Throws TableError. */
export function tableType(name: string): TableType {
  const extension = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const type = TABLE_TYPES.find((each) => each === extension);
  if (type === undefined)
    throw new TableError(`不能导入这种文件（${extension || '没有扩展名'}），可导入 xls、xlsx、csv`);
  return type;
}

/** A heading that stands once a file: the sheet that says what the others are. */
export const ABOUT_SHEET = '说明';

/** Lines handed over at a time. */
export const LINES_AT_ONCE = 500;

/** Throws TableError once more came than is taken. */
export function countCells({ rows, cells }: Pick<TableLimits, 'rows' | 'cells'>): (line: TableLine) => void {
  let [lines, seen] = [0, 0];
  return (line) => {
    lines += 1;
    seen += line.cells.length;
    if (lines > rows + 1) throw new TableError(`行数超过 ${rows}，请拆分后分次导入`);
    if (seen > cells) throw new TableError(`单元格超过 ${cells} 个，请拆分后分次导入`);
  };
}
