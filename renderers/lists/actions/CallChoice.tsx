import { Skeleton } from 'antd';
import { Suspense, useCallback, useContext, useState } from 'react';
import type { Client } from '../../../engine/api/client.ts';
import { isRecord } from '../../../engine/api/envelope.ts';
import type { RightsEffect } from '../../../engine/api/rightsAsked.ts';
import { sentWith } from '../../../engine/lists/actions.ts';
import { parseChoices } from '../../../engine/lists/choices.ts';
import type { PlanChoice } from '../../../engine/plan/call.ts';
import type { PlanCall } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import { PickerDialogContext } from '../../cells/editors/pickerDialogContext.ts';
import { PickerModal } from '../../pickers/PickerModal.tsx';
import { LoadFailure, useLoaded } from '../../pickers/useLoaded.tsx';
import { useServices } from '../../services/services.ts';
import { LoadingFallback } from '../../ui/Panel.tsx';
import { CheckTree } from './CheckTree.tsx';
import { EffectModal } from './EffectModal.tsx';

interface CallChoiceProps {
  calling: Calling;
  /** Of the row. */
  name: string;
  /** Sends what was chosen; rejects with what is to be told. */
  onTake: (chosen: Record<string, string>) => Promise<void>;
  onClose: () => void;
}

/** Asks what is chosen so far, lets choose anew in a picker or a tree, and stays open when the server refuses. */
export function CallChoice({ calling, name, onTake, onClose }: CallChoiceProps) {
  const { title, call, row } = calling;
  const { client, report } = useServices();
  const [busy, setBusy] = useState(false);
  const load = useCallback(
    async (signal: AbortSignal) => loadChoice(client, call.select, sentWith(call, row), signal),
    [client, call, row],
  );
  const { value: loaded, failure, retry } = useLoaded(load);
  const heading = name === '' ? title : `${title}：${name}`;
  const [asked, setAsked] = useState<{ ids: readonly string[]; effect: RightsEffect }>();
  const take = async (ids: readonly string[], told = false) => {
    if (busy || !loaded || !call.select) return;
    const { key, previousKey: before, effectUrl } = call.select;
    const chosen = { [key]: ids.join(','), ...(before === undefined ? {} : { [before]: loaded.chosen.join(',') }) };
    setBusy(true);
    try {
      if (effectUrl !== undefined && !told) {
        const params = { ...sentWith(call, row), ...chosen };
        setAsked({ ids, effect: await client.post<RightsEffect>(effectUrl, params, { silent: true }) });
        return;
      }
      await onTake(chosen);
      onClose();
    } catch (error) {
      report(error);
    } finally {
      setBusy(false);
    }
  };
  if (!loaded)
    return (
      <PickerModal title={heading} width={720} onCancel={onClose}>
        {failure ? <LoadFailure problem={failure} onRetry={retry} /> : <Skeleton active />}
      </PickerModal>
    );
  return (
    <>
      {loaded.nodes ? (
        <CheckTree title={heading} {...loaded} busy={busy} onTake={(ids) => void take(ids)} onCancel={onClose} />
      ) : (
        <Picked
          title={heading}
          picker={call.select?.picker ?? ''}
          chosen={loaded.chosen}
          onTake={(ids) => void take(ids)}
          onCancel={onClose}
        />
      )}
      {asked && (
        <EffectModal
          title={`${heading}：会改变什么`}
          effect={asked.effect}
          busy={busy}
          onTake={() => void take(asked.ids, true)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface PickedProps {
  title: string;
  picker: string;
  chosen: readonly string[];
  onTake: (ids: readonly string[]) => void;
  onCancel: () => void;
}

function Picked({ title, picker, chosen, onTake, onCancel }: PickedProps) {
  const PickerDialog = useContext(PickerDialogContext);
  if (!PickerDialog) return null;
  return (
    <Suspense fallback={<LoadingFallback />}>
      <PickerDialog id={picker} title={title} multiple chosen={chosen} onTake={onTake} onCancel={onCancel} />
    </Suspense>
  );
}

async function loadChoice(
  client: Client<Blob>,
  choose: PlanChoice | undefined,
  params: Record<string, string>,
  signal: AbortSignal,
) {
  if (!choose) return undefined;
  const options = { silent: true, signal } as const;
  const read = client.get<unknown>(choose.currentUrl, params, options);
  const tree = choose.treeUrl === undefined ? undefined : await client.get<unknown>(choose.treeUrl, undefined, options);
  const chosen = chosenIds(await read);
  return tree === undefined ? { chosen } : { chosen, nodes: parseChoices(tree) };
}

/** Ids, or a page of records. */
function chosenIds(value: unknown): string[] {
  const rows = isRecord(value) && Array.isArray(value.records) ? value.records : value;
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((each) => (isRecord(each) ? (each.id === undefined ? [] : String(each.id)) : String(each)));
}

/** A call on a row, with what its buttons say. */
export interface Calling {
  title: string;
  call: PlanCall;
  row: Row;
  /** Hears of what was done, with the records that stay as they are. */
  onServed?: ((stay: readonly string[]) => void) | undefined;
}
