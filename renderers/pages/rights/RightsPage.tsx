import { Skeleton, Tabs } from 'antd';
import { useCallback } from 'react';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import type { RightsSubjects } from '../../../engine/api/rightsAsked.ts';
import { LoadFailure, useLoaded } from '../../pickers/useLoaded.tsx';
import { useClient } from '../../services/services.ts';
import { Seers } from './Seers.tsx';
import { WithoutRole } from './WithoutRole.tsx';
import './rights.css';

/** Who sees what and by which grants, and what somebody would lose with a role. */
export function RightsPage() {
  const client = useClient();
  const load = useCallback(
    (signal: AbortSignal) =>
      client.get<RightsSubjects>(ENDPOINTS.rightsSubjects.path, undefined, { signal, silent: true }),
    [client],
  );
  const { value: subjects, failure, retry } = useLoaded(load);
  if (failure) return <LoadFailure problem={failure} onRetry={retry} />;
  if (!subjects) return <Skeleton active />;
  return (
    <Tabs
      className="rights"
      items={[
        { key: 'seers', label: '谁看得到', children: <Seers screens={subjects.screens} /> },
        { key: 'without', label: '少一个角色', children: <WithoutRole people={subjects.people} /> },
      ]}
    />
  );
}
