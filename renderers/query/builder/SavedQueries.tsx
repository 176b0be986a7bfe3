import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import type { SavedQuery } from '../../../engine/lists/savedQueries.ts';

interface SavedQueriesProps {
  queries: readonly SavedQuery[];
  /** Name of the one that was loaded last. */
  current: string | undefined;
  onLoad: (query: SavedQuery) => void;
  onRemove: (query: SavedQuery) => void;
}

/** The queries kept under a name. */
export function SavedQueries({ queries, current, onLoad, onRemove }: SavedQueriesProps) {
  const id = useId();
  return (
    <section className="super-saved" aria-labelledby={id}>
      <h3 id={id}>保存的查询</h3>
      {queries.length === 0 && <p>没有保存的查询</p>}
      <ul>
        {queries.map((query) => (
          <li key={query.title} className={query.title === current ? 'super-saved-current' : undefined}>
            <Button
              type="text"
              title={query.title}
              aria-current={query.title === current ? 'true' : undefined}
              onClick={() => onLoad(query)}
            >
              <span className="super-saved-title">{query.title}</span>
            </Button>
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={`删除查询“${query.title}”`}
              onClick={() => onRemove(query)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
