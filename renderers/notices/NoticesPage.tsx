import { ReloadOutlined } from '@ant-design/icons';
import { App, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { ENDPOINTS } from '../../engine/api/endpoints.ts';
import type { QueryValues } from '../../engine/lists/query.ts';
import type { Notice } from '../../engine/notices/Notice.ts';
import type { PlanQueryItem } from '../../engine/plan/Plan.ts';
import { Tool } from '../lists/actions/Tools.tsx';
import { Pager } from '../lists/Pager.tsx';
import { JOINED, NoRows, OldRows, useToldFailure } from '../lists/RowsState.tsx';
import { QueryForm } from '../query/form/QueryForm.tsx';
import { QuerySheet } from '../query/form/QuerySheet.tsx';
import { useClient } from '../services/services.ts';
import { useClickGuard } from '../services/useClickGuard.ts';
import { TouchControls } from '../ui/TouchControls.tsx';
import { useNarrow } from '../ui/useMedia.ts';
import { useBell } from './bellOf.ts';
import { NoticeRow } from './NoticeRow.tsx';
import { useMyNotices } from './useMyNotices.ts';
import { useOpenNotice } from './useOpenNotice.tsx';
import { useSenderNames } from './useSenderNames.ts';
import '../lists/lists.css';
import './notices.css';

const NOTHING: QueryValues = {};
const FIRST = { pageNo: 1, pageSize: 10 };

const CONDITION = { type: 'input', kind: 'text', mode: 'like', param: false, required: false, folded: false } as const;
const CONDITIONS: readonly PlanQueryItem[] = [
  { ...CONDITION, key: 'titile', title: '标题', placeholder: '标题中的文字' },
  { ...CONDITION, key: 'sender', title: '发布人', placeholder: '姓名或账号' },
  {
    ...CONDITION,
    key: 'readFlag',
    title: '状态',
    type: 'select',
    mode: 'single',
    options: [
      { value: '0', text: '未读' },
      { value: '1', text: '已读' },
    ],
  },
];
const NO_DICTIONARY = () => undefined;

/** 我的通告: everything that was announced to whoever is signed in. */
export function NoticesPage() {
  const [values, setValues] = useState(NOTHING);
  const [pages, setPages] = useState(FIRST);
  const narrow = useNarrow();
  const counts = useClickGuard();
  const { query, refresh } = useMyNotices(values, pages.pageNo, pages.pageSize);
  const { open, markRead, viewer } = useOpenNotice(refresh);
  const readAll = useReadAll(refresh);
  const told = useToldFailure(query);
  const { notices, total } = query.data ?? {};
  const nameOf = useSenderNames((notices ?? []).map(({ sender }) => sender));
  const search = (next: QueryValues) => {
    // The same question asked again is a wish for fresh rows.
    if (next === values && pages.pageNo === 1) return void query.refetch(JOINED);
    setValues(next);
    setPages({ ...pages, pageNo: 1 });
  };
  const form = {
    items: CONDITIONS,
    values,
    dictionary: NO_DICTIONARY,
    onSearch: search,
    onReset: () => search(NOTHING),
  };
  return (
    <div className="screen">
      {!narrow && (
        <div className="screen-card">
          <QueryForm {...form} />
        </div>
      )}
      <section className="screen-card screen-main notice-page" aria-label="我的通告" aria-busy={query.isFetching}>
        <TouchControls wanted={narrow}>
          <div className="screen-toolbar">
            <div className="screen-buttons">
              {narrow && <QuerySheet {...form} />}
              <Button disabled={!notices?.some(({ read }) => !read)} onClick={() => void readAll()}>
                全部已读
              </Button>
            </div>
            <Tool title="刷新" icon={<ReloadOutlined />} onClick={() => counts() && void query.refetch(JOINED)} />
          </div>
        </TouchControls>
        <OldRows rows={query} onRetry={refresh} />
        {query.isError && !query.data && <NoRows rows={query} told={told} onRetry={refresh} />}
        {query.isPending && <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />}
        {notices && (
          <Rows
            notices={notices}
            filtered={Object.keys(values).length > 0}
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
