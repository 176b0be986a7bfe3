import { Skeleton, theme } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { rowLinks } from '../../../engine/lists/actions.ts';
import type { Row } from '../../../engine/plan/record.ts';
import '../../cells/cells.css';
import { cellVariables } from '../../cells/cellVariables.ts';
import { useWhyMark } from '../../services/why.ts';
import { FindLayer, useFindKey } from '../find/FindLayer.tsx';
import { CellMenu, type MenuPlace } from '../shared/CellMenu.tsx';
import { type AskedCell, GridMenu, rowItems } from './GridMenu.tsx';
import type { GridProps } from './GridProps.ts';
import '../shared/grid.css';
import '../shared/headings.css';
import { gridVariables } from '../shared/gridVariables.ts';
import { useRowGrid } from './useRowGrid.ts';
import { useViewSource } from './useViewSource.ts';

const NOWHERE: ReadonlyMap<string, HTMLElement> = new Map();

/** One page of rows in AG Grid; the server sorts and pages. */
export function Grid(props: GridProps) {
  const { rows, loading = false, empty, actions, label } = props;
  const { token } = theme.useToken();
  const place = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState<{ row: Row; at: MenuPlace } | null>(null);
  const [menu, setMenu] = useState<{ asked: AskedCell; at: MenuPlace } | null>(null);
  const [below, setBelow] = useState<ReadonlyMap<string, HTMLElement>>(NOWHERE);
  const showDetail = useCallback((id: string, element: HTMLElement | undefined) => {
    setBelow(
      (known) =>
        new Map([...[...known].filter(([other]) => other !== id), ...(element ? ([[id, element]] as const) : [])]),
    );
  }, []);
  const finding = useFindKey(place);
  const api = useRowGrid(place, props, {
    onMore: (row, anchor) => setMore({ row, at: anchor.getBoundingClientRect() }),
    onMenu: (asked, at) => setMenu({ asked, at }),
    showDetail,
  });
  const source = useViewSource(api, place, props);
  useWhyMark(place, { columns: props.columns, rowOf: (id) => rows?.find((row) => String(row.id) === id) });
  const isEmpty = rows !== undefined && rows.length === 0 && !loading;
  return (
    <div
      className={`grid${loading ? ' grid-busy' : ''}${finding.asked > 0 ? ' grid-finding' : ''}`}
      style={{ ...cellVariables(token), ...gridVariables(token) }}
    >
      <FindLayer source={source} finding={finding} />
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
      {more && (
        <CellMenu
          at={more.at}
          groups={[rowItems(props, actions ? rowLinks(actions, more.row).rest : [], more.row)]}
          onClose={() => setMore(null)}
        />
      )}
      {menu && <GridMenu grid={props} {...menu} onFind={finding.ask} onClose={() => setMenu(null)} />}
    </div>
  );
}
