import { FilterOutlined } from '@ant-design/icons';
import { Badge, Button, theme } from 'antd';
import { useState } from 'react';
import { filledCount } from '../../../engine/lists/query.ts';
import { lazyComponent, usePrefetched } from '../../ui/lazyComponent.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useIdle } from '../../ui/useIdle.ts';
import type { QuerySheetProps } from './QuerySheetDrawer.tsx';

const QuerySheetDrawer = lazyComponent('QuerySheetDrawer', () =>
  import('./QuerySheetDrawer.tsx').then((part) => part.QuerySheetDrawer),
);

/** The query of a phone: a button with the number of conditions, and a sheet from below with all of them. */
export function QuerySheet(props: QuerySheetProps) {
  const { items, values } = props;
  const { token } = theme.useToken();
  const [open, setOpen] = useState(false);
  const { there } = usePrefetched(QuerySheetDrawer, useIdle());
  const close = () => setOpen(false);
  return (
    <>
      <Badge count={filledCount(items, values)} size="small" color={token.colorPrimary}>
        <Button icon={<FilterOutlined />} onClick={() => setOpen(true)}>
          筛选
        </Button>
      </Badge>
      {(open || there) && (
        <Panel name="查询条件" onClose={close}>
          <QuerySheetDrawer {...props} open={open} onClose={close} />
        </Panel>
      )}
    </>
  );
}
