import { Empty, Select, Skeleton } from 'antd';
import { useCallback, useState } from 'react';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import type { RightsSubjects, ScreenChange } from '../../../engine/api/rightsAsked.ts';
import { EffectChanges } from '../../lists/actions/EffectChanges.tsx';
import { LoadFailure, useLoaded } from '../../pickers/useLoaded.tsx';
import { useClient } from '../../services/services.ts';

/** What somebody would not see any more without one of their roles. */
export function WithoutRole({ people }: Pick<RightsSubjects, 'people'>) {
  const [user, setUser] = useState<string>();
  const [role, setRole] = useState<string>();
  const roles = people.find(({ id }) => id === user)?.roles ?? [];
  return (
    <div className="rights-body">
      <div className="rights-bar">
        <Select
          aria-label="人"
          placeholder="选择人"
          showSearch={{ optionFilterProp: 'label' }}
          value={user ?? null}
          options={people.map(({ id, title, username }) => ({ value: id, label: `${title}（${username}）` }))}
          onChange={(id: string | null) => {
            setUser(id ?? undefined);
            setRole(undefined);
          }}
        />
        <Select
          aria-label="角色"
          placeholder={user !== undefined && roles.length === 0 ? '没有角色' : '选择角色'}
          disabled={roles.length === 0}
          value={role ?? null}
          options={roles.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(id: string | null) => setRole(id ?? undefined)}
        />
      </div>
      {user === undefined || role === undefined ? (
        <Empty description="选一个人和他的一个角色，看没有这个角色会少什么" />
      ) : (
        <Lost key={`${user} ${role}`} user={user} role={role} />
      )}
    </div>
  );
}

function Lost({ user, role }: { user: string; role: string }) {
  const client = useClient();
  const load = useCallback(
    (signal: AbortSignal) =>
      client.get<ScreenChange[]>(ENDPOINTS.rightsWithoutRole.path, { user, role }, { signal, silent: true }),
    [client, user, role],
  );
  const { value: changes, failure, retry } = useLoaded(load);
  if (failure) return <LoadFailure problem={failure} onRetry={retry} />;
  if (!changes) return <Skeleton active />;
  if (changes.length === 0) return <Empty description="什么也不会少：别的角色都给了" />;
  return (
    <>
      <p className="rights-count">{changes.length} 个页面会不同</p>
      <EffectChanges changes={changes} />
    </>
  );
}
