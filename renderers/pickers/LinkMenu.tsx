import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { POPUP_CLASS } from '../cells/drawing/popup.ts';

/** Whether ticking a department ticks what is below it. */
export function LinkMenu({ linked, onChange }: { linked: boolean; onChange: (linked: boolean) => void }) {
  const items = [
    { key: 'linked', label: '父子关联' },
    { key: 'apart', label: '取消关联' },
  ];
  const selectedKeys = [linked ? 'linked' : 'apart'];
  return (
    <Dropdown
      trigger={['click']}
      placement="topLeft"
      classNames={{ root: POPUP_CLASS }}
      menu={{ items, selectable: true, selectedKeys, onClick: ({ key }) => onChange(key === 'linked') }}
    >
      <Button icon={<DownOutlined />} iconPlacement="end">
        树操作
      </Button>
    </Dropdown>
  );
}
