import type { PlanColumn } from '../plan/Plan.ts';

/** What stands across a cross table: values in order, and of how many they are, where not all are shown. */
export interface Across {
  across: readonly { place: string; value: unknown }[];
  cut?: number;
  short?: true;
}

/** The drawn columns of a cross table: those of its rows, the measures below each value across, and below all. */
export function pivotColumns(
  columns: readonly PlanColumn[],
  { across }: Across,
  text: (value: unknown, column: PlanColumn) => string,
): PlanColumn[] {
  const rows = columns.filter(({ pivot }) => pivot === 'row');
  const measures = columns.filter(({ pivot }) => pivot === 'measure');
  const [head] = columns.filter(({ pivot }) => pivot === 'column');
  const places =
    head === undefined
      ? []
      : across.map(({ place, value }) => ({
          place,
          title: text(value, head) || '（空）',
          at: { key: head.key, value },
        }));
  const below = [...places, { place: 'all', title: '合计', at: {} }].flatMap(({ place, title, at }) =>
    measures.map((measure): PlanColumn => {
      const { groupTitle: _own, ...rest } = measure;
      const key = `${place}_${measure.key}`;
      // One measure needs no line of headings of its own; a stroke in a value would begin a level.
      const named = measures.length === 1 ? { title } : { groupTitle: title.replaceAll('/', '∕') };
      return { ...rest, ...named, key, sortable: false, across: { measure: measure.key, ...at } };
    }),
  );
  return [...rows.map((row) => ({ ...row, merge: row !== rows.at(-1) || row.merge === true })), ...below];
}

/** What is not shown, in words; undefined: nothing is missing. */
export function missingAcross({ across, cut, short }: Across, title: string): string | undefined {
  if (cut !== undefined) return `“${title}”有 ${cut} 个值，只显示前 ${across.length} 个；合计含全部。请缩小查询范围`;
  return short ? '格子太多，没有全部读出；合计含全部。请缩小查询范围' : undefined;
}
