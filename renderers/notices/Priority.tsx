import { Tag, theme } from 'antd';
import { PRIORITIES, type Priority } from '../../engine/notices/Notice.ts';

const COLORS = { L: 'blue', M: 'orange', H: 'red' } as const satisfies Record<Priority, string>;

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
