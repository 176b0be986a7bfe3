import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';

interface GoneDialogProps {
  /** What is gone, when it is not the record of the form. */
  children?: ReactNode;
  saving: boolean;
  /** Absent: the person may not add. */
  onAddAgain?: () => void;
  onDrop: () => void;
  onCancel: () => void;
}

/** Somebody else removed what was being changed here: it can come again as new, or go. */
export function DeletedElsewhereDialog({ children, saving, onAddAgain, onDrop, onCancel }: GoneDialogProps) {
  return (
    <Modal
      open
      title="数据已被他人删除"
      width={560}
      onCancel={onCancel}
      footer={[
        <Button key="cancel" onClick={onCancel}>
          返回继续编辑
        </Button>,
        <Button key="drop" danger onClick={onDrop}>
          放弃
        </Button>,
        onAddAgain && (
          <Button key="add" type="primary" loading={saving} onClick={onAddAgain}>
            重新新增
          </Button>
        ),
      ]}
    >
      {children ?? <p>在您编辑期间，此记录已被删除。</p>}
      <p>“重新新增”会把您看到的内容保存为新的记录；“放弃”则不保留您填写的内容。</p>
    </Modal>
  );
}
