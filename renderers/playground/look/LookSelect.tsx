import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import { useClient } from '../../services/services.ts';
import { LOOK_KINDS, type Look, type LookChoices } from './Look.ts';

const OWN = 'own';

interface LookSelectProps {
  look: Look | undefined;
  onStart: (kind: Look['kind'], id: string) => void;
  onEnd: () => void;
}

/** As whom the page is looked at: oneself, or whoever one may look as, found by name. */
export function LookSelect({ look, onStart, onEnd }: LookSelectProps) {
  const client = useClient();
  const [keyword, setKeyword] = useState('');
  const [open, setOpen] = useState(false);
  const { data, isFetching } = useQuery({
    queryKey: ['config', 'lookChoices', keyword],
    enabled: open,
    queryFn: ({ signal }) => client.get<LookChoices>(ENDPOINTS.lookChoices.path, { keyword }, { silent: true, signal }),
    placeholderData: (last) => last,
  });
  const groups = [
    ['role', data?.roles],
    ['user', data?.users],
    ['tenant', data?.tenants],
  ] as const;
  const found = groups.flatMap(([kind, named = []]) => {
    const options = named.map(({ id, name }) => ({ value: `${kind}:${id}`, label: name }));
    return options.length === 0 ? [] : { label: LOOK_KINDS[kind], options };
  });
  const own = { value: OWN, label: '自己的身份' };
  const now = look && { value: `${look.kind}:${look.id}`, label: `${LOOK_KINDS[look.kind]} ${look.name}` };
  const choose = (value: string) => {
    const [kind = '', id = ''] = value.split(':', 2);
    if (kind === 'role' || kind === 'user' || kind === 'tenant') onStart(kind, id);
    else onEnd();
  };
  return (
    <Select
      size="small"
      aria-label="身份"
      labelInValue
      className="playground-look"
      popupMatchSelectWidth={false}
      showSearch={{ filterOption: false, onSearch: setKeyword }}
      loading={isFetching}
      options={keyword === '' ? [own, ...found] : found}
      value={now ?? own}
      onOpenChange={setOpen}
      onChange={({ value }) => choose(value)}
      notFoundContent={isFetching ? '正在查找…' : '没有这样的角色、用户或租户'}
    />
  );
}
