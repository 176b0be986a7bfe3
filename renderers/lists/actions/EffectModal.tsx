import { Alert, Modal } from 'antd';
import type { RightsEffect } from '../../../engine/api/rightsAsked.ts';
import { POPUP_CLASS } from '../../cells/drawing/popup.ts';
import { EffectChanges } from './EffectChanges.tsx';

interface EffectModalProps {
  title: string;
  effect: RightsEffect;
  busy: boolean;
  onTake: () => void;
  onCancel: () => void;
}

/** What a choice comes to, before it is sent: nothing has changed yet. */
export function EffectModal({ title, effect: { people, changes }, busy, onTake, onCancel }: EffectModalProps) {
  const text = changes.length === 0 ? '没有人看到的会因此不同。' : `${people} 个人看到的会不同，保存后立即生效。`;
  return (
    <Modal
      open
      title={title}
      width={720}
      rootClassName={POPUP_CLASS}
      okText="保存"
      cancelText="返回修改"
      confirmLoading={busy}
      onOk={onTake}
      onCancel={onCancel}
    >
      <Alert type={changes.length === 0 ? 'info' : 'warning'} showIcon title={text} style={{ marginBlockEnd: 12 }} />
      <EffectChanges changes={changes} />
    </Modal>
  );
}
