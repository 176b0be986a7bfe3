import { Button, Radio, Select } from 'antd';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';
import { type BulkOutcome, bulkFields, parseBulk } from '../../../engine/lists/changes/bulkEdit.ts';
import type { ListState } from '../../../engine/lists/listState.ts';
import { exportRequest } from '../../../engine/lists/requests.ts';
import type { PlanField, RecordsPlan } from '../../../engine/plan/Plan.ts';
import { isNothing, type Row } from '../../../engine/plan/record.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { FormModal } from '../../forms/dialogs/FormModal.tsx';
import { PlanFormView } from '../../forms/draw/PlanFormView.tsx';
import { useLeaveGuard } from '../../forms/saving/useLeaveGuard.ts';
import { createFormStore, type FormStore } from '../../forms/store/FormStore.ts';
import { useOwnForm } from '../../forms/store/useOwnForm.ts';
import { useServices } from '../../services/services.ts';
import { useNarrow } from '../../ui/useMedia.ts';
import { BulkPreview } from './BulkPreview.tsx';
import './bulkEdit.css';

export interface BulkEditWindowProps {
  plan: RecordsPlan;
  cells: CellContext;
  /** What the list asks for. */
  state: ListState;
  /** How many records that finds. */
  total: number;
  /** Ids of the chosen rows. */
  chosen: readonly string[];
  /** Tells of it with the way back. */
  onDone: (said: string, set: string | undefined) => void;
  onClose: () => void;
}

/** Fields and values for many records, what they would do, and what became of it. */
export function BulkEditWindow({ plan, cells, state, total, chosen, onDone, onClose }: BulkEditWindowProps) {
  const narrow = useNarrow();
  const id = useId();
  const own = useOwnForm(plan.form, plan.permission);
  const offered = useMemo(() => bulkFields(own), [own]);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [scope, setScope] = useState<'chosen' | 'all'>('chosen');
  const [store] = useState(() => storeOf(offered));
  const form = useMemo(
    () => ({ columns: 1, width: 640, subTables: [], fields: offered.filter(({ key }) => keys.includes(key)) }),
    [offered, keys],
  );
  const asking = useAsking({ plan, state, ids: scope === 'chosen' ? chosen : undefined, keys, store });
  const { preview, done, busy, ask, forget } = asking;
  const isDirty = useCallback(() => !done && keys.some((key) => !isNothing(store.row()[key])), [done, keys, store]);
  const leave = useLeaveGuard({ isDirty, subscribe: store.subscribe });
  const close = () => leave(onClose);
  const change = async () => {
    const answer = await ask(false);
    if (!answer) return;
    onDone(answer.said, answer.outcome.set);
    if (answer.outcome.refusedCount === 0) onClose();
  };
  const ready = preview !== undefined && !done;
  const footer = (
    <>
      <Button onClick={close}>{done ? '关闭' : '取消'}</Button>
      {!ready && !done && (
        <Button type="primary" disabled={keys.length === 0} loading={busy} onClick={() => void ask(true)}>
          预览
        </Button>
      )}
      {ready && (
        <Button type="primary" disabled={preview.changed === 0} loading={busy} onClick={() => void change()}>
          {`修改 ${preview.changed} 条`}
        </Button>
      )}
    </>
  );
  return (
    <FormModal title="批量编辑" width={640} narrow={narrow} footer={footer} onClose={close}>
      {!done && (
        <>
          <Radio.Group
            className="bulk-scope"
            aria-label="修改哪些"
            value={scope}
            onChange={(event) => {
              setScope(event.target.value === 'all' ? 'all' : 'chosen');
              forget();
            }}
            options={[
              { value: 'chosen', label: `选中的 ${chosen.length} 条` },
              { value: 'all', label: `查询到的全部 ${total} 条` },
            ]}
          />
          <Select
            className="bulk-fields"
            mode="multiple"
            aria-label="要修改的字段"
            placeholder="选择要修改的字段"
            optionFilterProp="label"
            value={[...keys]}
            options={offered.map(({ key, title }) => ({ value: key, label: title }))}
            onChange={(next: string[]) => {
              setKeys(next);
              forget();
            }}
          />
          {keys.length > 0 && (
            <PlanFormView
              id={id}
              form={form}
              store={store}
              cells={cells}
              narrow={narrow}
              refused={NONE}
              onSubmit={() => void (ready ? undefined : ask(true))}
            />
          )}
        </>
      )}
      {preview && <BulkPreview outcome={preview} fields={offered} cells={cells} done={done} />}
    </FormModal>
  );
}

const NONE: readonly never[] = [];

interface Asked {
  plan: RecordsPlan;
  state: ListState;
  /** Absent: all the list finds. */
  ids: readonly string[] | undefined;
  keys: readonly string[];
  store: FormStore;
}

/** Asks the server what would be done, or has it done; what was told of other values is forgotten. */
function useAsking({ plan, state, ids, keys, store }: Asked) {
  const { client, report } = useServices();
  const [preview, setPreview] = useState<BulkOutcome>();
  const [done, setDone] = useState(false);
  const [busy, setBusy] = useState(false);
  // A preview that comes when something else is wanted by now is none of it.
  const turn = useRef(0);
  const forget = useCallback(() => {
    turn.current += 1;
    setPreview(undefined);
  }, []);
  useEffect(() => store.subscribe(forget), [store, forget]);
  const ask = async (check: boolean) => {
    const asked = turn.current;
    setBusy(true);
    try {
      const row = store.row();
      const values = Object.fromEntries(keys.map((key) => [key, row[key] ?? null]));
      const { result, message: said } = await client.exchange({
        method: ENDPOINTS.bulkEdit.method,
        path: pathTo(ENDPOINTS.bulkEdit, { code: plan.source.model }),
        ...(ids === undefined ? { params: exportRequest(plan, state).parameters } : {}),
        body: { values, check, ...(ids === undefined ? { matching: true } : { ids }) },
        silent: true,
      });
      const outcome = parseBulk(result);
      if (check && asked !== turn.current) return undefined;
      setPreview(outcome);
      setDone(!check);
      return { outcome, said };
    } catch (error) {
      report(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { preview, done, busy, ask, forget };
}

/** A form without rules of its own: each record's are asked by the server. */
function storeOf(fields: readonly PlanField[]): FormStore {
  const stateOf = (row: Row) => ({
    row,
    fields: new Map(
      fields.map(({ key }) => [key, { visible: true, disabled: false, required: false, value: row[key] ?? null }]),
    ),
  });
  return createFormStore({ stateOf, check: () => [] }, {});
}
