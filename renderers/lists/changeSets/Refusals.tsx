import type { RowRefusal } from '../../../engine/lists/changes/changeSets.ts';
import '../history/history.css';
import './changeSets.css';

interface RefusalsProps {
  refused: readonly RowRefusal[];
  /** All of them. */
  count: number;
}

/** Records that stay as they are, with why. */
export function Refusals({ refused, count }: RefusalsProps) {
  if (count === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className="change-set-refusals" aria-label="不会改动的记录" tabIndex={0}>
      <table className="history-changes">
        <thead>
          <tr>
            <th scope="col">记录</th>
            <th scope="col">原因</th>
          </tr>
        </thead>
        <tbody>
          {refused.map(({ id, name, message, byName, time }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{[message, byName, time].filter((part) => part !== '').join(' · ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {refused.length < count && <p>只列出前 {refused.length} 条</p>}
    </section>
  );
}
