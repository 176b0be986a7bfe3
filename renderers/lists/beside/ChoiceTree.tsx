import { CaretRightOutlined, LoadingOutlined } from '@ant-design/icons';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { TreeBranch } from '../../cells/editors/useTree.ts';
import { type ChoiceLine, choiceLines, stepOf } from './choiceLines.ts';

interface ChoiceTreeProps {
  label: string;
  nodes: readonly TreeBranch[];
  /** Absent: all. */
  value: string | undefined;
  /** The first line stands for all of them. */
  withAll: boolean;
  open: ReadonlySet<string>;
  /** Nodes whose children are on their way. */
  coming: ReadonlySet<string>;
  onOpen: (value: string, open: boolean) => void;
  onChoose: (value: string | undefined) => void;
}

/**
 * A tree of which one node is chosen. Arrows, Home and End move, right and left open and close, Enter and the space bar
 * choose; the tree itself keeps the focus.
 */
export function ChoiceTree({ label, nodes, value, withAll, open, coming, onOpen, onChoose }: ChoiceTreeProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const lines = choiceLines(nodes, open, withAll);
  const chosen = lines.findIndex((line) => line.value === (value ?? ''));
  const [wanted, setWanted] = useState<string>();
  const found = lines.findIndex((line) => line.value === wanted);
  const active = found >= 0 ? found : Math.max(chosen, 0);
  useEffect(() => {
    if (wanted !== undefined) place.current?.querySelector('.beside-active')?.scrollIntoView({ block: 'nearest' });
  }, [wanted]);
  const choose = (line: ChoiceLine) => {
    setWanted(line.value);
    onChoose(line.value === '' ? undefined : line.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const line = lines[active];
    if (line === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = stepOf(event.key, lines, active);
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (step.do === 'choose') choose(line);
    else if (step.do === 'move') setWanted(lines[step.to]?.value);
    else onOpen(line.value, step.do === 'open');
  };
  return (
    <div
      ref={place}
      className="beside-tree"
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={lines.length > 0 ? `${id}-${active}` : undefined}
      onKeyDown={onKeyDown}
    >
      {lines.map((line, index) => (
        <Line
          key={line.value}
          id={`${id}-${index}`}
          line={line}
          active={index === active}
          chosen={index === chosen}
          coming={coming.has(line.value)}
          onOpen={() => onOpen(line.value, line.state === 'closed')}
          onChoose={() => choose(line)}
        />
      ))}
    </div>
  );
}

interface LineProps {
  id: string;
  line: ChoiceLine;
  active: boolean;
  chosen: boolean;
  coming: boolean;
  onOpen: () => void;
  onChoose: () => void;
}

function Line({ id, line, active, chosen, coming, onOpen, onChoose }: LineProps) {
  const { title, level, state, place, count } = line;
  const marks = ['beside-line', ...(active ? ['beside-active'] : []), ...(chosen ? ['beside-is-chosen'] : [])];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus.
    <div
      id={id}
      className={marks.join(' ')}
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={count}
      aria-selected={chosen}
      aria-expanded={state === 'leaf' ? undefined : state === 'open'}
      title={title}
      style={{ paddingInlineStart: 8 + (level - 1) * 16 }}
      onClick={onChoose}
    >
      {state === 'leaf' ? (
        <span className="beside-caret" aria-hidden />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do the same.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys do the same.
        <span
          className={state === 'open' ? 'beside-caret beside-open' : 'beside-caret'}
          aria-hidden
          onClick={(event) => {
            event.stopPropagation();
            onOpen();
          }}
        >
          {coming ? <LoadingOutlined /> : <CaretRightOutlined />}
        </span>
      )}
      <span className="beside-text">{title}</span>
    </div>
  );
}
