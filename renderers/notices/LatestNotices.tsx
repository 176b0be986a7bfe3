import { Button, Skeleton } from 'antd';
import { NoticeRow } from './NoticeRow.tsx';
import { useMyNotices } from './useMyNotices.ts';
import { useOpenNotice } from './useOpenNotice.tsx';
import { useSenderNames } from './useSenderNames.ts';
import './notices.css';

const ANY = {};
const FEW = 5;

/** The newest notices, as a part of another page. */
export function LatestNotices() {
  const { query, refresh } = useMyNotices(ANY, 1, FEW);
  const { open, markRead, viewer } = useOpenNotice(refresh);
  const { notices } = query.data ?? {};
  const nameOf = useSenderNames((notices ?? []).map(({ sender }) => sender));
  if (query.isError && notices === undefined)
    return (
      <p>
        没有取到公告 <Button onClick={() => void query.refetch()}>重试</Button>
      </p>
    );
  if (notices === undefined) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  if (notices.length === 0) return <div className="notice-empty">还没有通告</div>;
  return (
    <>
      <ul className="notice-rows">
        {notices.map((notice) => (
          <NoticeRow
            key={notice.id}
            notice={notice}
            sender={nameOf(notice.sender)}
            onOpen={() => void open(notice)}
            // A failure has been shown by then, and the list is read again either way.
            onRead={() => void markRead(notice).catch(() => undefined)}
          />
        ))}
      </ul>
      {viewer}
    </>
  );
}
