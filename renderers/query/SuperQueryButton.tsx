import { CloseOutlined, FileSearchOutlined } from '@ant-design/icons';
import { Badge, Button, Space, Tooltip } from 'antd';

interface SuperQueryButtonProps {
  /** Conditions the list stands on. */
  count: number;
  /** There is no room for words. */
  narrow: boolean;
  onOpen: () => void;
  onClear: () => void;
}

/** Opens the query builder, tells how many of its conditions the list stands on, and drops them at a click. */
export function SuperQueryButton({ count, narrow, onOpen, onClear }: SuperQueryButtonProps) {
  const active = count > 0;
  const name = active ? `高级查询，已有 ${count} 个条件` : '高级查询';
  const open = (
    <Button
      icon={<FileSearchOutlined />}
      aria-label={name}
      aria-haspopup="dialog"
      {...(active ? { color: 'primary', variant: 'filled' } : {})}
      onClick={onOpen}
    >
      {!narrow && (active ? `高级查询 (${count})` : '高级查询')}
    </Button>
  );
  if (!active) return open;
  return (
    <Space.Compact>
      {narrow ? (
        <Badge count={count} size="small" color="blue">
          {open}
        </Badge>
      ) : (
        open
      )}
      <Tooltip title="清除高级查询" mouseEnterDelay={0.4}>
        <Button icon={<CloseOutlined />} aria-label="清除高级查询" color="primary" variant="filled" onClick={onClear} />
      </Tooltip>
    </Space.Compact>
  );
}
