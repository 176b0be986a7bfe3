import type { Direction } from './spans.ts';

/** What a key asks of the range. */
export type RangeCommand =
  | { do: 'extend'; direction: Direction; toEdge: boolean }
  /** To the first or last cell of the row, with `all` of the grid; `extend`: the range goes along. */
  | { do: 'jump'; to: 'first' | 'last'; all: boolean; extend: boolean }
  | { do: 'all' | 'collapse' | 'empty' | 'fillDown' | 'fillRight' | 'fillAll' | 'undo' | 'redo' };

type Key = Pick<KeyboardEvent, 'key' | 'keyCode' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing'>;

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const LETTERS: Readonly<Record<string, 'all' | 'fillDown' | 'fillRight' | 'undo' | 'redo'>> = {
  a: 'all',
  d: 'fillDown',
  r: 'fillRight',
  z: 'undo',
  y: 'redo',
};
/** What an input method reports for keys that it keeps to itself. */
const COMPOSING = 229;

/** What a key pressed on a cell asks of the range; undefined: it is none of its business. */
export function commandOf(event: Key): RangeCommand | undefined {
  if (event.altKey || event.isComposing || event.keyCode === COMPOSING) return undefined;
  const { key, shiftKey } = event;
  const control = event.ctrlKey || event.metaKey;
  const direction = ARROWS[key];
  if (direction) return shiftKey ? { do: 'extend', direction, toEdge: control } : undefined;
  if (key === 'Home' || key === 'End')
    return { do: 'jump', to: key === 'Home' ? 'first' : 'last', all: control, extend: shiftKey };
  if (control && key === 'Enter') return shiftKey ? undefined : { do: 'fillAll' };
  if (control) return lettered(key.toLowerCase(), shiftKey);
  if (shiftKey) return undefined;
  if (key === 'Escape') return { do: 'collapse' };
  return key === 'Delete' || key === 'Backspace' ? { do: 'empty' } : undefined;
}

function lettered(letter: string, shift: boolean): RangeCommand | undefined {
  const command = LETTERS[letter];
  if (command === 'undo' && shift) return { do: 'redo' };
  return command && !shift ? { do: command } : undefined;
}
