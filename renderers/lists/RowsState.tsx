import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useServices } from '../services/services.ts';
import { useZonedFormat } from '../services/useZonedFormat.ts';
import { FailureState } from '../ui/States.tsx';

/** What is under way answers whoever asks the same again. */
export const JOINED = { cancelRefetch: false } as const;

/** What became of asking for rows, as the cache of server state tells it. */
interface Asked {
  data: unknown;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  /** Epoch milliseconds; 0: never. */
  dataUpdatedAt: number;
  errorUpdatedAt: number;
}

/**
 * Shows where all failures are shown why a list that has had rows got no others. The first ones have the list's own
 * place to tell it in. True: the failure has been told there.
 */
export function useToldFailure({ data, error, isPlaceholderData, errorUpdatedAt }: Asked): boolean {
  const { report } = useServices();
  const hadRows = useRef(false);
  const told = useRef(errorUpdatedAt);
  useEffect(() => {
    if (data !== undefined && !isPlaceholderData) hadRows.current = true;
    if (!error || told.current === errorUpdatedAt) return;
    told.current = errorUpdatedAt;
    if (hadRows.current) report(error);
  });
  return hadRows.current;
}

/** Stands where rows should be and none could be had. */
export function NoRows({ rows, told, onRetry }: { rows: Asked; told: boolean; onRetry: () => void }) {
  return (
    <div className="screen-state">
      <FailureState error={rows.error} told={told} onRetry={onRetry} />
    </div>
  );
}

const TIME = { hour: '2-digit', minute: '2-digit', hour12: false } as const;

/** Says of rows that could not be had anew that they are old, and how old. */
export function OldRows({ rows, onRetry }: { rows: Asked; onRetry: () => void }) {
  const time = useZonedFormat(TIME);
  if (!rows.error || rows.data === undefined || rows.isPlaceholderData) return null;
  return (
    <div className="screen-old" role="status">
      数据没有更新，仍是 {time(rows.dataUpdatedAt)} 的内容
      <Button type="link" size="small" loading={rows.isFetching} onClick={onRetry}>
        重试
      </Button>
    </div>
  );
}
