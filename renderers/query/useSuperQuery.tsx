import { type ReactNode, useState } from 'react';
import { lazyPart } from '../shell/lazyPart.tsx';
import { Panel } from '../shell/Panel.tsx';
import { SuperQueryButton } from './SuperQueryButton.tsx';
import type { SuperQueryDialogProps } from './SuperQueryDialog.tsx';

const SuperQueryDialog = lazyPart('SuperQueryDialog', () =>
  import('./SuperQueryDialog.tsx').then((part) => part.SuperQueryDialog),
);

type SuperQueryOptions = Omit<SuperQueryDialogProps, 'onClose'>;

/** The query builder of a list: its button, and its dialog while that is open. Nothing where nothing can be asked. */
export function useSuperQuery(options: SuperQueryOptions): [button: ReactNode, dialog: ReactNode] {
  const [open, setOpen] = useState(false);
  const { fields, query, narrow, onSearch } = options;
  if (fields.length === 0) return [null, null];
  const close = () => setOpen(false);
  return [
    <SuperQueryButton
      key="button"
      count={query?.rows.length ?? 0}
      narrow={narrow}
      onOpen={() => setOpen(true)}
      onClear={() => onSearch(undefined)}
    />,
    open && (
      <Panel key="dialog" name="高级查询" onClose={close}>
        <SuperQueryDialog {...options} onClose={close} />
      </Panel>
    ),
  ];
}
