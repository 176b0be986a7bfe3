import { CloseOutlined } from '@ant-design/icons';
import { theme } from 'antd';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

interface TabTitleProps {
  id: string;
  title: string;
  /** The full path, for two pages of one name. */
  hint: string;
  active: boolean;
  dirty: boolean;
  closable: boolean;
  /** The one the Tab key stops at. */
  stop: boolean;
  onShow: () => void;
  onClose: () => void;
  onMenu: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
  onDragStart: () => void;
  onDrop: () => void;
}

/** One open page: its name, ● before it while something is not saved, and × unless it is home. */
export function TabTitle(props: TabTitleProps) {
  const { id, title, hint, active, dirty, closable, stop, onShow, onClose, onMenu } = props;
  const { token } = theme.useToken();
  const press = useLongPress(onMenu);
  return (
    <div
      id={id}
      role="tab"
      className={active ? 'weft-tab weft-tab-active' : 'weft-tab'}
      style={{ color: active ? token.colorLink : token.colorTextSecondary }}
      title={title === hint ? undefined : `${title}\n${hint}`}
      aria-selected={active}
      aria-controls={active ? `${id}-page` : undefined}
      aria-label={dirty ? `${title}，未保存` : title}
      tabIndex={stop ? 0 : -1}
      draggable={closable}
      onClick={() => press.wasLong() || onShow()}
      onMouseDown={(event) => {
        // Else the middle button begins to scroll.
        if (event.button === 1) event.preventDefault();
      }}
      onAuxClick={(event) => event.button === 1 && onClose()}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu();
      }}
      onKeyDown={props.onKeyDown}
      onFocus={props.onFocus}
      onDragStart={props.onDragStart}
      onDragOver={(event) => event.preventDefault()}
      onDrop={props.onDrop}
      {...press.handlers}
    >
      {dirty && (
        <span aria-hidden style={{ color: token.colorWarning, fontSize: 10 }}>
          ●
        </span>
      )}
      <span className="weft-tab-title">{title}</span>
      {closable && (
        // For the mouse alone; keyboards close with Delete.
        <span
          aria-hidden
          className="weft-tab-close"
          title="关闭"
          onClick={(event) => {
            event.stopPropagation();
            onClose();
          }}
        >
          <CloseOutlined />
        </span>
      )}
    </div>
  );
}

/** Ms a finger rests before it means the menu. */
const LONG = 500;
/** Px a finger may tremble meanwhile. */
const TREMBLE = 8;

function useLongPress(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const long = useRef(false);
  const stop = () => clearTimeout(timer.current);
  const handlers = {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      long.current = false;
      if (pointerType !== 'touch') return;
      from.current = { x: clientX, y: clientY };
      stop();
      timer.current = setTimeout(() => {
        long.current = true;
        act();
      }, LONG);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > TREMBLE) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
  return { handlers, wasLong: () => long.current };
}
