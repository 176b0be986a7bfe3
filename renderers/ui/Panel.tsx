import { Modal, theme } from 'antd';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Boundary } from './Boundary.tsx';
import { Crash } from './Crash.tsx';
import './loadingFallback.css';

interface PanelProps {
  /** What opens, as people call it. */
  name: string;
  onClose: () => void;
  children: ReactNode;
}

/** What opens over a page. When it breaks, or does not come, it says so in a window: the page behind it lives on. */
export function Panel({ name, onClose, children }: PanelProps) {
  useFocusGivenBack();
  return (
    <Boundary
      name={name}
      instead={({ error, retry }) => (
        <Modal open footer={null} onCancel={onClose}>
          <Crash name={name} error={error} onRetry={retry} />
        </Modal>
      )}
    >
      <Suspense fallback={<LoadingFallback />}>{children}</Suspense>
    </Boundary>
  );
}

/** A window that goes together with what opened it leaves the keyboard nowhere; it goes on where it was. */
function useFocusGivenBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && before instanceof HTMLElement) before.focus();
    },
    [before],
  );
}

/** Stands at the window's upper edge while what was opened is still fetched; unseen where that takes no time. */
export function LoadingFallback() {
  const { token } = theme.useToken();
  return <div className="part-coming" role="progressbar" aria-label="正在打开" style={{ color: token.colorPrimary }} />;
}
