import type { BulkField, BulkOutcome } from '../../../engine/lists/changes/bulkEdit.ts';
import type { PlanField } from '../../../engine/plan/Plan.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { showText } from '../../cells/show.ts';
import { Refusals } from '../changeSets/Refusals.tsx';
import '../history/history.css';

interface BulkPreviewProps {
  outcome: BulkOutcome;
  fields: readonly PlanField[];
  cells: CellContext;
  done: boolean;
}

/** So many values are told one by one. */
const MOST_TOLD = 3;

/** `37 条，状态 A → B`, and which of them stay with why. */
export function BulkPreview({ outcome, fields, cells, done }: BulkPreviewProps) {
  const textOf = (key: string, value: unknown): string => {
    const field = fields.find((each) => each.key === key);
    if (value === null || value === undefined || value === '') return '（空）';
    return field ? showText(value, field, cells) : String(value);
  };
  const before = ({ key, from, kinds }: BulkField): string => {
    const [only] = from;
    if (kinds === 1 && only) return textOf(key, only.value);
    if (kinds > MOST_TOLD) return `多种值（${kinds} 种）`;
    return from.map(({ value, count }) => `${textOf(key, value)}（${count} 条）`).join('、');
  };
  const { changed, same, refused, refusedCount, total } = outcome;
  const counts = [
    `共 ${total} 条`,
    `${done ? '已修改' : '将修改'} ${changed} 条`,
    ...(same > 0 ? [`${same} 条本来就是`] : []),
    ...(refusedCount > 0 ? [`${refusedCount} 条不能修改`] : []),
  ];
  return (
    <section className="bulk-preview" aria-label={done ? '结果' : '预览'}>
      <p role="status">{counts.join('，')}</p>
      <table className="history-changes">
        <thead>
          <tr>
            <th scope="col">字段</th>
            <th scope="col">原来</th>
            <th scope="col">改为</th>
          </tr>
        </thead>
        <tbody>
          {outcome.fields.map((field) => (
            <tr key={field.key}>
              <th scope="row">{field.title}</th>
              <td>{before(field)}</td>
              <td>{textOf(field.key, field.to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Refusals refused={refused} count={refusedCount} />
    </section>
  );
}
