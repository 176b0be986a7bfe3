import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { EditorProps } from '../Cell.ts';
import type { Choice } from '../drawing/items.ts';

interface EnterParts extends Pick<EditorProps, 'onDone'> {
  /** All there is to choose from by now, the best first. */
  choices: readonly Choice[];
  /** Whether the choices are those to the word that was typed, and not still on their way. */
  isAnswer: (word: string) => boolean;
  /** The choices were found by the word already. */
  found?: boolean;
  onTake: (choice: Choice) => void;
  onSearch?: (word: string) => void;
}

/** Keys that mark another entry of the list than the first. */
const MARKING: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown']);

/**
 * Enter behind a typed word takes the first choice that matches it, also when the choices or the list to show them are
 * still on their way: the list itself takes then what it has marked, which is nothing. For a select of one value.
 */
export function useEnterTakes({ choices, isAnswer, found = false, onDone, onTake, onSearch }: EnterParts) {
  const [open, setOpen] = useState(onDone !== undefined);
  const word = useRef('');
  const marked = useRef(false);
  /** Enter was pressed behind this word, and its answer has not come. */
  const waiting = useRef<string>(undefined);
  const take = (typed: string): void => {
    waiting.current = undefined;
    const sought = typed.toLowerCase();
    const first = choices.find(({ label, disabled }) => !disabled && (found || label.toLowerCase().includes(sought)));
    if (!first) return;
    onTake(first);
    setOpen(false);
    onDone?.(true);
  };
  useEffect(() => {
    const typed = waiting.current;
    if (typed !== undefined && isAnswer(typed)) take(typed);
  });
  const pressed = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (MARKING.has(key)) marked.current = true;
    if (key === 'Escape') waiting.current = undefined;
    const typed = word.current.trim();
    if (key !== 'Enter' || nativeEvent.isComposing || nativeEvent.keyCode === 229) return;
    if (typed === '' || marked.current) return;
    // Neither the list nor the cell or the form around it has this key.
    event.preventDefault();
    event.stopPropagation();
    if (isAnswer(typed)) take(typed);
    else waiting.current = typed;
  };
  return {
    parts: {
      open,
      onOpenChange: (next: boolean) => {
        setOpen(next);
        if (!next) word.current = '';
      },
      onSearch: (next: string) => {
        word.current = next;
        marked.current = false;
        waiting.current = undefined;
        onSearch?.(next);
      },
      // What stood there already is chosen as well, though nothing changes.
      onSelect: () => onDone?.(true),
    },
    around: (select: ReactNode) => (
      <div role="presentation" style={{ display: 'contents' }} onKeyDownCapture={pressed}>
        {select}
      </div>
    ),
  };
}
