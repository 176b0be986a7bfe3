import { Button, Input, Popover, Space } from 'antd';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { isLink } from '../../../engine/markup/allowedMarkup.ts';
import { POPOVER_CLASS_NAMES } from './popup.ts';

interface LinkPopoverProps {
  open: boolean;
  /** The address to begin with. */
  address: string;
  onTake: (address: string) => void;
  /** Takes the link off; absent: there is none. */
  onRemove?: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for the address of a link. */
export function LinkPopover({ open, onClose, children, ...asked }: LinkPopoverProps) {
  return (
    <Popover
      open={open}
      onOpenChange={(next) => next || onClose()}
      trigger="click"
      placement="bottom"
      classNames={POPOVER_CLASS_NAMES}
      destroyOnHidden
      content={<AddressForm {...asked} onClose={onClose} />}
    >
      <span>{children}</span>
    </Popover>
  );
}

function AddressForm({ address, onTake, onRemove, onClose }: Omit<LinkPopoverProps, 'open' | 'children'>) {
  const [text, setText] = useState(address === '' ? 'https://' : address);
  const [told, setTold] = useState(false);
  const fine = isLink(text.trim());
  const take = () => (fine ? onTake(text.trim()) : setTold(true));
  const keys = (event: KeyboardEvent) => {
    // Neither the form nor the dialog around is meant.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      take();
    } else if (event.key === 'Escape') onClose();
  };
  return (
    <div role="dialog" aria-label="链接" className="editor-link">
      <Input
        value={text}
        autoFocus
        status={told && !fine ? 'error' : ''}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={keys}
        aria-label="链接地址"
      />
      {told && !fine && (
        <div role="alert" className="editor-link-wrong">
          请输入以 https://、http://、mailto: 或 tel: 开头的地址
        </div>
      )}
      <Space size={4} className="editor-link-buttons">
        {onRemove && (
          <Button size="small" onClick={onRemove}>
            移除链接
          </Button>
        )}
        <Button size="small" type="primary" onClick={take}>
          确定
        </Button>
      </Space>
    </div>
  );
}
