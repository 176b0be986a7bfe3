import { App, Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { POPUP_CLASS } from '../cells/popup.ts';
import { selectionComplaint } from './selection.ts';
import './pickers.css';

interface PickerModalProps {
  title: string;
  /** In px. */
  width: number;
  count: number;
  multiple: boolean;
  onTake: () => void;
  onCancel: () => void;
  onClear: () => void;
  children: ReactNode;
}

/** The frame of a dialog to choose in: what is chosen is counted at the bottom and can be cleared. */
export function PickerModal(props: PickerModalProps) {
  const { title, width, count, multiple, onTake, onCancel, onClear, children } = props;
  const { message } = App.useApp();
  const take = () => {
    const complaint = selectionComplaint(count, multiple);
    if (complaint === undefined) onTake();
    else void message.warning(complaint);
  };
  return (
    <Modal
      open
      title={title}
      width={width}
      rootClassName={POPUP_CLASS}
      onCancel={onCancel}
      mask={{ closable: false }}
      footer={
        <div className="picker-foot">
          <span>
            已选 {count} 项
            {count > 0 && (
              <Button type="link" size="small" onClick={onClear}>
                清空
              </Button>
            )}
          </span>
          <span>
            <Button onClick={onCancel}>取消</Button>
            <Button type="primary" onClick={take}>
              确定
            </Button>
          </span>
        </div>
      }
    >
      {/* What is typed and clicked here is nothing for the grid or the form around the editor. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: stops keys, offers none. */}
      <div className="picker" onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}>
        {children}
      </div>
    </Modal>
  );
}
