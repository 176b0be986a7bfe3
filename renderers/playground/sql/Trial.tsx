import type { PlanFigures } from '../../../engine/authoring/indexCandidates.ts';
import type { IndexTrial } from '../../../engine/authoring/SourceRun.ts';

/** What an index made of the statement when it was tried: before, after, and where to say so. */
export function Trial({ trial: { field, table, column, statements, before, after, useless } }: { trial: IndexTrial }) {
  return (
    <div role="status" className="playground-trial">
      {after === undefined ? (
        <p>
          {useless.length === 0
            ? '没有读了行又大半丢掉的条件可以试，或它们已有索引'
            : `试了 ${useless.join('、')}，数据库没有用上，或读的行差不多：不值得建`}
          。现在 {figures(before)}。
        </p>
      ) : (
        <>
          <p>
            <b>
              {table}.{column}
            </b>{' '}
            的索引有用。已撤销，什么都没有留下。
          </p>
          <Compared before={before} after={after} />
          <p>
            要它：在 {field?.model}.model.json 的字段 {field?.title}（{field?.key}）里写{' '}
            <code>{'"store": { "index": true }'}</code>，发布后建成：
          </p>
          <pre className="playground-json">{statements.join('\n')}</pre>
          {useless.length > 0 && <p>也试了 {useless.join('、')}，没有用上，或读的行差不多。</p>}
        </>
      )}
    </div>
  );
}

function Compared({ before, after }: { before: PlanFigures; after: PlanFigures }) {
  return (
    <div className="playground-rows">
      <table>
        <thead>
          <tr>
            <th scope="col" aria-label="何时" />
            <th scope="col">毫秒</th>
            <th scope="col">读的行</th>
          </tr>
        </thead>
        <tbody>
          {[
            { when: '现在', figures: before },
            { when: '有了索引', figures: after },
          ].map(({ when, figures: { took, read } }) => (
            <tr key={when}>
              <th scope="row">{when}</th>
              <td>{millisecondsOf(took)}</td>
              <td>{read.toLocaleString('zh-CN')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const millisecondsOf = (took: number): string => took.toLocaleString('zh-CN', { maximumFractionDigits: 1 });

const figures = ({ took, read }: PlanFigures): string =>
  `${millisecondsOf(took)} 毫秒，读 ${read.toLocaleString('zh-CN')} 行`;
