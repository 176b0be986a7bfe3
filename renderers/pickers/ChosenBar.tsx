import { ReloadOutlined } from '@ant-design/icons';
import { Button, theme } from 'antd';

interface ChosenBarProps {
  count: number;
  onClear: () => void;
  /** Present where there is no query to ask again with. */
  onRefresh?: (() => void) | undefined;
}

/** How many are chosen, and how to begin anew. */
export function ChosenBar({ count, onClear, onRefresh }: ChosenBarProps) {
  const { token } = theme.useToken();
  return (
    <div className="picker-bar" style={{ background: token.colorInfoBg, borderRadius: token.borderRadius }}>
      <span role="status">
        已选 <b style={{ color: token.colorLink }}>{count}</b> 项
      </span>
      <Button type="link" size="small" disabled={count === 0} onClick={onClear}>
        清空
      </Button>
      {onRefresh && (
        <Button type="link" size="small" icon={<ReloadOutlined />} onClick={onRefresh}>
          刷新
        </Button>
      )}
    </div>
  );
}
