/** Number of pages, at least 1. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The page to stand on after records were removed: the current one, or the last that is left. */
export function pageAfterRemoval(current: number, total: number, removed: number, pageSize: number): number {
  return Math.min(current, pageCount(Math.max(0, total - removed), pageSize));
}

/** The page that holds the same first row after the page size changed. */
export function pageAfterResize(current: number, pageSize: number, nextSize: number): number {
  return Math.floor(((current - 1) * pageSize) / nextSize) + 1;
}

const THOUSANDS = new Intl.NumberFormat('zh-CN');

/** How many rows there are in words: `25,751 条`, `约 1,234,000 条` where nobody counted them to the last. */
export function countText(total: number, estimated = false): string {
  return estimated ? `约 ${THOUSANDS.format(rounded(total))} 条` : `${THOUSANDS.format(total)} 条`;
}

/** An estimate with more digits would look like a count. */
const rounded = (total: number): number => Number(total.toPrecision(4));

/** The pager's words: `1-10 共 25 条`, `1,001-1,010 共 25,751 条`, `1-10 约 1,234,000 条`. */
export function rangeText(first: number, last: number, total: number, estimated = false): string {
  const all = estimated ? countText(total, true) : `共 ${countText(total)}`;
  return total === 0 ? '共 0 条' : `${THOUSANDS.format(first)}-${THOUSANDS.format(last)} ${all}`;
}
