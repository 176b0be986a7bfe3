import { DragVerify } from '../../cells/types/slider/DragVerify.tsx';

interface SlideCheckProps {
  id?: string;
  value?: boolean;
  onChange?: (value: boolean) => void;
}

/** The slider as a field of a form. A courtesy to the server, never a proof. */
export function SlideCheck({ id, value = false, onChange }: SlideCheckProps) {
  return <DragVerify {...(id ? { id } : {})} verified={value} onVerified={() => onChange?.(true)} />;
}
