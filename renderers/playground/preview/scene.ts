import type { PagePlace } from '../../../engine/authoring/partAt.ts';
import type { Pasted } from '../../../engine/authoring/pastedRows.ts';
import type { Dictionary, DictionaryItem } from '../../../engine/plan/compiled.ts';
import type { Plan } from '../../../engine/plan/Plan.ts';
import type { Look } from '../look/Look.ts';
import type { Fault } from './Fault.ts';

/** Where the rows of a preview come from; short enough to stand side by side in its pane, with what they are called. */
export const ROWS = [
  { value: 'live', label: '线上', title: '线上数据' },
  { value: 'sample', label: '20 行', title: '样例 20 行' },
  { value: 'many', label: '1 万行', title: '样例 10000 行' },
  { value: 'long', label: '长文', title: '超长文字' },
  { value: 'pasted', label: '粘贴', title: '粘贴的行' },
  { value: 'none', label: '空', title: '没有数据' },
  { value: 'error', label: '出错', title: '出错' },
  { value: 'slow', label: '慢', title: '很慢' },
] as const;
export type Rows = (typeof ROWS)[number]['value'];

/** What the frame shows. */
export interface Scene {
  plan: Plan;
  dictionaries: readonly Dictionary[];
  /** What sample rows choose from among records, by dictionary or picker. */
  recordItems?: Readonly<Record<string, readonly DictionaryItem[]>>;
  rows: Rows;
  /** Those that were pasted. */
  pasted?: Pasted['rows'];
  dark: boolean;
  /** In colours that eyes with a weakness for red and green tell apart. */
  weak: boolean;
  /** As it is printed. */
  print: boolean;
  /** As whom it is looked at, where not as oneself; a frame has one for good. */
  look?: Look;
}

/** From the page to its frame, and the frame's word that it is there. */
export type ToFrame = { scene: Scene } | { pointed: PagePlace | undefined } | { check: true };
export type FromFrame = typeof READY | { go: PagePlace } | { fault: Fault } | { access: Fault[] };
export const READY = 'weft-preview-ready';
