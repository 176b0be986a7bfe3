import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { Failure } from '../../engine/api/Failure.ts';
import { StateNotice } from '../ui/StateNotice.tsx';

/** Something on its way: the last answer, kept while the next one is coming, and why there is none. */
export interface Loaded<T> {
  value: T | undefined;
  loading: boolean;
  failure: LoadProblem | undefined;
  retry: () => void;
}

export interface LoadProblem {
  message: string;
  /** Trying again leads nowhere: the right is missing. */
  forbidden: boolean;
}

/** Loads whenever `load` is another function; an answer that was overtaken is dropped. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Omit<Loaded<T>, 'retry'>>({
    value: undefined,
    loading: true,
    failure: undefined,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt has no value, it only asks again.
  useEffect(() => {
    const controller = new AbortController();
    setAnswer(({ value }) => ({ value, loading: true, failure: undefined }));
    load(controller.signal).then(
      (value) => controller.signal.aborted || setAnswer({ value, loading: false, failure: undefined }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setAnswer(({ value }) => ({ value, loading: false, failure: problemOf(error) }));
      },
    );
    return () => controller.abort();
  }, [load, attempt]);
  return { ...answer, retry: () => setAttempt((count) => count + 1) };
}

function problemOf(error: unknown): LoadProblem {
  if (!(error instanceof Failure)) return { message: '加载失败', forbidden: false };
  return { message: error.message, forbidden: error.kind === 'forbidden' };
}

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
