import { ConfigProvider, Modal } from 'antd';
import type { ReactNode } from 'react';

interface FormModalProps {
  title: string;
  /** px; a phone takes the whole screen. */
  width: number;
  narrow: boolean;
  footer: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The window a record is added, edited and looked at in; its body scrolls, title and buttons stay. */
export function FormModal({ title, width, narrow, footer, onClose, children }: FormModalProps) {
  return (
    <ConfigProvider componentSize={narrow ? 'large' : undefined}>
      <Modal
        open
        title={title}
        width={narrow ? '100vw' : width}
        footer={footer}
        onCancel={onClose}
        mask={{ closable: false, blur: false }}
        style={narrow ? { top: 0, maxWidth: '100vw', margin: 0, padding: 0 } : { top: 64 }}
        styles={
          narrow
            ? {
                container: { display: 'flex', flexDirection: 'column', height: '100dvh', borderRadius: 0 },
                body: { flex: 1, minHeight: 0, paddingBlockStart: 8, overflowY: 'auto' },
              }
            : { body: { maxHeight: 'calc(100vh - 230px)', marginInline: -24, padding: '8px 24px', overflowY: 'auto' } }
        }
      >
        {children}
      </Modal>
    </ConfigProvider>
  );
}
