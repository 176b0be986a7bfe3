import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { Button, ConfigProvider, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useShown } from '../../services/pageTab.ts';
import { useServices } from '../../services/services.ts';
import '../draw/forms.css';

interface FormModalProps {
  title: string;
  /** px; a phone takes the whole screen. */
  width: number;
  narrow: boolean;
  footer: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

const WHOLE = {
  container: { display: 'flex', flexDirection: 'column', height: '100dvh', borderRadius: 0 },
  body: { flex: 1, minHeight: 0, marginInline: -24, padding: '8px 24px', overflowY: 'auto' },
} as const;
const WINDOW = {
  body: { maxHeight: 'calc(100vh - 230px)', marginInline: -24, padding: '8px 24px', overflowY: 'auto' },
} as const;

/** The window a record is added, edited and looked at in; its body scrolls, title and buttons stay. */
export function FormModal({ title, width, narrow, footer, onClose, children }: FormModalProps) {
  const [full, setFull] = useFullScreen();
  const whole = narrow || full;
  const shown = useShown();
  return (
    // A size in either case: without one antd builds another tree, and everything in it begins anew when a phone is turned.
    <ConfigProvider componentSize={narrow ? 'large' : 'medium'}>
      <Modal
        open
        title={title}
        width={whole ? '100vw' : width}
        footer={footer}
        onCancel={onClose}
        // Escape is for the page in front.
        keyboard={shown}
        style={whole ? { top: 0, maxWidth: '100vw', margin: 0, padding: 0 } : { top: 64 }}
        styles={whole ? WHOLE : WINDOW}
      >
        {!narrow && (
          <Button
            className="form-full"
            type="text"
            aria-label={full ? '退出全屏' : '全屏'}
            title={full ? '退出全屏' : '全屏'}
            icon={full ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
            onClick={() => setFull(!full)}
          />
        )}
        {children}
      </Modal>
    </ConfigProvider>
  );
}

const KEY = 'form-full-screen';

/** Whoever works in the whole screen once does so with the next form. */
function useFullScreen(): [boolean, (full: boolean) => void] {
  const { kept } = useServices();
  const [full, setFull] = useState(() => kept.read(KEY) === true);
  const change = (next: boolean) => {
    kept.write(KEY, next, null);
    setFull(next);
  };
  return [full, change];
}
