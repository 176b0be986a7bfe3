import { WarningOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import type { Broken } from './Boundary.tsx';
import { Crash } from './Crash.tsx';

/** What stands where one value broke: two words, the rest at a click. */
export function CrashMark({ error, retry, name }: Broken & { name: string }) {
  return (
    <Popover trigger="click" content={<Crash name={name} error={error} onRetry={retry} />}>
      <Button danger type="text" size="small" icon={<WarningOutlined />}>
        无法显示
      </Button>
    </Popover>
  );
}
