import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Alert, Button, Popover, Select } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { askedKind } from '../../../engine/plan/declaredColumn.ts';
import type { PlanQueryItem } from '../../../engine/plan/Plan.ts';
import type { Operator } from '../../../engine/queries/Filter.ts';
import {
  type BuilderDraft,
  type BuilderQuery,
  type Condition,
  completeRows,
  isSuitable,
} from '../../../engine/queryBuilder/conditions.ts';
import {
  headingConditions,
  headingRefusal,
  isCounted,
  withHeading,
} from '../../../engine/queryBuilder/headingFilter.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { ConditionValue } from '../../query/builder/ConditionRow.tsx';
import { withRule } from '../../query/builder/conditionValue.ts';
import { ruleChoices, usualRules } from '../../query/builder/operatorTitles.ts';
import { useAskWhy } from '../../services/why.ts';
import type { useList } from '../useList.ts';
import { ValueChoices } from './ValueChoices.tsx';
import './headings.css';

interface HeadingFilterProps {
  list: ReturnType<typeof useList>;
  field: PlanQueryItem;
  /** The heading it is about. */
  at: HTMLElement;
  sortable: boolean;
  onAsk: (query: BuilderQuery | undefined) => void;
  onClose: () => void;
}

/** What rows shall hold in a column: conditions of its kind, and which of its values; and in which order they stand. */
export function HeadingFilter({ list, field, at, sortable, onAsk, onClose }: HeadingFilterProps) {
  const askWhy = useAskWhy();
  const query = list.state.builderQuery;
  const own = headingConditions(query, field.key);
  const [drafts, setDrafts] = useState(() => draftsOf(own, field));
  const [chosen, setChosen] = useState(() => chosenOf(own));
  const next = conditionsOf(drafts, chosen, field);
  const refusal = headingRefusal(query, field.key, next.length) ?? unsuitable(next, field);
  const ask = (conditions: readonly Condition[]) => {
    onClose();
    onAsk(withHeading(query, field.key, conditions));
  };
  const sort = (order: 'asc' | 'desc') => {
    onClose();
    list.sort({ key: field.key, order });
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    const { target } = event;
    const listOpen = target instanceof Element && target.getAttribute('aria-expanded') === 'true';
    if (event.key === 'Escape' && !listOpen) onClose();
    if (event.key === 'Enter' && target instanceof HTMLInputElement && !listOpen && refusal === undefined) ask(next);
  };
  const request = isCounted(askedKind(field.kind, field)) ? list.columnValues(field.key) : undefined;
  const content = (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the inputs within
    <div className="heading-filter" onKeyDown={pressed}>
      {sortable && (
        <div className="heading-sorts">
          <Button size="small" icon={<ArrowUpOutlined />} onClick={() => sort('asc')}>
            升序
          </Button>
          <Button size="small" icon={<ArrowDownOutlined />} onClick={() => sort('desc')}>
            降序
          </Button>
        </div>
      )}
      <Conditions drafts={drafts} field={field} cells={list.cells} onChange={setDrafts} />
      {request && (
        <ValueChoices request={request} field={field} cells={list.cells} chosen={chosen} onChange={setChosen} />
      )}
      {refusal !== undefined && <Alert type="warning" showIcon title={refusal} />}
      <div className="heading-buttons">
        {askWhy && (
          <Button
            size="small"
            type="text"
            title="Alt+点击列头"
            onClick={() => {
              onClose();
              askWhy({ kind: 'column', code: field.key, title: field.title });
            }}
          >
            为什么这样
          </Button>
        )}
        <Button size="small" disabled={own.length === 0} onClick={() => ask([])}>
          清除这一列的筛选
        </Button>
        <Button size="small" type="primary" disabled={refusal !== undefined} onClick={() => ask(next)}>
          确定
        </Button>
      </div>
    </div>
  );
  const { left, top, width, height } = at.getBoundingClientRect();
  return (
    <Popover
      open
      trigger="click"
      // Moved sideways as far as the window asks; from a corner it could only be turned over.
      placement="bottom"
      title={`筛选：${field.title}`}
      content={content}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <span style={{ position: 'fixed', left, top, width, height, pointerEvents: 'none' }} />
    </Popover>
  );
}

interface ConditionsProps {
  drafts: readonly BuilderDraft[];
  field: PlanQueryItem;
  cells: CellContext;
  onChange: (drafts: readonly BuilderDraft[]) => void;
}

function Conditions({ drafts, field, cells, onChange }: ConditionsProps) {
  const rules = ruleChoices(field.kind).flatMap(({ options }) => options.filter(({ value }) => value !== 'in'));
  const change = (at: number, draft: BuilderDraft) =>
    onChange(drafts.map((each, index) => (index === at ? draft : each)));
  return drafts.map((draft, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two places, which never move
    <fieldset key={at} className="heading-condition" aria-label={`条件 ${at + 1}`}>
      <Select<Operator | null>
        size="middle"
        aria-label={`条件 ${at + 1} 的规则`}
        className="heading-rule"
        value={draft.rule ?? null}
        options={rules}
        onChange={(rule) => rule && change(at, withRule(draft, rule, field))}
      />
      <div className="heading-value">
        <ConditionValue
          draft={draft}
          field={field}
          cells={cells}
          number={at + 1}
          onChange={(value) => change(at, value)}
        />
      </div>
    </fieldset>
  ));
}

const isChoice = ({ rule }: BuilderDraft): boolean => rule === 'in';

/** Two conditions, as from and to; those that are there already stand in them. */
function draftsOf(own: readonly Condition[], field: PlanQueryItem): readonly BuilderDraft[] {
  const [first, second] = STARTS.has(field.kind) ? (['ge', 'le'] as const) : usualRules(field.kind);
  const given = own.filter((row) => !isChoice(row));
  const free = [first, second === 'in' || second === undefined ? 'ne' : second].slice(given.length);
  return [...given, ...free.map((rule) => ({ field: field.key, rule }))];
}

const STARTS: ReadonlySet<PlanQueryItem['kind']> = new Set(['number', 'date', 'datetime', 'time']);

/** Values of the first condition that names several; undefined: all. */
function chosenOf(own: readonly Condition[]): ReadonlySet<string> | undefined {
  const [row] = own.filter(isChoice);
  return row && new Set(row.val.split(','));
}

function conditionsOf(
  drafts: readonly BuilderDraft[],
  chosen: ReadonlySet<string> | undefined,
  { key }: PlanQueryItem,
): Condition[] {
  const values: BuilderDraft[] = chosen ? [{ field: key, rule: 'in', val: [...chosen].join(',') }] : [];
  return completeRows([...drafts, ...values]);
}

function unsuitable(conditions: readonly Condition[], { kind, title }: PlanQueryItem): string | undefined {
  return conditions.every((each) => isSuitable(each, kind)) ? undefined : `${title}应为数字`;
}
