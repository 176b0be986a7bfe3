import { useEffect, useState } from 'react';
import { Failure } from '../../engine/api/Failure.ts';

export interface PickerQuery {
  keyword?: string;
  pageNo: number;
  pageSize: number;
}

export interface PickerState<Page> {
  query: PickerQuery;
  /** The last page that came, kept while the next is on its way. */
  page: Page | undefined;
  loading: boolean;
  failure: string | undefined;
  ask: (query: PickerQuery) => void;
  retry: () => void;
}

/** Loads one page after the other; an answer that was overtaken is dropped. `load` must stay the same function. */
export function usePickerPage<Page>(
  load: (query: PickerQuery, signal: AbortSignal) => Promise<Page>,
  pageSize = 10,
): PickerState<Page> {
  const [query, ask] = useState<PickerQuery>({ pageNo: 1, pageSize });
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ page?: Page; failure?: string; loading: boolean }>({ loading: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt has no value, it only asks again.
  useEffect(() => {
    const controller = new AbortController();
    setAnswer((before) => ({ page: before.page, loading: true }));
    load(query, controller.signal).then(
      (page) => controller.signal.aborted || setAnswer({ page, loading: false }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const failure = error instanceof Failure ? error.message : '加载失败';
        setAnswer((before) => ({ page: before.page, failure, loading: false }));
      },
    );
    return () => controller.abort();
  }, [load, query, attempt]);
  return {
    query,
    page: answer.page,
    failure: answer.failure,
    loading: answer.loading,
    ask,
    retry: () => setAttempt((count) => count + 1),
  };
}
