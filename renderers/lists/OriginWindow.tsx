import { Descriptions, type DescriptionsProps, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useNarrow } from '../ui/useMedia.ts';
import './origin.css';

interface OriginWindowProps {
  /** What the figure is called. */
  title: string;
  items: NonNullable<DescriptionsProps['items']>;
  /** The rows behind it. */
  children: ReactNode;
  onClose: () => void;
}

/** 这个数从哪来: the formula, where it is written, the filters, of when, and the rows behind it. */
export function OriginWindow({ title, items, children, onClose }: OriginWindowProps) {
  const narrow = useNarrow();
  return (
    <Drawer open onClose={onClose} title={`${title}：这个数从哪来`} size={narrow ? '100%' : 640}>
      <Descriptions column={1} size="small" items={items} />
      {children}
    </Drawer>
  );
}

interface RowsBehindProps {
  /** Names the rows for those who cannot see them. */
  label: string;
  columns: readonly { key: string; title: string; number: boolean }[];
  /** Texts by column, row by row; `id` tells rows apart. */
  rows: readonly { id: string; texts: readonly string[] }[];
  total: number;
}

/** The first of the rows that a figure is made of. */
export function OriginRows({ label, columns, rows, total }: RowsBehindProps) {
  return (
    <>
      <h3 className="origin-title">
        明细 {total} 行{total > rows.length ? `，先列 ${rows.length} 行` : ''}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable */}
      <section className="origin-rows" aria-label={`明细 ${label}`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map(({ key, title, number }) => (
                <th key={key} scope="col" className={number ? 'origin-number' : undefined}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, texts }) => (
              <tr key={id}>
                {columns.map(({ key, number }, at) => (
                  <td key={key} className={number ? 'origin-number' : undefined}>
                    {texts[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
