import type { PickerQuery } from '../../engine/pickers/parameters.ts';
import type { DictionaryItem, Picker } from '../../engine/plan/compiled.ts';
import type { DictionaryTree } from '../../engine/plan/Plan.ts';
import type { Row } from '../../engine/plan/record.ts';

/** A department to choose. */
export interface PickedDepartment {
  id: string;
  orgCode: string;
  departName: string;
  children: readonly PickedDepartment[];
}

/** What a column says about its uploads; nothing: the product's own address, folder and answer. */
export interface UploadPlace {
  action?: string;
  /** Sends the session's token to `action`; the product's own address gets it always. */
  token?: boolean;
  /** Field of the answer, or of its result, that holds the stored path. */
  responseName?: string;
  /** The folder it is kept in; `temp` unless given. */
  biz?: string;
  /**Present when it comes from rich text. */
  jeditor?: string;
}

export interface UploadRequest {
  file: File;
  place?: UploadPlace;
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
  /** Whether the last try to load a dictionary failed, so that its items are empty. */
  dictionaryFailed(code: string): boolean;
  /** Tries again; the pages that show the dictionary follow. */
  retryDictionary(code: string): Promise<void>;
  /** Nodes below a node; without one those at the top. */
  treeNodes(tree: TreeQuestion, parent: string | undefined, signal: AbortSignal): Promise<readonly TreeNode[]>;
  /**
   * Items right below a value of a dictionary whose records form a tree, those at the top below none; asked for once a
   * value, however many ask at a time.
   */
  itemsBelow(code: string, tree: DictionaryTree, parent: string): Promise<readonly DictionaryItem[]>;
  /** The same as far as they have come. */
  knownBelow(code: string, parent: string): readonly DictionaryItem[] | undefined;
  /** The whole tree of categories below one. */
  categoryTree(pcode: string, signal: AbortSignal): Promise<readonly TreeNode[]>;
  /** Texts of dictionary values, in their order; an unknown value stands for itself. */
  dictionaryTexts(code: string, values: readonly string[], signal: AbortSignal): Promise<readonly string[]>;
  /** A picker with its columns and query, the items of their dictionaries written out. */
  picker(id: string): Promise<Picker>;
  /** A page of what a picker lists. */
  pickerPage(
    picker: Picker,
    query: PickerQuery,
    signal: AbortSignal,
  ): Promise<{ records: readonly Row[]; total: number; totalEstimated?: true }>;
  /** The records of stored values, in one call; those nobody has are left out. */
  pickerRecords(id: string, values: readonly string[], signal: AbortSignal): Promise<readonly Row[]>;
  /** The records that bear one of these names; two of one name both come. */
  pickerNamed(id: string, names: readonly string[], signal: AbortSignal): Promise<readonly Row[]>;
  departments(signal: AbortSignal): Promise<readonly PickedDepartment[]>;
  /** Answers the stored path. */
  upload(request: UploadRequest): Promise<string>;
  /** The file as a blob, through the same session. */
  download(path: string, signal: AbortSignal): Promise<Blob>;
}

/** Which tree is meant: one of records, or the categories below one; narrowed by a condition, the text of a JSON object. */
export type TreeQuestion = ({ tree: DictionaryTree } | { pcode: string }) & { condition?: string };

/** A node of a tree; `children` where they came along. */
export interface TreeNode {
  value: string;
  title: string;
  isLeaf: boolean;
  children?: readonly TreeNode[];
}
