import { Button } from 'antd';
import type { ReactNode } from 'react';

/** A small button that is only a picture; its label is what it says to whoever cannot see it. */
export function Mark({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return <Button type="text" size="small" icon={icon} aria-label={label} title={label} onClick={onClick} />;
}
