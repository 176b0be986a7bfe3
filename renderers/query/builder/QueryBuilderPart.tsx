import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { QueryBuilderDialogProps } from './QueryBuilderDialog.tsx';

const QueryBuilderDialog = lazyComponent('QueryBuilderDialog', () =>
  import('./QueryBuilderDialog.tsx').then((part) => part.QueryBuilderDialog),
);

/** The query builder over a list; fetched when it is first opened. */
export function QueryBuilderPart(props: QueryBuilderDialogProps) {
  return (
    <Panel name="高级查询" onClose={props.onClose}>
      <QueryBuilderDialog {...props} />
    </Panel>
  );
}
