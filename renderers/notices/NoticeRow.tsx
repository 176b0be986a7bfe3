import { Button, Tag, theme } from 'antd';
import { type Notice, PRIORITIES, type Priority } from '../../engine/notices/Notice.ts';

const COLORS = { L: 'blue', M: 'orange', H: 'red' } as const satisfies Record<Priority, string>;

interface NoticeRowProps {
  notice: Notice;
  /** Real name. */
  sender: string;
  onOpen: () => void;
  onRead: () => void;
}

/** One of my announcements; unread ones carry a dot and stand out. */
export function NoticeRow({ notice, sender, onOpen, onRead }: NoticeRowProps) {
  const { token } = theme.useToken();
  const { titile, priority, read, sendTime, msgCategory, msgAbstract } = notice;
  return (
    <li
      className={read ? 'notice-row' : 'notice-row notice-unread'}
      style={{ borderColor: token.colorBorderSecondary }}
    >
      <span className="notice-dot" style={{ background: read ? 'transparent' : token.colorPrimary }} />
      <button type="button" className="notice-open" onClick={onOpen}>
        <span className="notice-row-title" style={{ color: token.colorText }}>
          {titile}
        </span>
        {!read && <span className="notice-hidden">（未读）</span>}
        <PriorityTag priority={priority} />
        {msgAbstract !== '' && (
          <span className="notice-abstract" style={{ color: token.colorTextSecondary }}>
            {msgAbstract}
          </span>
        )}
        <span className="notice-row-about" style={{ color: token.colorTextTertiary }}>
          {msgCategory === '2' ? '系统消息' : '通知公告'} · {sender} · {sendTime}
        </span>
      </button>
      {read ? (
        <span className="notice-state" style={{ color: token.colorTextTertiary }}>
          已读
        </span>
      ) : (
        <Button type="link" size="small" className="notice-state" aria-label={`标记已读：${titile}`} onClick={onRead}>
          标记已读
        </Button>
      )}
    </li>
  );
}

/** How urgent an announcement is. */
export function PriorityTag({ priority }: { priority: Priority }) {
  const { token } = theme.useToken();
  const color = COLORS[priority];
  return (
    // The eighth shade is the first that reads well on the first one, in light and dark.
    <Tag color={color} className="notice-priority" style={{ color: token[`${color}-8`] }}>
      {PRIORITIES[priority]}
    </Tag>
  );
}
