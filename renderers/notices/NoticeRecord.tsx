import { useQuery } from '@tanstack/react-query';
import { App } from 'antd';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ENDPOINTS, pathTo } from '../../engine/api/endpoints.ts';
import type { Notice } from '../../engine/notices/Notice.ts';
import type { Plan, RecordsPlan } from '../../engine/plan/Plan.ts';
import { holdsRecords } from '../../engine/plan/parts.ts';
import { RecordPanel } from '../lists/RecordPanel.tsx';
import { useCells } from '../lists/useCells.ts';
import { useManifest } from '../services/queries.ts';
import { QUERY_KEYS } from '../services/queryClient.ts';
import { useClient } from '../services/services.ts';

interface NoticeRecordProps {
  notice: Notice;
  onClose: () => void;
  /** The page is not there, or not for this reader: the announcement itself can still be read. */
  onMissing: () => void;
}

/** The page an announcement names, with the record it is about. */
export function NoticeRecord({ notice, onClose, onMissing }: NoticeRecordProps) {
  const { openPage, busId } = notice;
  const { message } = App.useApp();
  const navigate = useNavigate();
  const name = openPage.replace(/^\//, '');
  const { plan, missing } = useNamedPlan(name);
  const record = plan && holdsRecords(plan) && busId !== '' ? plan : undefined;
  useEffect(() => {
    if (missing) {
      message.warning('要打开的页面不存在，或没有权限');
      onMissing();
    } else if (plan && !record) {
      onClose();
      // What a page does with the record is its own affair.
      void navigate(busId === '' ? `/${plan.id}` : `/${plan.id}?id=${encodeURIComponent(busId)}`);
    }
  }, [missing, plan, record, busId, message, navigate, onMissing, onClose]);
  return record ? <NamedRecord plan={record} id={busId} onClose={onClose} /> : null;
}

function NamedRecord({ plan, id, onClose }: { plan: RecordsPlan; id: string; onClose: () => void }) {
  const cells = useCells(plan.dictCodes);
  return (
    <RecordPanel
      plan={plan}
      opened={{ mode: 'detail', id }}
      mayEdit={false}
      onEdit={onClose}
      onSaved={onClose}
      cells={cells}
      onClose={onClose}
    />
  );
}

function useNamedPlan(name: string): { plan: Plan | undefined; missing: boolean } {
  const client = useClient();
  const manifest = useManifest();
  const entry = manifest.data?.find(({ id, code }) => id === name || code === name);
  const id = entry?.id ?? '';
  const plan = useQuery<Plan>({
    queryKey: [...QUERY_KEYS.plan(id), entry?.hash],
    queryFn: ({ signal }) =>
      client.get<Plan>(pathTo(ENDPOINTS.plan, { id }), { h: entry?.hash }, { signal, silent: true }),
    enabled: entry !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const known = manifest.isSuccess && entry !== undefined;
  return { plan: plan.data, missing: manifest.isError || plan.isError || (manifest.isSuccess && !known) };
}
