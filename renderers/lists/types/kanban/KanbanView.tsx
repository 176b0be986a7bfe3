import { Select, theme } from 'antd';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { DictionaryItem } from '../../../../engine/plan/compiled.ts';
import type { KanbanPlan } from '../../../../engine/plan/Plan.ts';
import type { Row } from '../../../../engine/plan/record.ts';
import { cellVariables } from '../../../cells/cellVariables.ts';
import { useTabState } from '../../../services/pageTab.ts';
import { useNarrow } from '../../../ui/useMedia.ts';
import { type RecordDoings, RecordList } from '../../records/RecordList.tsx';
import { useList } from '../../useList.ts';
import { KanbanColumn } from './KanbanColumn.tsx';
import { type Step, stepFrom } from './stepFrom.ts';
import { useMoves } from './useMoves.ts';
import './kanban.css';

/** Records as cards below the values of a choice; a card is moved by dragging, by its menu or by the keyboard. */
export function KanbanView({ plan }: { plan: KanbanPlan }) {
  const list = useList(plan);
  return <RecordList plan={plan} list={list} draw={(doings) => <Columns plan={plan} list={list} doings={doings} />} />;
}

interface ColumnsProps {
  plan: KanbanPlan;
  list: ReturnType<typeof useList>;
  doings: RecordDoings;
}

const HINT = '方向键在卡片之间走动，Shift 加左右方向键移动卡片，Enter 打开卡片';

function Columns({ plan, list, doings }: ColumnsProps) {
  const narrow = useNarrow();
  const { token } = theme.useToken();
  const items = statesOf(plan, list);
  const states = useMemo(() => items.map(({ value }) => value), [items]);
  const [totals, setTotals] = useState<Readonly<Record<string, number>>>({});
  const [front, setFront] = useTabState('front', '');
  const [dragged, setDragged] = useState<Row>();
  /** The card that shall have the keyboard once it is drawn. */
  const wanted = useRef<string>(undefined);
  const textOf = (state: string) => items.find(({ value }) => value === state)?.text ?? state;
  const onMoved = (id: string) => {
    wanted.current = id;
  };
  const moves = useMoves({ plan, doings, states, textOf, onMoved });
  const onTotal = useCallback(
    (state: string, total: number) => setTotals((now) => (now[state] === total ? now : { ...now, [state]: total })),
    [],
  );
  const shown = states.includes(front) ? front : (states[0] ?? '');
  const onStep = (step: Step, card: HTMLElement) => stepFrom(step, card)?.focus();

  return (
    <section className="kanban" style={cellVariables(token)} aria-label={`${plan.title}，按${plan.by.title}分列`}>
      {narrow && (
        <Select
          className="kanban-switch"
          aria-label={plan.by.title}
          value={shown}
          onChange={setFront}
          options={items.map(({ value, text }) => ({ value, label: `${text}（${totals[value] ?? '…'}）` }))}
        />
      )}
      <p id={`kanban-hint-${plan.code}`} className="screen-told">
        {HINT}
      </p>
      <div className="kanban-columns">
        {items.map((item) => (
          <KanbanColumn
            key={item.value}
            plan={plan}
            list={list}
            doings={doings}
            item={item}
            moves={moves}
            wanted={wanted}
            onTotal={onTotal}
            onStep={onStep}
            textOf={textOf}
            hidden={narrow && item.value !== shown}
            narrow={narrow}
            dragged={dragged}
            onDrag={setDragged}
          />
        ))}
      </div>
      {moves.dialog}
    </section>
  );
}

/** The values of the choice that are shown, with their texts and colours. */
function statesOf({ by, states }: KanbanPlan, { cells }: ReturnType<typeof useList>): readonly DictionaryItem[] {
  const known = by.options ?? (by.dictCode === undefined ? undefined : cells.dictionary(by.dictCode)) ?? NONE;
  if (states === undefined) return known;
  const byValue = new Map(known.map((item) => [item.value, item]));
  return states.flatMap((state) => byValue.get(state) ?? []);
}

const NONE: readonly DictionaryItem[] = [];
