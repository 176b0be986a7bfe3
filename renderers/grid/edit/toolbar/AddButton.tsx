import { SettingOutlined } from '@ant-design/icons';
import { App, Button, Form, InputNumber, Popover, Space } from 'antd';
import { useState } from 'react';
import {
  type AddSettings,
  addSettingsKey,
  MAX_ADDED_ROWS,
  readAddSettings,
  writeAddSettings,
} from '../../../../engine/rows/addSettings.ts';
import { useServices } from '../../../services/services.ts';
import type { whyButton } from '../../../services/why.ts';

interface AddButtonProps {
  size: 'small' | 'middle' | 'large';
  disabled: boolean;
  why: ReturnType<typeof whyButton>;
  /** The grid's name among the kept settings. */
  name: string;
  /** Absent where new rows have a place of their own, as in a tree. */
  rowCount: (() => number) | undefined;
  onAdd: (settings: AddSettings) => void;
}

/** 新增, and beside it how many rows it adds and where. */
export function AddButton({ size, disabled, why, name, rowCount, onAdd }: AddButtonProps) {
  const { kept } = useServices();
  const [settings, setSettings] = useState(() => readAddSettings(kept.read(addSettingsKey), name));
  const [open, setOpen] = useState(false);
  const { message } = App.useApp();
  const save = (next: AddSettings) => {
    kept.write(addSettingsKey, writeAddSettings(kept.read(addSettingsKey), name, next), null);
    setSettings(next);
    setOpen(false);
    message.success('保存成功');
  };
  return (
    <Space.Compact>
      <Button size={size} type="primary" disabled={disabled} {...why} onClick={() => onAdd(settings)}>
        新增
      </Button>
      <Popover
        trigger="click"
        placement="bottomLeft"
        title="新增设置"
        open={open}
        onOpenChange={setOpen}
        destroyOnHidden
        content={<SettingsForm start={settings} most={rowCount?.()} onSave={save} />}
      >
        <Button
          size={size}
          type="primary"
          disabled={disabled}
          icon={<SettingOutlined />}
          aria-label="新增设置"
          aria-expanded={open}
        />
      </Popover>
    </Space.Compact>
  );
}

interface SettingsFormProps {
  start: AddSettings;
  most: number | undefined;
  onSave: (settings: AddSettings) => void;
}

function SettingsForm({ start, most, onSave }: SettingsFormProps) {
  const initial = { count: start.count, index: Math.min(start.index, most ?? start.index) };
  return (
    <Form<Partial<AddSettings>>
      layout="vertical"
      initialValues={initial}
      onFinish={({ count, index }) =>
        onSave({ count: count ?? 1, index: most === undefined ? start.index : (index ?? 0) })
      }
      style={{ width: 220 }}
    >
      <Form.Item name="count" label="新增行数">
        <InputNumber min={1} max={MAX_ADDED_ROWS} precision={0} style={{ width: '100%' }} />
      </Form.Item>
      {most !== undefined && (
        <Form.Item name="index" label="插入位置" extra="0 为最底部">
          <InputNumber min={0} max={most} precision={0} style={{ width: '100%' }} />
        </Form.Item>
      )}
      <Button type="primary" size="small" htmlType="submit" block>
        保存
      </Button>
    </Form>
  );
}
