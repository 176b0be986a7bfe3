import { Dropdown, type MenuProps, Skeleton, theme } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { standsOn } from '../../../engine/lists/actions.ts';
import type { PlanAction } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import '../../cells/cells.css';
import { cellVariables } from '../../cells/cellVariables.ts';
import { preventDefaultKey } from '../../ui/preventDefaultKey.ts';
import type { GridProps } from './GridProps.ts';
import '../shared/grid.css';
import { gridVariables } from '../shared/gridVariables.ts';
import { useRowGrid } from './useRowGrid.ts';

const NOWHERE: ReadonlyMap<string, HTMLElement> = new Map();

/** One page of rows in AG Grid; the server sorts and pages. */
export function Grid(props: GridProps) {
  const { rows, loading = false, empty, actions, onAction, label } = props;
  const { token } = theme.useToken();
  const place = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<{ row: Row; at: DOMRect } | null>(null);
  const [below, setBelow] = useState<ReadonlyMap<string, HTMLElement>>(NOWHERE);
  const showDetail = useCallback((id: string, element: HTMLElement | undefined) => {
    setBelow(
      (known) =>
        new Map([...[...known].filter(([other]) => other !== id), ...(element ? ([[id, element]] as const) : [])]),
    );
  }, []);
  useRowGrid(place, props, (row, anchor) => setMenu({ row, at: anchor.getBoundingClientRect() }), showDetail);
  const isEmpty = rows !== undefined && rows.length === 0 && !loading;
  return (
    <div className={loading ? 'grid grid-busy' : 'grid'} style={{ ...cellVariables(token), ...gridVariables(token) }}>
      {loading && <div className="grid-bar" role="progressbar" aria-label="加载中" />}
      <section ref={place} className="grid-place" aria-label={label} aria-busy={loading} />
      {rows === undefined && (
        <div className="grid-skeleton">
          <Skeleton active title={false} paragraph={{ rows: 10, width: '100%' }} />
        </div>
      )}
      {[...below].map(([id, element]) => {
        const row = rows?.find((each) => String(each.id) === id);
        return row && props.detail ? createPortal(props.detail.draw(row), element, id) : null;
      })}
      {isEmpty && <div className="grid-empty">{empty ?? '没有数据'}</div>}
      {menu && (
        <MoreMenu
          at={menu.at}
          actions={(actions?.more ?? []).filter((each) => standsOn(each, menu.row))}
          onClose={() => setMenu(null)}
          onChoose={(code) => onAction?.(code, menu.row)}
        />
      )}
    </div>
  );
}

interface MoreMenuProps {
  at: DOMRect;
  actions: readonly PlanAction[];
  onClose: () => void;
  onChoose: (code: string) => void;
}

/** The rest of a row's actions, opened over a link that React has not drawn. */
function MoreMenu({ at, actions, onClose, onChoose }: MoreMenuProps) {
  const { left, top, width, height } = at;
  const items = actions.map(({ code, title, disabled = false }) => ({
    ...{ key: code, label: title, danger: code === 'delete', disabled },
  }));
  const choose: MenuProps['onClick'] = ({ key, domEvent }) => {
    preventDefaultKey({ domEvent });
    onClose();
    onChoose(key);
  };
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      menu={{ items, onClick: choose }}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <span style={{ position: 'fixed', left, top, width, height, pointerEvents: 'none' }} />
    </Dropdown>
  );
}
