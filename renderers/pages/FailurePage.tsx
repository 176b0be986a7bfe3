import { Button } from 'antd';
import { Failure } from '../../engine/api/Failure.ts';
import { StateNotice } from '../ui/StateNotice.tsx';
import { ForbiddenPage } from './ForbiddenPage.tsx';

export interface FailurePageProps {
  error?: unknown;
  onRetry?: () => void;
}

/** 500 and everything else a page cannot be drawn for: what happened, 重试, details folded. */
export function FailurePage({ error, onRetry = () => window.location.reload() }: FailurePageProps) {
  if (error instanceof Failure && error.kind === 'forbidden') return <ForbiddenPage />;
  const failure = error instanceof Failure ? error : undefined;
  return (
    <StateNotice
      mark={failure ? undefined : '500'}
      title="页面加载失败"
      text={failure?.message ?? '服务器出错了，请稍后重试。'}
      action={
        <Button type="primary" onClick={onRetry}>
          重试
        </Button>
      }
      details={failure?.code ? `${failure.kind} ${failure.code}: ${failure.message}` : undefined}
    />
  );
}
