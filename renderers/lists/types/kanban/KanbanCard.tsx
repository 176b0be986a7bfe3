import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { standsOn } from '../../../../engine/lists/actions.ts';
import type { Row } from '../../../../engine/plan/record.ts';
import { ValueView } from '../../../cells/drawing/ValueView.tsx';
import type { KanbanColumnProps } from './KanbanColumnProps.ts';
import type { Step } from './stepFrom.ts';

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** One record: its first column is the heading, each other a line. */
export function KanbanCard({ row, ...column }: { row: Row } & KanbanColumnProps) {
  const { plan, list, doings, item, moves, wanted, onStep, onDrag, narrow } = column;
  const card = useRef<HTMLElement>(null);
  const id = String(row.id);
  const moving = moves.moving === id;
  useEffect(() => {
    if (wanted.current !== id) return;
    wanted.current = undefined;
    card.current?.focus();
  }, [wanted, id]);

  const [heading, ...lines] = list.columns;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Keys of the button in the card are its own.
    if (event.target !== card.current) return;
    const step = STEPS[event.key];
    if (event.key === 'Enter') doings.open(row);
    else if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    else if (!event.shiftKey) onStep(step, card.current);
    else move(step);
    event.preventDefault();
  };
  const move = (step: Step) => {
    const target = besides(column, row, step);
    if (target !== undefined) moves.move(row, target);
  };
  return (
    <article
      ref={card}
      className={`kanban-card${moving ? ' kanban-moving' : ''}`}
      // A card is looked at, moved and opened from the keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      aria-label={`${doings.nameOf(row)}，${item.text}`}
      aria-describedby={`kanban-hint-${plan.code}`}
      aria-busy={moving}
      draggable={!narrow && !moving}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', doings.nameOf(row));
        onDrag(row);
      }}
      onDragEnd={() => onDrag(undefined)}
      onDoubleClick={() => doings.open(row)}
      onKeyDown={onKeyDown}
    >
      <div className="kanban-title">
        {heading && <ValueView value={row[heading.key]} column={heading} context={list.cells} row={row} />}
        <CardMenu row={row} {...column} />
      </div>
      {lines.map((line) => (
        <div key={line.key} className="kanban-line">
          <span className="kanban-label">{line.title}</span>
          <ValueView value={row[line.key]} column={line} context={list.cells} row={row} />
        </div>
      ))}
    </article>
  );
}

/** The nearest column on that side that would take the card. */
function besides({ moves, item, list, plan }: KanbanColumnProps, row: Row, step: Step): string | undefined {
  if (step !== 'left' && step !== 'right') return undefined;
  const all =
    plan.states ?? (plan.by.options ?? list.cells.dictionary(plan.by.dictCode ?? '') ?? []).map((each) => each.value);
  const here = all.indexOf(item.value);
  const onward = step === 'right' ? all.slice(here + 1) : all.slice(0, here).reverse();
  const targets = moves.targetsOf(row);
  return onward.find((state) => targets.includes(state));
}

/** Where the card may go, and what else can be done with its record. */
function CardMenu({ row, doings, moves, textOf, plan }: { row: Row } & KanbanColumnProps) {
  const key = plan.by.key;
  const others = doings.actions.filter(
    (action) => !action.disabled && standsOn(action, row) && !(action.set && Object.hasOwn(action.set, key)),
  );
  const targets = moves.targetsOf(row);
  const items = [
    ...targets.map((state) => ({ key: `to ${state}`, label: `移到${textOf(state)}` })),
    ...(targets.length > 0 && others.length > 0 ? [{ type: 'divider' as const }] : []),
    ...others.map(({ code, title }) => ({ key: code, label: title })),
  ];
  if (items.length === 0) return null;
  const onClick = (chosen: string) =>
    chosen.startsWith('to ') ? moves.move(row, chosen.slice(3)) : doings.act(chosen, row);
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: (event) => onClick(event.key) }}>
      <Button type="text" size="small" icon={<MoreOutlined />} aria-label={`${doings.nameOf(row)}的操作`} />
    </Dropdown>
  );
}
