import { type ReactNode, Suspense, useRef } from 'react';
import { inOrder, pinsDragged } from '../../engine/lists/views.ts';
import type { PlanQueryItem } from '../../engine/plan/Plan.ts';
import type { Row } from '../../engine/plan/record.ts';
import { Grid } from '../grid/view/Grid.tsx';
import type { GridProps } from '../grid/view/GridProps.ts';
import { QueryBuilderButton, QueryBuilderPart } from '../query/builder/QueryBuilderButton.tsx';
import { QueryForm } from '../query/form/QueryForm.tsx';
import { QuerySheet } from '../query/form/QuerySheet.tsx';
import { useClickGuard } from '../services/useClickGuard.ts';
import { BUTTONS_ALONE, useWhyMark, useWhyWithin, WhyProvider } from '../services/why.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { PageDescription } from '../ui/PageSlots.tsx';
import { TouchControls } from '../ui/TouchControls.tsx';
import { useNarrow } from '../ui/useMedia.ts';
import type { FoldedActions } from './actions/FoldedTools.tsx';
import { Tools } from './actions/Tools.tsx';
import type { Export } from './actions/useExport.ts';
import { besideOf } from './beside/besideOf.ts';
import { EmptyList } from './EmptyList.tsx';
import { useHeadings } from './headings/useHeadings.tsx';
import { ScopeNote } from './notes/ScopeNote.tsx';
import { Pager } from './Pager.tsx';
import { JOINED, NoRows, OldRows, useToldFailure } from './RowsState.tsx';
import type { Transfer } from './transfer/useTransfer.tsx';
import { useBuilder } from './useBuilder.ts';
import type { useList } from './useList.ts';
import { useScrollMemory } from './useScrollMemory.ts';
import { useViewMenu } from './views/useViewMenu.tsx';

const AddressNote = lazyComponent('AddressNote', async () => (await import('./notes/AddressNote.tsx')).AddressNote);
const BesideChoices = lazyComponent(
  'BesideChoices',
  async () => (await import('./beside/BesideChoices.tsx')).BesideChoices,
);
const BesideStrip = lazyComponent('BesideStrip', async () => (await import('./beside/BesideStrip.tsx')).BesideStrip);

interface RowsPageProps {
  title: string;
  description?: string | undefined;
  list: ReturnType<typeof useList>;
  query: readonly PlanQueryItem[];
  /** The rows with ids; undefined before the first ones have come. */
  rows: readonly Row[] | undefined;
  /** Left half of the toolbar. */
  buttons?: ReactNode;
  /** What a phone puts, together with the tools, behind one button. */
  folded?: FoldedActions | undefined;
  /** The ways to export; absent: none, or no right to it. */
  exports?: readonly Export[] | undefined;
  exporting?: boolean;
  /** Ways in and out that ask first. */
  transfers?: readonly Transfer[] | undefined;
  /** Shows what was done to many rows at once. */
  onChanges?: (() => void) | undefined;
  /** Reads again more than the page of rows. */
  onRefresh?: () => void;
  grid?: Pick<
    GridProps,
    | 'selected'
    | 'single'
    | 'onSelect'
    | 'actions'
    | 'onAction'
    | 'onOpen'
    | 'onRemoveKey'
    | 'totals'
    | 'tree'
    | 'detail'
  > &
    Partial<Pick<GridProps, 'columns' | 'cells' | 'onDrill' | 'onFigure' | 'onTotal'>>;
  /** Stands above the rows. */
  notice?: ReactNode;
  /** Stands in the place of the grid. */
  body?: ReactNode;
  /** The body turns its pages itself. */
  unpaged?: boolean;
  /** Offered where there are no rows at all. */
  emptyAction?: ReactNode;
}

/** A page of rows: the query strip, and one card with toolbar, grid and pager. */
export function RowsPage(props: RowsPageProps) {
  const { title, description, list, query } = props;
  const { state, rows, cells } = list;
  const narrow = useNarrow();
  const place = useRef<HTMLElement>(null);
  const onScroll = useScrollMemory(place, list.code, props.rows !== undefined);
  const { beside, asked } = besideOf(list, query);
  const form = {
    items: asked,
    values: state.values,
    dictionary: cells.dictionary,
    ofPage: true,
    onSearch: (values: typeof state.values) => {
      // The same question asked again is a wish for fresh rows.
      if (values === state.values && state.pageNo === 1) void rows.refetch(JOINED);
      else list.search(values);
    },
    onReset: list.reset,
  };
  const builder = useBuilder(list);
  useWhyMark(place, BUTTONS_ALONE);
  const page = (
    <div className="screen">
      {description && <PageDescription>{description}</PageDescription>}
      <ScopeNote code={list.code} />
      {list.passedOver.length > 0 && (
        <Suspense>
          <AddressNote names={list.passedOver} onDrop={() => list.change((now) => now)} />
        </Suspense>
      )}
      {asked.length > 0 && !narrow && (
        <div className="screen-card">
          <QueryForm {...form} />
        </div>
      )}
      <section ref={place} className="screen-card screen-main" aria-label={title} onScrollCapture={onScroll}>
        <Toolbar
          page={props}
          builder={builder}
          narrow={narrow}
          sheet={asked.length > 0 && <QuerySheet {...form} onBuilder={builder?.onOpen} />}
        />
        {beside && (
          <Suspense>
            <BesideStrip beside={beside} narrow={narrow} />
          </Suspense>
        )}
        {props.notice}
        <Rows {...props} onReset={form.onReset} />
      </section>
      {builder?.open && <QueryBuilderPart {...builder.asks} narrow={narrow} onClose={builder.onClose} />}
    </div>
  );
  if (!beside || narrow) return page;
  return (
    <div className="beside">
      <Suspense fallback={<div className="screen-card" style={{ width: beside.width, marginInlineEnd: 16 }} />}>
        <BesideChoices beside={beside} />
      </Suspense>
      {page}
    </div>
  );
}

