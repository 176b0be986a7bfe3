import { Drawer } from 'antd';
import { useState } from 'react';
import { SettingsPanel } from './SettingsPanel.tsx';

/** How the frame looks, beside the page it is changed on. */
export function SettingsDrawer({ onClosed }: { onClosed: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <Drawer
      open={open}
      title="系统设置"
      size={320}
      onClose={() => setOpen(false)}
      afterOpenChange={(shown) => {
        if (!shown) onClosed();
      }}
      // The page is seen while it changes.
      mask={{ enabled: true, blur: false, closable: true }}
      styles={{ mask: { background: 'transparent' } }}
    >
      <SettingsPanel />
    </Drawer>
  );
}
