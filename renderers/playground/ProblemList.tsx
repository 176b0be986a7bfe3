import { CheckCircleOutlined, CloseCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo } from 'react';
import type { Problem } from '../../engine/problems.ts';

interface Standing {
  problems: readonly Problem[];
  /** The first answer is still to come. */
  busy: boolean;
  /** Why there is none. */
  failed: string | undefined;
}

interface ProblemListProps extends Standing {
  onShow: (problem: Problem) => void;
  onMend: (problems: readonly Problem[]) => void;
  onRetry: () => void;
}

/** Everything the compiler found, with its place and, where it can be told, what mends it. */
export const ProblemList = memo(function ProblemList(props: ProblemListProps) {
  const { problems, busy, failed, onShow, onMend, onRetry } = props;
  return (
    <section className="playground-problems" aria-label="问题" aria-live="polite" aria-busy={busy}>
      <header>
        <Standing problems={problems} busy={busy} failed={failed} />
        {failed !== undefined && (
          <Button size="small" onClick={onRetry}>
            重试
          </Button>
        )}
      </header>
      <ul>
        {problems.map((problem) => (
          <li key={keyOf(problem)}>
            <button type="button" className="playground-problem" onClick={() => onShow(problem)}>
              {problem.severity === 'error' ? (
                <CloseCircleOutlined className="playground-error" aria-label="错误" />
              ) : (
                <WarningOutlined className="playground-warning" aria-label="提醒" />
              )}
              <span className="playground-said">
                <b>{problem.message}</b>
                <small>
                  {problem.fix} · {problem.file.replace(/^screens\//, '')}:{problem.line}:{problem.column} ·{' '}
                  {problem.code}
                </small>
              </span>
            </button>
            <Mends problem={problem} problems={problems} onMend={onMend} />
          </li>
        ))}
      </ul>
    </section>
  );
});

function Standing({ problems, busy, failed }: Standing) {
  if (failed !== undefined) return <span>没有检查成：{failed}</span>;
  if (busy) return <span>正在检查…</span>;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (problems.length === 0)
    return (
      <span>
        <CheckCircleOutlined className="playground-sound" /> 没有问题
      </span>
    );
  return (
    <span>
      {errors} 个错误，{problems.length - errors} 个提醒
    </span>
  );
}

function Mends({ problem, problems, onMend }: { problem: Problem } & Pick<ProblemListProps, 'onMend' | 'problems'>) {
  const { mend, code } = problem;
  if (!mend) return null;
  const alike = problems.filter((each) => each.code === code && each.mend);
  return (
    <span className="playground-mends">
      <Button size="small" onClick={() => onMend([problem])}>
        {mend.title}
      </Button>
      {alike.length > 1 && alike[0] === problem && (
        <Button size="small" type="link" onClick={() => onMend(alike)}>
          同类 {alike.length} 个全改
        </Button>
      )}
    </span>
  );
}

const keyOf = ({ file, line, column, code, message }: Problem): string => [file, line, column, code, message].join(' ');
