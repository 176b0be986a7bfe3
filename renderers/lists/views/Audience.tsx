import { Radio, Select } from 'antd';
import { useId } from 'react';
import type { ViewScope } from '../../../engine/lists/views.ts';
import type { ListViewsPart } from '../useList.ts';

/** Whom something kept under a name is for. */
export interface ViewAudience {
  scope: ViewScope;
  /** Code of the role. */
  role?: string;
}

interface AudienceProps {
  views: Pick<ListViewsPart, 'roles'>;
  audience: ViewAudience;
  onChange: (audience: ViewAudience) => void;
}

/** Asks whom it is for: oneself, a role, everybody. */
export function Audience({ views, audience, onChange }: AudienceProps) {
  const id = useId();
  const [first] = views.roles;
  const choose = (scope: ViewScope) =>
    onChange(scope === 'role' && first ? { scope, role: audience.role ?? first.code } : { scope });
  return (
    <>
      <span id={id}>谁可以看</span>
      <Radio.Group
        aria-labelledby={id}
        value={audience.scope}
        onChange={(event) => choose(event.target.value as ViewScope)}
        options={[
          { value: 'mine', label: '仅自己' },
          ...(first ? [{ value: 'role', label: '某个角色' }] : []),
          { value: 'all', label: '所有人' },
        ]}
      />
      {audience.scope === 'role' && (
        <Select
          aria-label="角色"
          value={audience.role}
          onChange={(role) => onChange({ scope: 'role', role })}
          options={views.roles.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
    </>
  );
}
