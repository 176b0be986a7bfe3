import { BellOutlined } from '@ant-design/icons';
import { Badge, Button, Popover } from 'antd';
import { useRef, useState } from 'react';
import { BellPanel, enterPanel } from './BellPanel.tsx';
import { useBell } from './bellOf.ts';
import { useOpenNotice } from './useOpenNotice.tsx';
import './notices.css';

/** On a phone the bell does not stand at the edge: the panel is pushed inside. */
const INSIDE = { overflow: { shiftX: true, adjustY: true } };

/** The bell of the header: how much is unread, and the newest of it. */
export function Bell() {
  const { bell, state } = useBell();
  const [shown, setShown] = useState(false);
  const { open, viewer } = useOpenNotice();
  const { noticeTotal = 0, messageTotal = 0 } = state.counts ?? {};
  const total = noticeTotal + messageTotal;
  const place = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  // The panel hangs elsewhere in the page: the keyboard is led into it and back.
  const close = () => {
    setShown(false);
    place.current?.focus();
  };
  return (
    <>
      <Popover
        open={shown}
        onOpenChange={setShown}
        afterOpenChange={(open) => open && enterPanel(panel.current)}
        trigger="click"
        placement="bottomRight"
        arrow={false}
        align={INSIDE}
        styles={{ container: { padding: 0 } }}
        content={
          <BellPanel
            ref={panel}
            state={state}
            onOpen={(notice) => {
              close();
              void open(notice);
            }}
            onRetry={() => void bell?.reload()}
            onClose={close}
          />
        }
      >
        <Button
          ref={place}
          type="text"
          className="notice-bell"
          aria-label={total > 0 ? `通知，${total} 条未读` : '通知'}
          aria-expanded={shown}
          aria-haspopup="dialog"
          icon={
            <Badge count={total} overflowCount={99} size="small" offset={[4, -2]}>
              <BellOutlined style={{ fontSize: 16 }} />
            </Badge>
          }
        />
      </Popover>
      {viewer}
    </>
  );
}
