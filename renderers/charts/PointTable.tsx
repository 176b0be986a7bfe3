import { Button } from 'antd';
import { useMemo, useState } from 'react';
import type { Chart } from '../../engine/charts/Chart.ts';
import { chartTable } from '../../engine/charts/chartTable.ts';

/** Rows that are put on the page at a time. */
const PART = 200;

/** The same points to be read. */
export function PointTable({ chart, height }: { chart: Chart; height: number }) {
  const { columns, rows } = useMemo(() => chartTable(chart), [chart]);
  const [shown, setShown] = useState(PART);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
    <section className="chart-table" style={{ maxHeight: height }} tabIndex={0} aria-label={`${chart.title}的数据`}>
      <table>
        <caption className="chart-unseen">{chart.title}</caption>
        <thead>
          <tr>
            {columns.map(({ title, align }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two series may have one title.
              <th key={at} scope="col" data-align={align}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else that is theirs alone.
            <tr key={row}>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <td key={at} data-align={columns[at]?.align}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown && (
        <Button type="link" onClick={() => setShown(shown + PART)}>
          再显示 {Math.min(PART, rows.length - shown)} 行（共 {rows.length} 行）
        </Button>
      )}
    </section>
  );
}
