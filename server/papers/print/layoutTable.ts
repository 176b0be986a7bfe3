import { type Block, LEADING, type Measure, MM } from './Item.ts';
import { textLines } from './layoutBlocks.ts';
import type { PaperTable } from './PrintPaper.ts';
import type { Sheet } from './Sheet.ts';

const PAD = { x: 4, y: 3 };
/** Lines of one cell; what is longer ends with an ellipsis. */
const MOST_LINES = 8;

/** Its heading stands again on every page it goes on on; a row is never divided. */
export function layoutTable(sheet: Sheet, table: PaperTable, measure: Measure): void {
  const { columns, rows, totals, size } = table;
  const widths = widthsOf(table, sheet.width, measure);
  const most = Math.max(1, Math.min(MOST_LINES, Math.floor((sheet.whole() / 2 - 2 * PAD.y) / (size * LEADING))));
  const line = (texts: readonly string[], bold: boolean): Block => {
    let x = 0;
    const cells = texts.map((text, at) => {
      const width = widths[at] ?? 0;
      const place = { x: x + PAD.x, y: PAD.y, width: Math.max(1, width - 2 * PAD.x), measure, lines: most };
      x += width;
      return textLines(text, { size, bold, align: columns[at]?.align ?? 'left' }, place);
    });
    const height = Math.max(size * LEADING, ...cells.map((cell) => cell.height)) + 2 * PAD.y;
    const rule = { kind: 'line', x: 0, y: height, width: sheet.width, weight: bold ? 0.8 : 0.4 } as const;
    return { height, items: [...cells.flatMap(({ items }) => items), rule] };
  };
  const heading = shaded(
    line(
      columns.map(({ title }) => title),
      true,
    ),
    sheet.width,
  );
  const drawn = [...rows.map((row) => line(row, false)), ...(totals ? [line(totals, true)] : [])];
  const first = drawn[0]?.height ?? 0;
  if (heading.height + first > sheet.rest() && sheet.rest() < sheet.whole()) sheet.turn();
  sheet.place(heading);
  for (const [at, row] of drawn.entries()) {
    // The totals take the last row along, so that they are not alone on a page.
    const next = totals && at === drawn.length - 2 ? (drawn[at + 1]?.height ?? 0) : 0;
    const wanted = row.height + next <= sheet.whole() - heading.height ? row.height + next : row.height;
    if (wanted > sheet.rest() + 0.5 && at > 0) {
      sheet.turn();
      sheet.place(heading);
    }
    sheet.place(row);
  }
}

const shaded = ({ height, items }: Block, width: number): Block => ({
  height,
  items: [{ kind: 'fill', x: 0, y: 0, width, height }, ...items],
});

/** Rows that are looked at to tell how wide a column is. */
const SAMPLE = 60;

/** Those that say a width have it; the others share what is left by what stands in them. */
function widthsOf({ columns, rows, totals = [], size }: PaperTable, room: number, measure: Measure): number[] {
  const wanted = columns.map(({ title, width }, at) => {
    if (width !== undefined) return width * MM;
    const texts = [...rows.slice(0, SAMPLE).map((row) => row[at] ?? ''), totals[at] ?? ''];
    const widest = Math.max(...texts.map((text) => measure(text.slice(0, 60), size, false)));
    return Math.max(measure(title, size, true), Math.min(widest, room * 0.4)) + 2 * PAD.x + 1;
  });
  const fixed = columns.map(({ width }) => width !== undefined);
  const sum = (which: boolean) => wanted.reduce((all, each, at) => (fixed[at] === which ? all + each : all), 0);
  const free = sum(false);
  const left = Math.max(room - sum(true), 0);
  // Where every column says its width they are stretched together.
  if (free === 0) return wanted.map((each) => (each / sum(true)) * room);
  return wanted.map((each, at) => (fixed[at] ? each : (each / free) * left));
}
