import { lazyPart } from '../shell/lazyPart.tsx';
import { Panel } from '../shell/Panel.tsx';
import type { SuperQueryDialogProps } from './SuperQueryDialog.tsx';

const SuperQueryDialog = lazyPart('SuperQueryDialog', () =>
  import('./SuperQueryDialog.tsx').then((part) => part.SuperQueryDialog),
);

/** The query builder over a list; fetched when it is first opened. */
export function SuperQueryPart(props: SuperQueryDialogProps) {
  return (
    <Panel name="高级查询" onClose={props.onClose}>
      <SuperQueryDialog {...props} />
    </Panel>
  );
}
