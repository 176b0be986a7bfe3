import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';
import { parseUndo, type UndoOutcome } from '../../../engine/lists/changes/changeSets.ts';
import { useServices } from '../../services/services.ts';
import { FailureState } from '../../ui/States.tsx';
import { Refusals } from './Refusals.tsx';

interface UndoWindowProps {
  /** Wire code of the model. */
  code: string;
  set: string;
  /** Rejects with what is to be told. */
  onUndo: () => Promise<void>;
  onClose: () => void;
}

/** What an undo would take back and what not, before it is done. */
export function UndoWindow({ code, set, onUndo, onClose }: UndoWindowProps) {
  const { client, report } = useServices();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const check = useQuery({
    queryKey: ['changeSets', code, 'check', set],
    queryFn: async ({ signal }) =>
      parseUndo(await client.get(pathTo(ENDPOINTS.checkUndo, { code, id: set }), undefined, { signal, silent: true })),
    staleTime: 0,
    gcTime: 0,
  });
  const { data } = check;
  const undo = async () => {
    setBusy(true);
    try {
      await onUndo();
      onClose();
    } catch (error) {
      report(error);
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: ['changeSets', code] });
    }
  };
  const nothing = data?.done === 0;
  return (
    <Modal
      open
      title="撤销"
      okText={data && !nothing ? `撤销 ${data.done} 条` : '撤销'}
      cancelText={nothing ? '关闭' : '取消'}
      okButtonProps={{ disabled: !data || nothing }}
      confirmLoading={busy}
      onOk={() => void undo()}
      onCancel={onClose}
    >
      {check.isError && <FailureState error={check.error} onRetry={() => void check.refetch()} />}
      {check.isPending && <Skeleton active />}
      {data && (
        <>
          <p>{sayCheck(data)}</p>
          <Refusals refused={data.refused} count={data.refusedCount} />
        </>
      )}
    </Modal>
  );
}

function sayCheck({ done, refusedCount }: UndoOutcome): string {
  if (refusedCount === 0) return `将撤销 ${done} 条`;
  if (done === 0) return `${refusedCount} 条后来有变化，没有可以撤销的`;
  return `将撤销 ${done} 条，${refusedCount} 条后来有变化不会撤销`;
}
