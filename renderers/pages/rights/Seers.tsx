import { Empty, Select, Skeleton, Tag } from 'antd';
import { useCallback, useState } from 'react';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import type { Ground, PagePart, RightsSubjects, Seer } from '../../../engine/api/rightsAsked.ts';
import { LoadFailure, useLoaded } from '../../pickers/useLoaded.tsx';
import { useClient } from '../../services/services.ts';

interface Asked {
  screen?: string;
  part?: PagePart;
}

/** Everybody who sees a page, a column or a button of it, and by which grants of which roles. */
export function Seers({ screens }: Pick<RightsSubjects, 'screens'>) {
  const [{ screen, part }, setAsked] = useState<Asked>({});
  const parts = screens.find(({ id }) => id === screen)?.parts ?? [];
  const grouped = (kind: PagePart['kind']) =>
    parts.filter((each) => each.kind === kind).map(({ code, title }) => ({ value: `${kind} ${code}`, label: title }));
  const pick = (value?: string): void => {
    const chosen = parts.find(({ kind, code }) => `${kind} ${code}` === value);
    setAsked({ ...(screen === undefined ? {} : { screen }), ...(chosen ? { part: chosen } : {}) });
  };
  return (
    <div className="rights-body">
      <div className="rights-bar">
        <Select
          aria-label="页面"
          placeholder="选择页面"
          showSearch={{ optionFilterProp: 'label' }}
          {...(screen === undefined ? {} : { value: screen })}
          options={screens.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(id: string) => setAsked({ screen: id })}
        />
        <Select
          aria-label="列或按钮"
          placeholder="整个页面"
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          disabled={screen === undefined}
          value={part ? `${part.kind} ${part.code}` : null}
          options={[
            { label: '列', options: grouped('column') },
            { label: '按钮', options: grouped('action') },
          ]}
          onChange={(value: string | null) => pick(value ?? undefined)}
        />
      </div>
      {screen === undefined ? (
        <Empty description="选一个页面，再选一列或一个按钮，看谁看得到、凭什么" />
      ) : (
        <Found key={`${screen} ${part?.kind} ${part?.code}`} screen={screen} part={part} />
      )}
    </div>
  );
}

function Found({ screen, part }: { screen: string; part: PagePart | undefined }) {
  const client = useClient();
  const load = useCallback(
    (signal: AbortSignal) => {
      const asked = { screen, ...(part ? { kind: part.kind, code: part.code } : {}) };
      return client.get<Seer[]>(ENDPOINTS.rightsSeers.path, asked, { signal, silent: true });
    },
    [client, screen, part],
  );
  const { value: seers, failure, retry } = useLoaded(load);
  if (failure) return <LoadFailure problem={failure} onRetry={retry} />;
  if (!seers) return <Skeleton active />;
  if (seers.length === 0) return <Empty description="没有人看得到" />;
  return (
    <>
      <p className="rights-count">{seers.length} 个人看得到</p>
      <table className="rights-table">
        <thead>
          <tr>
            <th scope="col">人</th>
            <th scope="col">凭什么</th>
          </tr>
        </thead>
        <tbody>
          {seers.map(({ id, title, username, admin, grounds }) => (
            <tr key={id}>
              <td>
                {title}
                <small>{username}</small>
              </td>
              <td>{admin ? '管理员拥有全部权限' : <Grounds grounds={grounds} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Grounds({ grounds }: { grounds: readonly Ground[] }) {
  return (
    <ul className="rights-grounds">
      {grounds.map(({ what, grants }) => (
        <li key={what}>
          <span>{what}</span>
          {grants.length === 0 && <span>人人都可以</span>}
          {grants.map(({ title, roles }) => (
            <span key={title}>
              {title}
              {roles.map((role) => (
                <Tag key={role}>{role}</Tag>
              ))}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
