import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usableAction } from '../../engine/lists/actions.ts';
import type { RecordsPlan } from '../../engine/plan/Plan.ts';
import { recordIn } from '../../engine/routes/recordLinks.ts';
import type { Opened } from '../forms/dialogs/RecordDialog.tsx';
import { usePageTab } from '../services/pageTab.ts';
import { useAllowed } from './actions/useAllowed.ts';
import { RecordPanel } from './RecordPanel.tsx';
import { useCells } from './useCells.ts';
import { rowsKey } from './useRows.ts';

/** The record that the page's address names, over whatever list the page shows; it is in the address no longer then. */
export function LinkedRecord({ plan }: { plan: RecordsPlan }) {
  const { search } = useLocation();
  const { go } = usePageTab();
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    const named = recordIn(search);
    if (named === undefined) return;
    setOpened({ mode: 'detail', id: named.id });
    go(named.rest);
  }, [search, go]);
  return opened && <Window key={JSON.stringify(opened)} plan={plan} opened={opened} setOpened={setOpened} />;
}

interface WindowProps {
  plan: RecordsPlan;
  opened: Opened;
  setOpened: (opened: Opened | undefined) => void;
}

function Window({ plan, opened, setOpened }: WindowProps) {
  const allowed = useAllowed();
  const cells = useCells(plan.dictCodes);
  const queryClient = useQueryClient();
  return (
    <RecordPanel
      plan={plan}
      opened={opened}
      cells={cells}
      mayEdit={usableAction(allowed(plan.rowActions), 'edit') !== undefined}
      onEdit={(id) => setOpened({ mode: 'edit', id })}
      onClose={() => setOpened(undefined)}
      onSaved={() => void queryClient.invalidateQueries({ queryKey: rowsKey(plan.code) })}
    />
  );
}
