import { useQuery } from '@tanstack/react-query';
import { Button, Pagination, Tag } from 'antd';
import { useState } from 'react';
import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';
import type { RevisedFile, Revision } from '../../../engine/authoring/publishing/Publication.ts';
import { useClient } from '../../services/services.ts';
import { useRefusal } from '../../services/useRefusal.ts';
import { StateNotice } from '../../ui/StateNotice.tsx';
import { FailureState, ScreenSkeleton } from '../../ui/States.tsx';
import { ChangeGroups } from '../preview/Changes.tsx';

const PAGE = 20;

/** Takes texts for drafts; null: the file goes. `stays`: the file on show remains the one it is. */
export type RestoreDraft = (files: readonly { path: string; text: string | null }[], stays?: boolean) => void;

/** What was published, by whom and why, and the way back: as a draft, which is published like any other. */
export function History({ onRestore }: { onRestore: RestoreDraft }) {
  const client = useClient();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['config', 'revisions', page],
    queryFn: ({ signal }) =>
      client.get<{ records: Revision[]; total: number }>(
        ENDPOINTS.listRevisions.path,
        { pageNo: page, pageSize: PAGE },
        { silent: true, signal },
      ),
    staleTime: 0,
  });
  if (!data) return error ? <FailureState error={error} onRetry={() => void refetch()} /> : <ScreenSkeleton />;
  if (data.total === 0)
    return <StateNotice title="还没有发布过" text="在工作台发布的改动会记在这里：谁、何时、为什么、意味着什么。" />;
  return (
    <div className="playground-changes">
      <ol className="playground-revisions">
        {data.records.map((revision) => (
          <Entry key={revision.id} revision={revision} onRestore={onRestore} />
        ))}
      </ol>
      {data.total > PAGE && (
        <Pagination size="small" current={page} pageSize={PAGE} total={data.total} onChange={setPage} />
      )}
    </div>
  );
}

function Entry({ revision, onRestore }: { revision: Revision; onRestore: RestoreDraft }) {
  const { id, message, realname, time, paths, changes } = revision;
  const client = useClient();
  const refused = useRefusal();
  const [busy, setBusy] = useState(false);
  const restore = async (which: 'before' | 'after') => {
    setBusy(true);
    try {
      const path = pathTo(ENDPOINTS.readRevision, { id });
      const { files } = await client.get<{ files: RevisedFile[] }>(path, undefined, { silent: true });
      onRestore(files.map((file) => ({ path: file.path, text: file[which] })));
    } catch (error) {
      refused(error);
    } finally {
      setBusy(false);
    }
  };
  const lost = changes.filter(({ destructive }) => destructive).length;
  return (
    <li>
      <b>{message}</b>
      <small>
        {realname} · {time} · {paths.map((path) => path.replace(/^screens\//, '')).join('、')}
      </small>
      <details>
        <summary>
          {changes.length === 0 ? '意思没有不同' : `${changes.length} 处改动`}
          {lost > 0 && <Tag color="red">{lost} 处破坏性</Tag>}
        </summary>
        <ChangeGroups changes={changes} />
      </details>
      <span className="playground-acts">
        <Button size="small" disabled={busy} onClick={() => void restore('after')}>
          取这一版为草稿
        </Button>
        <Button size="small" disabled={busy} onClick={() => void restore('before')}>
          取之前的为草稿
        </Button>
      </span>
    </li>
  );
}
