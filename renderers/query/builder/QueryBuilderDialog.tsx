import { App, Button, Modal, Radio } from 'antd';
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import type { PlanQueryItem } from '../../../engine/plan/Plan.ts';
import { MAX_CONDITIONS, type MatchType } from '../../../engine/queries/Filter.ts';
import {
  type BuilderQuery,
  type Condition,
  completeRows,
  isSuitable,
} from '../../../engine/queryBuilder/conditions.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { TouchControls } from '../../ui/TouchControls.tsx';
import { ConditionRow } from './ConditionRow.tsx';
import { SavedQueries } from './SavedQueries.tsx';
import './queryBuilder.css';
import { useBuilderDraft } from './useBuilderDraft.ts';
import { useSaving } from './useSaving.tsx';

export interface QueryBuilderDialogProps {
  /** Code of the screen. */
  screen: string;
  fields: readonly PlanQueryItem[];
  /** What the list stands on. */
  query: BuilderQuery | undefined;
  /** What it has found, in words. */
  found: string | undefined;
  narrow: boolean;
  cells: CellContext;
  /** Undefined: nothing is asked for any more. */
  onSearch: (query: BuilderQuery | undefined) => void;
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
export function QueryBuilderDialog(props: QueryBuilderDialogProps) {
  const { screen, fields, query, found, narrow, cells, onSearch, onClose } = props;
  const { message } = App.useApp();
  const form = useId();
  const place = useRef<HTMLFormElement>(null);
  const work = useBuilderDraft({ screen, fields, query });
  const { matchType, setMatchType, rows, load, change, insertAfter, remove } = work;
  const complete = () => completeRows(rows.map(({ draft }) => draft));
  const saving = useSaving({ screen, fields, onLoad: load });

  const search = () => {
    const asked = complete();
    const wrong = asked.length === 0 ? '不能查询空条件' : diagnostic(asked, fields);
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
            <SearchButtons form={form} onReset={reset} onClose={narrow ? undefined : onClose} />
          </div>
        </TouchControls>
      }
    >
      <TouchControls wanted={narrow}>
        <div className="super-parts">
          <form id={form} ref={place} className="super-rows" aria-label="高级查询" onSubmit={submit} onKeyDown={keys}>
            {rows.map(({ id, draft }, at) => (
              <ConditionRow
                key={id}
                draft={draft}
                number={at + 1}
                fields={fields}
                cells={cells}
                onChange={(next) => change(id, next)}
                onInsert={rows.length < MAX_CONDITIONS ? () => insertAfter(id) : undefined}
                onRemove={() => remove(id)}
              />
            ))}
            <MatchChoice id={`${form}-match`} value={matchType} onChange={setMatchType} />
          </form>
          <SavedQueries {...saving.list} />
        </div>
      </TouchControls>
      {saving.dialog}
    </Modal>
  );
}

interface MatchChoiceProps {
  id: string;
  value: MatchType;
  onChange: (value: MatchType) => void;
}

/** Whether all conditions must hold, or one of them. */
function MatchChoice({ id, value, onChange }: MatchChoiceProps) {
  return (
    <div className="super-match">
      <span id={id}>满足以上</span>
      <Radio.Group
        optionType="button"
        aria-labelledby={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        options={[
          { value: 'and', label: '所有条件' },
          { value: 'or', label: '任一条件' },
        ]}
      />
    </div>
  );
}

interface SearchButtonsProps {
  /** Id of the form that is sent. */
  form: string;
  onReset: () => void;
  /** Absent: the dialog closes when it asks. */
  onClose: (() => void) | undefined;
}

function SearchButtons({ form, onReset, onClose }: SearchButtonsProps) {
  return (
    <span>
      <Button onClick={onReset}>重置</Button>
      {onClose && <Button onClick={onClose}>关闭</Button>}
      <Button type="primary" htmlType="submit" form={form}>
        查询
      </Button>
    </span>
  );
}

/** Why the conditions cannot be asked. */
function diagnostic(rows: readonly Condition[], fields: readonly PlanQueryItem[]): string | undefined {
  for (const row of rows) {
    const field = fields.find(({ key }) => key === row.field);
    if (field && !isSuitable(row, field.kind)) return `${field.title}请输入数字`;
  }
  return encodeURIComponent(JSON.stringify(rows)).length > LONGEST ? '条件太长，请减少值的个数' : undefined;
}
