import type { DictionaryItem } from '../../engine/compiled.ts';

/** A person to choose: stored by `username`. */
export interface PickedUser {
  username: string;
  realname: string;
  phone: string | null;
  orgCode: string | null;
}

/** A department to choose: stored by `orgCode`. */
export interface PickedDepartment {
  orgCode: string;
  departName: string;
  children: readonly PickedDepartment[];
}

export interface UploadRequest {
  file: File;
  /** 0–100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** What editors and displays may ask for beyond their value. Every call fails with the request layer's Failure. */
export interface CellServices {
  /** Items of a dictionary whose text or value holds the keyword; the last reply wins at the caller. */
  searchDictionary(
    code: string,
    keyword: string,
    pageSize: number,
    signal: AbortSignal,
  ): Promise<readonly DictionaryItem[]>;
  /** Texts of dictionary values, in their order; an unknown value stands for itself. */
  dictionaryTexts(code: string, values: readonly string[], signal: AbortSignal): Promise<readonly string[]>;
  users(
    query: { keyword?: string; usernames?: readonly string[]; pageNo: number; pageSize: number },
    signal: AbortSignal,
  ): Promise<{ records: readonly PickedUser[]; total: number }>;
  departments(signal: AbortSignal): Promise<readonly PickedDepartment[]>;
  /** Rows of a declared picker; `keyword` searches its text column. */
  pickerRows(
    picker: string,
    query: { keyword?: string; pageNo: number; pageSize: number },
    signal: AbortSignal,
  ): Promise<PickerPage>;
  /** Answers the stored path. */
  upload(request: UploadRequest): Promise<string>;
  /** The file as a blob, through the same session. */
  download(path: string, signal: AbortSignal): Promise<Blob>;
}

/** A page of a picker with the columns to show. */
export interface PickerPage {
  title: string;
  /** Of the dialog, px; 1200 unless given. */
  width?: number;
  /** Title of the column a keyword searches; absent: it cannot be searched. */
  searches?: string;
  /** `texts`: what stands for stored values where the column has a dictionary. */
  columns: readonly { key: string; title: string; texts?: Readonly<Record<string, string>> }[];
  records: readonly Readonly<Record<string, unknown>>[];
  total: number;
}
