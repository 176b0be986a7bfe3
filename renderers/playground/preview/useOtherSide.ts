import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import { useTabState } from '../../services/pageTab.ts';
import { useClient } from '../../services/services.ts';

/** Ms a revision is typed for before it is asked for. */
const REST = 500;

/** What the files are held against: those in force or, by its name, a revision of git. */
export function useOtherSide(published: readonly SourceFile[]) {
  const client = useClient();
  const [side, setSide] = useTabState<'live' | 'git'>('against', 'live');
  const [revision, setRevision] = useTabState('revision', 'HEAD');
  const [asked, setAsked] = useState(revision);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(revision), REST);
    return () => clearTimeout(timer);
  }, [revision]);
  const { data, error } = useQuery({
    queryKey: ['config', 'sourcesAt', asked],
    enabled: side === 'git' && asked.trim() !== '',
    staleTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      client.get<{ commit: string; files: SourceFile[] }>(
        ENDPOINTS.sourcesAt.path,
        { revision: asked },
        { silent: true, signal },
      ),
  });
  const files = side === 'live' ? published : error ? undefined : data?.files;
  const failed = side === 'git' ? error?.message : undefined;
  return { side, setSide, revision, setRevision, commit: side === 'git' ? data?.commit : undefined, files, failed };
}
