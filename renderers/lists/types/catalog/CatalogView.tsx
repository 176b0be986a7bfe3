import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { DeclarationsPlan, PlanAction } from '../../../../engine/plan/Plan.ts';
import type { Row } from '../../../../engine/plan/record.ts';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { useNarrow } from '../../../ui/useMedia.ts';
import { RowsPage } from '../../RowsPage.tsx';
import { useList } from '../../useList.ts';

const DeclarationModal = lazyComponent('DeclarationModal', () =>
  import('./DeclarationModal.tsx').then((part) => part.DeclarationModal),
);

/** Every declaration there is. */
export function CatalogView({ plan }: { plan: DeclarationsPlan<'catalog'> }) {
  return <Declarations plan={plan} />;
}

/** The screens that take over another; at an address with a code those of that one. */
export function CopiesView({ plan }: { plan: DeclarationsPlan<'copies'> }) {
  const { code } = useParams();
  const own = useMemo(() => (code === undefined ? plan : { ...plan, within: { physicId: code } }), [plan, code]);
  return <Declarations plan={own} />;
}

const OPEN: PlanAction = { code: 'open', title: '打开', permission: '', when: { field: 'opens', in: ['1'] } };
const LOOK: PlanAction = { code: 'detail', title: '详情', permission: '' };
const WIDE = { inRow: [OPEN, LOOK], more: [] };
const NARROW = { inRow: [], more: [OPEN, LOOK] };

/** Declarations page by page; one opens to what it names and what is wrong with it. */
function Declarations({ plan }: { plan: DeclarationsPlan }) {
  const list = useList(plan);
  const narrow = useNarrow();
  const navigate = useNavigate();
  const [looked, setLooked] = useState<Row>();
  const data = list.rows.data;
  const rows = useMemo(
    () => data?.records.map((row) => ({ ...row, opens: typeof row.address === 'string' ? '1' : '0' })),
    [data],
  );
  const open = (row: Row) => {
    if (typeof row.address === 'string') void navigate(row.address);
  };
  return (
    <>
      <RowsPage
        title={plan.title}
        description={plan.description}
        list={list}
        query={plan.query}
        rows={rows}
        grid={{
          actions: narrow ? NARROW : WIDE,
          onAction: (code, row) => (code === 'open' ? open(row) : setLooked(row)),
          onOpen: setLooked,
        }}
      />
      {looked && (
        <Panel name="声明详情" onClose={() => setLooked(undefined)}>
          <DeclarationModal
            row={looked}
            onClose={() => setLooked(undefined)}
            {...(typeof looked.address === 'string' ? { onOpen: () => open(looked) } : {})}
            {...(plan.type === 'catalog'
              ? {
                  onFind: (path: string) => {
                    setLooked(undefined);
                    list.search({ path });
                  },
                }
              : {})}
          />
        </Panel>
      )}
    </>
  );
}
