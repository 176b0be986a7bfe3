import { App, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { ENDPOINTS } from '../../engine/api/endpoints.ts';
import type { Notice } from '../../engine/notices/Notice.ts';
import { Pager } from '../lists/Pager.tsx';
import { useClient } from '../services/services.ts';
import { FailureState } from '../ui/States.tsx';
import { useNarrow } from '../ui/useMedia.ts';
import { useBell } from './bellOf.ts';
import { NoticeFilters } from './NoticeFilters.tsx';
import { NoticeRow } from './NoticeRow.tsx';
import { type NoticeFilter, useMyNotices } from './useMyNotices.ts';
import { useOpenNotice } from './useOpenNotice.tsx';
import { useSenderNames } from './useSenderNames.ts';
import '../lists/lists.css';
import './notices.css';

const EVERYTHING: NoticeFilter = { titile: '', sender: '', readFlag: '' };
const FIRST = { pageNo: 1, pageSize: 10 };

/** 我的通告: everything that was announced to whoever is signed in. */
export function NoticesPage() {
  const [filter, setFilter] = useState(EVERYTHING);
  const [pages, setPages] = useState(FIRST);
  const narrow = useNarrow();
  const { query, refresh } = useMyNotices(filter, pages.pageNo, pages.pageSize);
  const { open, markRead, viewer } = useOpenNotice(refresh);
  const readAll = useReadAll(refresh);
  const { notices, total } = query.data ?? {};
  const nameOf = useSenderNames((notices ?? []).map(({ sender }) => sender));
  const search = (next: NoticeFilter) => {
    setFilter(next);
    setPages({ ...pages, pageNo: 1 });
    // The same question asked again is a wish for fresh rows.
    refresh();
  };
  return (
    <div className="screen">
      <div className="screen-card">
        <NoticeFilters onSearch={search} onReset={() => search(EVERYTHING)} />
      </div>
      <section className="screen-card screen-main notice-page" aria-label="我的通告" aria-busy={query.isFetching}>
        <div className="notice-toolbar">
          <Button disabled={!notices?.some(({ read }) => !read)} onClick={() => void readAll()}>
            全部已读
          </Button>
        </div>
        {query.isError && !query.data && <FailureState error={query.error} onRetry={refresh} />}
        {query.isPending && <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />}
        {notices && (
          <Rows
            notices={notices}
            filtered={Object.values(filter).some((value) => value !== '')}
            draw={(notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                sender={nameOf(notice.sender)}
                onOpen={() => void open(notice)}
                // A failure has been shown by then, and the list is read again either way.
                onRead={() => void markRead(notice).catch(() => undefined)}
              />
            )}
          />
        )}
        <div className="screen-pager">
          <Pager state={pages} total={total} narrow={narrow} onChange={setPages} />
        </div>
      </section>
      {viewer}
    </div>
  );
}

interface RowsProps {
  notices: readonly Notice[];
  filtered: boolean;
  draw: (notice: Notice) => React.ReactNode;
}

function Rows({ notices, filtered, draw }: RowsProps) {
  if (notices.length === 0) {
    return <div className="notice-empty">{filtered ? '没有符合查询条件的通告' : '还没有通告'}</div>;
  }
  return <ul className="notice-rows">{notices.map(draw)}</ul>;
}

function useReadAll(onDone: () => void): () => Promise<void> {
  const client = useClient();
  const { bell } = useBell();
  const { message } = App.useApp();
  return async () => {
    try {
      await client.put(ENDPOINTS.markAllAnnouncementsRead.path);
      message.success('已全部标记为已读');
    } catch {
      // The one place that shows failures has said it; what is listed is read again.
    }
    void bell?.reload();
    onDone();
  };
}
