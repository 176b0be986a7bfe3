import type { PlanFigures } from '../../../engine/authoring/indexCandidates.ts';
import type { IndexTrial } from '../../../engine/authoring/SourceRun.ts';

/** What an index made of the statement when it was tried: before, after, and where to say so. */
export function Trial({ trial: { field, table, column, statements, before, after, unused } }: { trial: IndexTrial }) {
  return (
    <div role="status">
      {after === undefined ? (
        <p>
          {unused.length === 0
            ? '没有整表扫描里可以试的条件，或它们已有索引'
            : `试了 ${unused.join('、')}，数据库都没有用上：不值得建`}
          。现在 {figures(before)}。
        </p>
      ) : (
        <>
          <p>
            <b>
              {table}.{column}
            </b>{' '}
            的索引有用：{figures(before)} → {figures(after)}。已撤销，什么都没有留下。
          </p>
          <p>
            要它：在 {field?.model}.model.json 的字段 {field?.title}（{field?.key}）里写{' '}
            <code>{'"store": { "index": true }'}</code>，发布后建成：
          </p>
          <pre className="playground-json">{statements.join('\n')}</pre>
          {unused.length > 0 && <p>也试了 {unused.join('、')}，没有用上。</p>}
        </>
      )}
    </div>
  );
}

const figures = ({ took, read }: PlanFigures): string =>
  `${took.toLocaleString('zh-CN', { maximumFractionDigits: 1 })} 毫秒，读 ${read.toLocaleString('zh-CN')} 行`;
