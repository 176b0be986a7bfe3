import { Button } from 'antd';
import { StateNotice } from '../ui/StateNotice.tsx';
import type { LoadProblem } from './useLoaded.ts';

/** Why nothing can be chosen, and how to try again; without the right there is nothing to try. */
export function LoadFailure({ problem, onRetry }: { problem: LoadProblem; onRetry: () => void }) {
  if (problem.forbidden) return <StateNotice mark="403" title="没有权限" text="请联系管理员开通后再选择" />;
  return (
    <StateNotice
      title={problem.message}
      action={
        <Button type="primary" onClick={onRetry}>
          重试
        </Button>
      }
    />
  );
}