interface RowsProps
  extends Pick<RowsPageProps, 'title' | 'list' | 'rows' | 'grid' | 'body' | 'unpaged' | 'emptyAction'> {
  /** Takes back what was asked for. */
  onReset: () => void;
  /** Pages are turned only where there are several. */
  short?: boolean;
}

/** The rows of a list and how they stand: coming, old, none, not to be had; and the pages of them. */
export function Rows(props: RowsProps) {
  const { title, list, rows: records, grid, body, unpaged = false, emptyAction, onReset, short = false } = props;
  const { state, rows, cells, view, changeView } = list;
  const narrow = useNarrow();
  const told = useToldFailure(rows);
  const retry = () => void rows.refetch();
  const onFilter: GridProps['onFilter'] = (column, row) => {
    const values = list.askedLike(column.key, row);
    if (values === undefined) return undefined;
    return () => list.search(values);
  };
  const filters = useHeadings(list);
  const total = rows.data?.total;
  return (
    <WhyProvider value={useWhyWithin({ list: list.code })}>
      {!body && filters.window}
      <OldRows rows={rows} onRetry={retry} />
      {rows.isError && !rows.data ? (
        <NoRows rows={rows} told={told} onRetry={retry} />
      ) : (
        (body ?? (
          <Grid
            {...grid}
            label={title}
            columns={grid?.columns ?? list.columns}
            hiddenColumns={grid?.columns ? [] : list.drawable.filter((column) => !list.columns.includes(column))}
            rows={list.missing.length > 0 ? NO_ROWS : records}
            cells={grid?.cells ?? cells}
            density={view.density}
            narrow={narrow}
            loading={rows.isFetching}
            sort={state.sort}
            onSort={list.sort}
            onFilter={onFilter}
            headings={filters.headings}
            widths={view.widths}
            onWidth={(key, width) => changeView({ widths: { ...view.widths, [key]: width } })}
            onOrder={(keys, pins) =>
              changeView({
                order: inOrder(list.drawable, keys).map(({ key }) => key),
                ...(pins ? { pins: pinsDragged(view.pins, pins, list.columns) } : {}),
              })
            }
            empty={<EmptyList list={list} action={emptyAction} onReset={onReset} />}
          />
        ))
      )}
      {!unpaged && !(short && (total === undefined || total <= state.pageSize)) && (
        <div className="screen-pager">
          <Pager
            state={state}
            total={total}
            estimated={rows.data?.totalEstimated}
            narrow={narrow}
            sizes={list.pageSizes}
            onChange={(pages) => list.change((now) => ({ ...now, ...pages }))}
          />
        </div>
      )}
    </WhyProvider>
  );
}

interface ToolbarProps {
  page: RowsPageProps;
  builder: ReturnType<typeof useBuilder>;
  narrow: boolean;
  /** How a phone asks. */
  sheet: ReactNode;
}

/** What can be done with the rows, and how they are looked at. */
function Toolbar({ page, builder, narrow, sheet }: ToolbarProps) {
  const { list, query } = page;
  const { rows, view, changeView } = list;
  const counts = useClickGuard();
  const views = useViewMenu(list);
  const refresh = page.onRefresh ?? (() => void rows.refetch(JOINED));
  // A phone has room for one way to ask; that the list stands on more than it is seen below.
  const folded = narrow && query.length > 0;
  return (
    <TouchControls wanted={narrow}>
      <div className="screen-toolbar">
        <div className="screen-buttons">
          {folded && sheet}
          {page.buttons}
        </div>
        {builder && !folded && <QueryBuilderButton {...builder} />}
        <Tools
          narrow={narrow}
          columns={list.drawable}
          view={view}
          onView={changeView}
          views={views}
          exports={page.exports}
          exporting={page.exporting ?? false}
          transfers={page.transfers}
          folded={narrow ? page.folded : undefined}
          onChanges={page.onChanges}
          onRefresh={() => counts() && refresh()}
        />
      </div>
      {views.windows}
      {builder && folded && builder.count > 0 && (
        <div className="screen-strip">
          <QueryBuilderButton {...builder} />
        </div>
      )}
    </TouchControls>
  );
}

const NO_ROWS: readonly Row[] = [];
