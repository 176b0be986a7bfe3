import { Button } from 'antd';
import { DRAFTS_BLOCKED } from '../store/drafts.ts';
import type { useFilling } from '../store/useFilling.ts';

interface FormButtonsProps {
  filling: Pick<ReturnType<typeof useFilling>, 'id' | 'blocked' | 'busy' | 'locked'>;
  /** What the two buttons say. */
  cancel: string;
  confirm: string;
  /** Nothing may be sent. */
  readOnly?: boolean;
  onCancel: () => void;
}

/** The buttons under a form. */
export function FormButtons({ filling, cancel, confirm, readOnly = false, onCancel }: FormButtonsProps) {
  const { id, blocked, busy, locked } = filling;
  return (
    <>
      {blocked && (
        <span className="form-blocked" role="status">
          {DRAFTS_BLOCKED}
        </span>
      )}
      <Button onClick={onCancel}>{cancel}</Button>
      <Button type="primary" htmlType="submit" form={id} loading={busy} disabled={busy || locked || readOnly}>
        {confirm}
      </Button>
    </>
  );
}
