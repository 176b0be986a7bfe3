import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Failure } from '../../../engine/api/Failure.ts';
import { StateNotice } from '../../ui/StateNotice.tsx';

export interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** What is loaded, as people call it. */
  name: string;
  children: (data: Data) => ReactNode;
}

/** What was loaded, or where it stands: on its way, or failed with the way out. */
export function QueryContent<Data>({ query, name, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  // That one has to sign in again is told over the whole page.
  const told = query.error instanceof Failure && query.error.endsSession;
  if (!query.error || told) return <Skeleton active aria-label={`正在加载${name}`} />;
  return (
    <StateNotice
      title={`${name}加载失败`}
      text={query.error.message}
      action={
        <Button type="primary" loading={query.isFetching} onClick={() => void query.refetch()}>
          重试
        </Button>
      }
    />
  );
}
