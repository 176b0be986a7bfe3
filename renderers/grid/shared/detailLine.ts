const DETAIL = ':detail';

/** Id of the line that stands below a row while the row is open. */
export const detailId = (owner: string): string => owner + DETAIL;

/** Whether an id is that of such a line. */
export const isDetailId = (id: string): boolean => id.endsWith(DETAIL);

/** The row a detail line belongs to. */
export const ownerOf = (id: string): string => (isDetailId(id) ? id.slice(0, -DETAIL.length) : id);

/** Height in px of a detail line before its content has been measured. */
export const DETAIL_HEIGHT = 160;

/** What the context of a grid with detail lines has for them. */
export interface DetailPlaces {
  /** Where what is below a row is to be drawn; undefined: nowhere any more. */
  showDetail(id: string, element: HTMLElement | undefined): void;
}
