import { CloseOutlined, FileSearchOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { QueryBuilderDialogProps } from './QueryBuilderDialog.tsx';

const QueryBuilderDialog = lazyComponent('QueryBuilderDialog', () =>
  import('./QueryBuilderDialog.tsx').then((part) => part.QueryBuilderDialog),
);

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

/** The query builder over a list; fetched when it is first opened. */
export function QueryBuilderPart(props: QueryBuilderDialogProps) {
  return (
    <Panel name="高级查询" onClose={props.onClose}>
      <QueryBuilderDialog {...props} />
    </Panel>
  );
}
