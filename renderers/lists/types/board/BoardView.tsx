import { Suspense, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { withNames } from '../../../../engine/boards/columns.ts';
import { passedOverBy } from '../../../../engine/boards/state.ts';
import type { BoardPlan } from '../../../../engine/plan/board.ts';
import { useServices } from '../../../services/services.ts';
import { useHome } from '../../../services/useMenu.ts';
import { useZonedFormat } from '../../../services/useZonedFormat.ts';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { PageDescription } from '../../../ui/PageSlots.tsx';
import type { PageRegistry } from '../../ListType.ts';
import { ScopeNote } from '../../notes/ScopeNote.tsx';
import { useCells } from '../../useCells.ts';
import { BoardBar } from './BoardBar.tsx';
import { PartGrid } from './PartGrid.tsx';
import { type Asked, type Board, BoardContext, useBoardSource, useBoardState } from './useBoard.ts';
import './board.css';

const AddressNote = lazyComponent('AddressNote', async () => (await import('../../notes/AddressNote.tsx')).AddressNote);
const WhereFrom = lazyComponent('WhereFrom', async () => (await import('./WhereFrom.tsx')).WhereFrom);

const DAY = { month: 'long', day: 'numeric', weekday: 'long' } as const;

/** The first page has no head of its own: its heading is the day. */
function HomeHead() {
  const { clock } = useServices();
  const { pathname } = useLocation();
  const home = useHome();
  const day = useZonedFormat(DAY);
  return pathname === home ? <h1 className="board-day">{day(clock())}</h1> : null;
}

/** A dashboard: what its parts share above them, each part by itself, and where any of its figures comes from. */
export function BoardView({ plan, pages }: { plan: BoardPlan; pages: PageRegistry }) {
  const [state, change] = useBoardState(plan);
  const { search } = useLocation();
  const unknown = passedOverBy(search, plan);
  const declared = useCells(plan.dictCodes);
  const { load, meta, names, refresh } = useBoardSource(plan, state);
  const cells = useMemo(() => ({ ...declared, dictionary: withNames(declared.dictionary, names) }), [declared, names]);
  const [asked, explain] = useState<Asked>();
  const board = useMemo(
    (): Board => ({ plan, state, change, meta, cells, pages, explain, load }),
    [plan, state, change, meta, cells, pages, load],
  );
  return (
    <BoardContext value={board}>
      <div className="board">
        <HomeHead />
        {plan.description && <PageDescription>{plan.description}</PageDescription>}
        <ScopeNote code={plan.code} />
        {unknown.length > 0 && (
          <Suspense fallback={null}>
            <AddressNote names={unknown} onDrop={() => change(state)} />
          </Suspense>
        )}
        <BoardBar onRefresh={() => void refresh()} />
        <PartGrid parts={plan.parts} />
        {asked && (
          <Suspense fallback={null}>
            <WhereFrom asked={asked} onClose={() => explain(undefined)} />
          </Suspense>
        )}
      </div>
    </BoardContext>
  );
}
