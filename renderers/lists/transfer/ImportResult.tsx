import { Alert, Button, Progress } from 'antd';
import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';
import {
  type FollowedJob,
  type ImportCounts,
  type ImportOutcome,
  sumOf,
} from '../../../engine/lists/transfer/importChoice.ts';
import { useExport } from '../actions/useExport.ts';
import { Lines } from './ImportFiles.tsx';

interface ImportResultProps {
  /** Absent until it is started. */
  job: FollowedJob | undefined;
  busy: boolean;
  /** Why it was not started, or is followed no more. */
  failed: string | undefined;
  /** How far it is cannot be asked at the moment. */
  unseen: boolean;
  /** Nothing is written. */
  check: boolean;
  onUndo: (set: string) => void;
}

/** How far a job is, and what it came to. */
export function ImportResult({ job, busy, failed, unseen, check, onUndo }: ImportResultProps) {
  if (failed !== undefined) return <Alert type="error" showIcon title={failed} />;
  if (busy || !job) {
    const { done = 0, total = 0, said = '' } = job ?? {};
    const percent = total > 0 ? Math.min(99, Math.floor((done / total) * 100)) : 0;
    return (
      <section className="import-progress" aria-label={check ? '检查进度' : '导入进度'}>
        <Progress percent={percent} status="active" showInfo={total > 0} />
        <p role="status">
          {unseen ? '暂时问不到进度，正在重试…' : said || (job?.state === 'running' ? '正在处理…' : '正在排队…')}
        </p>
        {job && <p className="import-note">可以关闭窗口，任务会在后台继续，在任务中心查看结果</p>}
      </section>
    );
  }
  const { state, said, outcome, file } = job;
  if (state !== 'done' || !outcome)
    return <Alert type={state === 'cancelled' ? 'warning' : 'error'} showIcon title={said || '没有完成'} />;
  return (
    <>
      {!check && (
        <Alert
          className="import-complaint"
          type={outcome.set === undefined ? 'error' : sumOf(outcome).wrong > 0 ? 'warning' : 'success'}
          showIcon
          title={
            outcome.set === undefined ? '没有导入' : sumOf(outcome).wrong > 0 ? '导入成功,但是有错误数据!' : '导入成功'
          }
          description={said}
          action={outcome.set !== undefined && <Undo set={outcome.set} onUndo={onUndo} />}
        />
      )}
      <Counts counts={outcome} name={check ? '检查结果' : '导入结果'} check={check} />
      {outcome.lines.map((lines) => (
        <section key={lines.code}>
          <h4 className="import-table">{lines.title}</h4>
          <Counts counts={lines} name={lines.title} check={check} />
        </section>
      ))}
      <Notes outcome={outcome} />
      <Errors outcome={outcome} file={file} />
    </>
  );
}

function Undo({ set, onUndo }: { set: string; onUndo: (set: string) => void }) {
  return (
    <Button size="small" onClick={() => onUndo(set)}>
      撤销
    </Button>
  );
}

const COUNTS: readonly [keyof ImportCounts, string, string][] = [
  ['total', '共', '共'],
  ['inserted', '将新增', '已新增'],
  ['updated', '将修改', '已修改'],
  ['same', '没有变化', '没有变化'],
  ['wrong', '有错误', '有错误'],
];

function Counts({ counts, name, check }: { counts: ImportCounts; name: string; check: boolean }) {
  return (
    <dl className="import-counts" aria-label={name}>
      {COUNTS.map(([key, before, after]) => (
        <div key={key} className={key === 'wrong' && counts.wrong > 0 ? 'import-wrong' : undefined}>
          <dt>{check ? before : after}</dt>
          <dd>{counts[key]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Notes({ outcome: { ignored, left } }: { outcome: ImportOutcome }) {
  const files = left.map(
    ({ file, sheet, reason }) => `${[file, sheet].filter((part) => part !== '').join(' ')}：${reason}`,
  );
  const lines = [...files, ...ignored];
  if (lines.length === 0) return null;
  return (
    <Alert
      className="import-complaint"
      type="info"
      showIcon
      title="没有导入的内容"
      description={<Lines lines={lines} />}
    />
  );
}

function Errors({ outcome, file }: { outcome: ImportOutcome; file: string | undefined }) {
  const { exporting, start } = useExport('错误.xlsx');
  const { errors, errorCount, followerCount } = outcome;
  if (errorCount === 0) return null;
  return (
    <>
      <div className="import-errors-head">
        <span>
          {errorCount} 处错误{errors.length < errorCount && `，下面是前 ${errors.length} 处`}
          {followerCount > 0 && `；另有 ${followerCount} 行与它们同属一条记录，也不导入`}
        </span>
        {file !== undefined && (
          <Button
            size="small"
            loading={exporting}
            onClick={() => void start({ path: pathTo(ENDPOINTS.storedFile, { path: file }), parameters: {} })}
          >
            下载错误文件
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className="import-errors" aria-label="错误" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">位置</th>
              <th scope="col">列</th>
              <th scope="col">内容</th>
              <th scope="col">原因</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ file: name, sheet, line, column, text, reason }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <tr key={at}>
                <td>{[name, sheet, `第 ${line} 行`].filter((part) => part !== '').join(' ')}</td>
                <td>{column}</td>
                <td>{text}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
