import type { BoardPartData } from '../../../../engine/boards/BoardData.ts';
import { sourceOf } from '../../../../engine/boards/parts.ts';
import { shownFigure } from '../../../../engine/boards/shown.ts';
import { withChosen } from '../../../../engine/boards/state.ts';
import type { BoardTablePart } from '../../../../engine/plan/board.ts';
import { useBoard } from './useBoard.ts';
import { groupText, rowWords, unitOf } from './words.ts';

/** Groups with their figures; each figure says where it comes from. */
export function TablePart({ part, data }: { part: BoardTablePart; data: BoardPartData }) {
  const { plan, state, change, meta, cells, explain } = useBoard();
  const { dimensions, measures: declared } = sourceOf(plan, part);
  const measures = part.measures.flatMap((key) => declared[key] ?? []);
  return (
    // What is wider than its place is moved by the keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
    <section className="board-table" aria-label={`${part.title ?? ''}表格`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {part.dimensions.map((key) => (
              <th key={key} scope="col">
                {dimensions[key]?.title ?? key}
              </th>
            ))}
            {measures.map((measure) => (
              <th key={measure.key} scope="col" className="board-number">
                {measure.title}
                {unitOf(measure, meta) ? `（${unitOf(measure, meta)}）` : ''}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <tr key={part.dimensions.map((key) => row[key]).join('\u0000')}>
              {part.dimensions.map((key, at) => {
                const text = groupText(dimensions[key], row[key], cells);
                const value = row[key];
                return (
                  <td key={key}>
                    {part.cross && at === 0 && typeof value === 'string' ? (
                      <button
                        type="button"
                        className="board-link"
                        onClick={() => change(withChosen(state, key, value))}
                      >
                        {text}
                      </button>
                    ) : (
                      text
                    )}
                  </td>
                );
              })}
              {measures.map((measure) => (
                <td key={measure.key} className="board-number">
                  <button
                    type="button"
                    className="board-cell"
                    aria-label={`${rowWords(plan, part, row, cells)}，${measure.title} ${shownFigure(row[measure.key], measure)}，这个数从哪来`}
                    onClick={() => explain({ part, measure: measure.key, row })}
                  >
                    {shownFigure(row[measure.key], measure)}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {data.more && <p className="board-notice">只列出前 {data.rows.length} 行</p>}
    </section>
  );
}
