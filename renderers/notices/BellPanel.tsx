import { Button, Spin, Tabs, theme } from 'antd';
import type { KeyboardEvent, Ref } from 'react';
import { Link } from 'react-router-dom';
import type { BellState } from '../../engine/notices/bell.ts';
import type { Notice } from '../../engine/notices/Notice.ts';
import { PriorityTag } from './NoticeRow.tsx';

/** Milliseconds a load may take before it is shown that there is one. */
const SPIN_AFTER = 200;

interface BellPanelProps {
  state: BellState;
  onOpen: (notice: Notice) => void;
  onRetry: () => void;
  /** Also when the keyboard leaves it. */
  onClose: () => void;
  ref: Ref<HTMLElement>;
}

/** The newest unread of both kinds, and the way to all of them. */
export function BellPanel({ state: { counts, loading, failed }, onOpen, onRetry, onClose, ref }: BellPanelProps) {
  const list = (notices: readonly Notice[], empty: string) =>
    failed && !counts ? (
      <Failed onRetry={onRetry} />
    ) : (
      <NoticeList notices={notices} empty={counts ? empty : ''} onOpen={onOpen} />
    );
  const { notices = [], noticeTotal = 0, messages = [], messageTotal = 0 } = counts ?? {};
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, currentTarget, target } = event;
    const stops = stopsIn(currentTarget);
    if (key === 'Escape') event.stopPropagation();
    else if (key !== 'Tab' || target !== (shiftKey ? stops[0] : stops.at(-1))) return;
    // From its end Tab goes on behind the bell.
    if (shiftKey) event.preventDefault();
    onClose();
  };
  return (
    <section ref={ref} className="notice-panel" role="dialog" aria-label="通知" onKeyDown={press}>
      <Spin spinning={loading} delay={SPIN_AFTER}>
        <Tabs
          centered
          items={[
            { key: 'notices', label: withTotal('通知', noticeTotal), children: list(notices, '没有未读的通知') },
            {
              key: 'messages',
              label: withTotal('系统消息', messageTotal),
              children: list(messages, '没有未读的系统消息'),
            },
          ]}
        />
      </Spin>
      <Link className="notice-more" to="/isps/userAnnouncement" onClick={onClose}>
        查看更多
      </Link>
    </section>
  );
}

/** Puts the keyboard on what comes first in the panel. */
export function enterPanel(panel: HTMLElement | null): void {
  if (panel && !panel.contains(document.activeElement)) stopsIn(panel)[0]?.focus();
}

/** Where the Tab key stops, in its order. */
function stopsIn(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('a, button, [tabindex]')].filter(
    (element) => element.tabIndex >= 0 && element.offsetParent !== null,
  );
}

const withTotal = (title: string, total: number): string => (total > 0 ? `${title} (${total})` : title);

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="notice-empty" role="alert">
      <span>通知没有加载成功</span>
      <Button size="small" onClick={onRetry}>
        重试
      </Button>
    </div>
  );
}

interface NoticeListProps {
  notices: readonly Notice[];
  empty: string;
  onOpen: (notice: Notice) => void;
}

function NoticeList({ notices, empty, onOpen }: NoticeListProps) {
  const { token } = theme.useToken();
  if (notices.length === 0) return <div className="notice-empty">{empty}</div>;
  return (
    <ul className="notice-list">
      {notices.map((notice) => (
        <li key={notice.id}>
          <button type="button" className="notice-item" onClick={() => onOpen(notice)}>
            <span className="notice-item-title" style={{ color: token.colorText }}>
              {notice.titile}
            </span>
            <PriorityTag priority={notice.priority} />
            <span className="notice-item-time" style={{ color: token.colorTextTertiary }}>
              {notice.sendTime}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
