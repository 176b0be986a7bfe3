import { App, Button, Modal, Radio } from 'antd';
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { completeRows, isSuitable, type SuperQuery, type SuperRow } from '../../engine/lists/superQuery.ts';
import type { PlanQueryItem } from '../../engine/plan.ts';
import { MOST_ROWS } from '../../engine/queries/superRules.ts';
import type { CellContext } from '../cells/Cell.ts';
import { TouchControls } from '../shell/TouchControls.tsx';
import { SavedQueries } from './SavedQueries.tsx';
import { SuperRowFields } from './SuperRowFields.tsx';
import './superQuery.css';
import { useSaving } from './useSaving.tsx';
import { useSuperDraft } from './useSuperDraft.ts';

export interface SuperQueryDialogProps {
  /** Code of the screen. */
  screen: string;
  fields: readonly PlanQueryItem[];
  /** What the list stands on. */
  query: SuperQuery | undefined;
  /** What it has found, in words. */
  found: string | undefined;
  narrow: boolean;
  cells: CellContext;
  /** Undefined: nothing is asked for any more. */
  onSearch: (query: SuperQuery | undefined) => void;
  onClose: () => void;
}

/** The whole window, the buttons at its foot. */
const FULL = {
  container: { display: 'flex', flexDirection: 'column', minHeight: '100dvh', borderRadius: 0 },
  body: { flex: 1 },
} as const;

/** An address has no room for more. */
const LONGEST = 6000;

/** The query builder: conditions, how they are joined, and queries kept under a name. On a phone it closes when it asks. */
export function SuperQueryDialog(props: SuperQueryDialogProps) {
  const { screen, fields, query, found, narrow, cells, onSearch, onClose } = props;
  const { message } = App.useApp();
  const form = useId();
  const place = useRef<HTMLFormElement>(null);
  const { matchType, setMatchType, rows, load, change, insertAfter, remove } = useSuperDraft({ screen, fields, query });
  const complete = () => completeRows(rows.map(({ draft }) => draft));
  const saving = useSaving({ screen, fields, onLoad: load });

  const search = () => {
    const asked = complete();
    const wrong = asked.length === 0 ? '不能查询空条件' : complaint(asked, fields);
    if (wrong !== undefined) return void message.warning(wrong);
    onSearch({ matchType, rows: asked });
    if (narrow) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    search();
  };
  const reset = () => {
    load(undefined);
    saving.leave();
    if (query) onSearch(undefined);
  };

  return (
    <Modal
      open
      title="高级查询"
      width={narrow ? '100%' : 960}
      rootClassName={narrow ? 'super-root super-phone' : 'super-root'}
      mask={{ closable: false }}
      {...(narrow ? { styles: FULL } : {})}
      onCancel={onClose}
      afterOpenChange={(open) => open && !narrow && place.current?.querySelector('input')?.focus()}
      footer={
        <TouchControls wanted={narrow}>
          <div className="super-foot">
            <span>
              <Button onClick={() => void saving.save({ matchType, rows: complete() })}>保存查询条件</Button>
              <span role="status">{query && found}</span>
            </span>
            <span>
              <Button onClick={reset}>重置</Button>
              {!narrow && <Button onClick={onClose}>关闭</Button>}
              <Button type="primary" htmlType="submit" form={form}>
                查询
              </Button>
            </span>
          </div>
        </TouchControls>
      }
    >
      <TouchControls wanted={narrow}>
        <div className="super-parts">
          <form id={form} ref={place} className="super-rows" aria-label="高级查询" onSubmit={submit} onKeyDown={keys}>
            {rows.map(({ id, draft }, at) => (
              <SuperRowFields
                key={id}
                draft={draft}
                number={at + 1}
                fields={fields}
                cells={cells}
                onChange={(next) => change(id, next)}
                onInsert={rows.length < MOST_ROWS ? () => insertAfter(id) : undefined}
                onRemove={() => remove(id)}
              />
            ))}
            <div className="super-match">
              <span id={`${form}-match`}>满足以上</span>
              <Radio.Group
                optionType="button"
                aria-labelledby={`${form}-match`}
                value={matchType}
                onChange={(event) => setMatchType(event.target.value)}
                options={[
                  { value: 'and', label: '所有条件' },
                  { value: 'or', label: '任一条件' },
                ]}
              />
            </div>
          </form>
          <SavedQueries {...saving.list} />
        </div>
      </TouchControls>
      {saving.dialog}
    </Modal>
  );
}

/** Why the conditions cannot be asked. */
function complaint(rows: readonly SuperRow[], fields: readonly PlanQueryItem[]): string | undefined {
  for (const row of rows) {
    const field = fields.find(({ key }) => key === row.field);
    if (field && !isSuitable(row, field.kind)) return `${field.title}请输入数字`;
  }
  return encodeURIComponent(JSON.stringify(rows)).length > LONGEST ? '条件太长，请减少值的个数' : undefined;
}
