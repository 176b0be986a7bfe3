import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ENDPOINTS } from '../../engine/api/endpoints.ts';
import type { SourceFile } from '../../engine/compile/documents.ts';
import { useManifest } from '../services/queries.ts';
import { useClient } from '../services/services.ts';
import { FailureState, ScreenSkeleton } from '../ui/States.tsx';
import { useShared } from './sharing/useShared.ts';
import { Workbench } from './Workbench.tsx';
import './playground.css';
import './tools.css';

/** 声明工作台: the declarations as files, what the compiler says of them, and how they look. */
export function PlaygroundPage() {
  const { data, error, refetch } = useSources();
  const opened = useShared();
  const reread = async () => void (await refetch());
  if (data && opened) return <Workbench files={data.files} shared={opened.shared} reread={reread} />;
  return error ? <FailureState error={error} onRetry={() => void refetch()} /> : <ScreenSkeleton />;
}

function useSources() {
  const client = useClient();
  const { data: manifest } = useManifest();
  const query = useQuery({
    queryKey: ['config', 'sources'],
    queryFn: ({ signal }) =>
      client.get<{ files: SourceFile[] }>(ENDPOINTS.sources.path, undefined, { silent: true, signal }),
    staleTime: 0,
  });
  const { refetch } = query;
  // The screens changed, so somebody has written a file.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the manifest is not read, it only tells when.
  useEffect(() => void refetch(), [manifest, refetch]);
  return query;
}
