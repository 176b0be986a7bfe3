import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { headingConditions } from '../../../engine/queryBuilder/headingFilter.ts';
import type { GridHeadings } from '../../grid/shared/headings.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { useList } from '../useList.ts';

const HeadingFilter = lazyComponent('HeadingFilter', async () => (await import('./HeadingFilter.tsx')).HeadingFilter);

/** Asking for rows by the headings of a list's grid: its conditions are those of the query builder. */
export function useHeadings(list: ReturnType<typeof useList>): { headings: GridHeadings; window: ReactNode } {
  const [open, setOpen] = useState<{ key: string; at: HTMLElement }>();
  const { builderFields, state } = list;
  const { builderQuery } = state;
  const filterable = useMemo(() => new Set(builderFields.map(({ key }) => key)), [builderFields]);
  const onFilter = useCallback((key: string, at: HTMLElement) => setOpen({ key, at }), []);
  const headings = useMemo(() => {
    const filtered = [...filterable].filter((key) => headingConditions(builderQuery, key).length > 0);
    return { filterable, filtered: new Set(filtered), onFilter };
  }, [filterable, builderQuery, onFilter]);
  const close = () => {
    setOpen(undefined);
    // The heading may have been drawn anew.
    requestAnimationFrame(() => open?.at.isConnected && open.at.focus({ preventScroll: true }));
  };
  const field = builderFields.find(({ key }) => key === open?.key);
  const window = open && field && (
    <Panel name="筛选" onClose={close}>
      <HeadingFilter
        key={field.key}
        list={list}
        field={field}
        at={open.at}
        sortable={list.columns.find(({ key }) => key === field.key)?.sortable === true}
        onAsk={list.builderSearch}
        onClose={close}
      />
    </Panel>
  );
  return { headings, window };
}
