import { ENDPOINTS, pathTo } from '../../api/endpoints.ts';
import { isRecord } from '../../api/envelope.ts';
import type { PlanPrint } from '../../plan/base.ts';

/** How often records were printed, and what whoever asks does not get of them. */
export interface PrintState {
  records: readonly { id: string; count: number; lastBy: string; lastTime: string }[];
  /** Records that are not there, or not theirs to see. */
  missing: number;
  /** Titles of what stays blank. */
  hidden: readonly string[];
  /** Records that one label does not hold; undefined: that could not be found out. */
  overflow: readonly PrintOverflow[] | undefined;
}

export interface PrintOverflow {
  id: string;
  name: string;
  /** Of the file it begins on. */
  page: number;
  /** Labels of one copy. */
  pages: number;
  /** In mm. */
  over: number;
  /** Some of it is on no label. */
  cut: boolean;
}

/** What is asked for: a print of a model by its wire code, of these records, on that of its papers. */
export interface PrintWish {
  code: string;
  print: string;
  ids: readonly string[];
  paper: number;
}

/** The print and paper that were chosen before, as far as they are there; else the first. */
export function rememberedPrint(known: unknown, prints: readonly PlanPrint[]): Pick<PrintWish, 'print' | 'paper'> {
  const { print, paper } = isRecord(known) ? known : {};
  const found = prints.find(({ id }) => id === print);
  const at = Number(paper);
  return { print: (found ?? prints[0])?.id ?? '', paper: found?.papers[at] === undefined ? 0 : at };
}

/** Where the file is. */
export function printFileRequest({ code, print, ids, paper }: PrintWish) {
  return { path: pathTo(ENDPOINTS.printFile, { code }), parameters: { print, ids: ids.join(','), paper } };
}

/** Where the counts are. */
export function printCountsRequest({ code, print, ids, paper }: PrintWish) {
  return { path: pathTo(ENDPOINTS.printCounts, { code }), parameters: { print, ids: ids.join(','), paper } };
}

/** Where they are added to. */
export function countPrintRequest({ code, print, ids, paper }: PrintWish) {
  return { path: pathTo(ENDPOINTS.countPrint, { code }), body: { print, ids: ids.join(','), paper } };
}

/** Reads the answer; what is no count counts as none. Throws for any other shape. */
export function parsePrintState(result: unknown): PrintState {
  if (!isRecord(result) || !Array.isArray(result.records)) throw new Error('服务器返回的数据无法识别');
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    records: result.records.filter(isRecord).map((each) => ({
      id: text(each.id),
      count: Number(each.count) || 0,
      lastBy: text(each.lastBy),
      lastTime: text(each.lastTime),
    })),
    missing: Number(result.missing) || 0,
    hidden: Array.isArray(result.hidden) ? result.hidden.map(String) : [],
    overflow: Array.isArray(result.overflow)
      ? result.overflow.filter(isRecord).map((each) => ({
          id: text(each.id),
          name: text(each.name),
          page: Number(each.page) || 1,
          pages: Number(each.pages) || 1,
          over: Number(each.over) || 0,
          cut: each.cut === true,
        }))
      : result.overflow === null
        ? undefined
        : [],
  };
}

const MOST_TOLD = 5;

/** What labels do not hold, a sentence a record. */
export function sayOverflow(overflow: readonly PrintOverflow[]): string[] {
  const told = overflow.slice(0, MOST_TOLD).map(({ name, page, pages, over, cut }) => {
    const spoiled = pages > 1 ? `每份会印成 ${pages} 张` : '';
    const lost = cut ? '有内容比标签还高，下面的印不出来' : '';
    return `${name}（第 ${page} 页起）：超出约 ${over} 毫米，${[spoiled, lost].filter(Boolean).join('，')}`;
  });
  const rest = overflow.length - told.length;
  return rest > 0 ? [...told, `……另有 ${rest} 条`] : told;
}

/** How often they were printed, in a sentence. */
export function sayPrinted({ records }: PrintState): string {
  const printed = records.filter(({ count }) => count > 0);
  const [last] = printed.toSorted((one, other) => other.lastTime.localeCompare(one.lastTime));
  if (last === undefined) return '还没有打印过';
  const ending = `上次 ${last.lastTime.slice(0, 16)} ${last.lastBy}`;
  if (records.length === 1) return `已打印 ${last.count} 次，${ending}`;
  return `${records.length} 条中 ${printed.length} 条打印过，${ending}`;
}
