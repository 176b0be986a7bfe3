import { CloseOutlined, FileSearchOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';

interface QueryBuilderButtonProps {
  /** Conditions the list stands on. */
  count: number;
  onOpen: () => void;
  onClear: () => void;
}

/** Opens the query builder, tells how many of its conditions the list stands on, and drops them at a click. */
export function QueryBuilderButton({ count, onOpen, onClear }: QueryBuilderButtonProps) {
  const open = (
    <Button
      icon={<FileSearchOutlined />}
      aria-haspopup="dialog"
      aria-label={count > 0 ? `高级查询，已有 ${count} 个条件` : '高级查询'}
      {...(count > 0 ? { color: 'primary', variant: 'filled' } : {})}
      onClick={onOpen}
    >
      {count > 0 ? `高级查询 (${count})` : '高级查询'}
    </Button>
  );
  if (count === 0) return open;
  return (
    <Space.Compact>
      {open}
      <Button
        icon={<CloseOutlined />}
        title={CLEAR}
        aria-label={CLEAR}
        color="primary"
        variant="filled"
        onClick={onClear}
      />
    </Space.Compact>
  );
}

const CLEAR = '清除高级查询';
