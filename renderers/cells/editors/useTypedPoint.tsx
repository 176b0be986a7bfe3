import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Period } from '../../../engine/values/period.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';
import type { EditorProps } from '../Cell.ts';
import { inputText } from '../drawing/text.ts';
import { keepEnter } from './calendarText.ts';

/** What a calendar's or a clock's input shows and tells while somebody types in it. */
interface Typing {
  /** What is being typed; null: nothing. */
  text: string | null;
  /** The value when it is no point in time, to be mended. */
  wrong: string;
  type(text: string): void;
  /** The keyboard leaves, or Enter takes what is typed. */
  take(): void;
}

/** By the end of a range, `start` or `end`; undefined where there is one point only. */
const TypingContext = createContext<((end: unknown) => Typing) | null>(null);

/**
 * The input of a calendar. A calendar forgets what it cannot read, and what it can until it is confirmed; here a typed
 * text is the value as soon as it is left, and one that is no point in time stays to be seen.
 */
function TypedInput({ value, onChange, onBlur, onKeyDown, ...rest }: ComponentProps<'input'>) {
  const typing = useContext(TypingContext)?.(Object.entries(rest).find(([name]) => name === 'date-range')?.[1]);
  return (
    <input
      {...rest}
      value={typing?.text ?? (value || typing?.wrong)}
      onChange={(event) => {
        typing?.type(event.target.value);
        onChange?.(event);
      }}
      onBlur={(event) => {
        typing?.take();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) typing?.take();
        onKeyDown?.(event);
      }}
    />
  );
}

const COMPONENTS = { input: TypedInput };

type PointKind = 'date' | 'datetime' | 'time';

/**
 * What a typed text stands for: the canonical point in time, null for no text, and the text itself where it can be
 * read as none. A check says then what is expected.
 */
export function typedPoint(kind: PointKind, text: string, period?: Period): string | null {
  const written = text.trim();
  const parsed = valueTypes[kind].fromText(written, period ? { period } : {});
  if (!parsed.ok) return written;
  return typeof parsed.value === 'string' ? parsed.value : null;
}

/** One value that is typed or chosen. */
export interface TypedValue extends Pick<EditorProps, 'value' | 'onChange' | 'onDone'> {
  kind: PointKind;
  period?: Period | undefined;
  /** Whether the calendar can show the value. */
  known: boolean;
}

/** The typing of one value; `typed` holds until something is chosen in the calendar. */
function useTyping({ value, onChange, onDone, kind, period, known }: TypedValue) {
  const [text, setText] = useState<string | null>(null);
  // The calendar tells what it made of a text long after that was left.
  const typed = useRef(false);
  const put = (next: string) => onChange(typedPoint(kind, next, period));
  const typing: Typing = {
    text,
    wrong: known ? '' : inputText(value),
    type: (next) => {
      typed.current = true;
      setText(next);
      // A cell may be closed from outside at any moment; what was typed until then counts.
      if (onDone) put(next);
    },
    take: () => {
      if (text === null) return;
      if (!onDone) setText(null);
      put(text);
    },
  };
  const drop = useCallback(() => {
    typed.current = false;
    setText(null);
  }, []);
  return { typing, typed, drop };
}

/** For the calendar: our inputs, and a word when something is pressed in its panel. */
function useParts(press: () => void) {
  return useMemo(() => {
    const panelRender = (panel: ReactNode) => (
      <div role="presentation" onClickCapture={press} onKeyDownCapture={press}>
        {panel}
      </div>
    );
    return { components: COMPONENTS, panelRender };
  }, [press]);
}

/**
 * What a calendar with a clock says before it is confirmed: every choice counts at once, so that leaving it without 确定
 * loses nothing, and Esc takes it back.
 */
function usePicking({ value, onChange, onDone }: TypedValue, isTyped: () => boolean) {
  const before = useRef(value);
  const finished = useRef(false);
  const finish = (): void => {
    if (!finished.current) onDone?.(true);
    finished.current = onDone !== undefined;
  };
  return {
    finish,
    pick: (picked: string | null): void => {
      if (picked !== null && !isTyped()) onChange(picked);
    },
    onOpenChange: (open: boolean): void => {
      if (open) before.current = value;
    },
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && value !== before.current && !isTyped()) onChange(before.current);
      keepEnter(event);
    },
  };
}

/** Lets a calendar or a clock be typed into. */
export function useTypedPoint(given: TypedValue) {
  const { typing, typed, drop } = useTyping(given);
  const { finish, pick, onOpenChange, onKeyDown } = usePicking(given, () => typed.current);
  return {
    parts: { ...useParts(drop), onOpenChange, onKeyDown, onOk: finish },
    pick,
    /** Takes what was chosen in the calendar; what it makes of typed texts is read by us. */
    choose: (chosen: string | null): void => {
      if (typed.current && chosen !== null) return;
      drop();
      given.onChange(chosen);
      finish();
    },
    /** To be put around the calendar. */
    around: (calendar: ReactNode) => <TypingContext value={() => typing}>{calendar}</TypingContext>,
  };
}

/** The same for a calendar with a begin and an end. */
export function useTypedRange(
  begin: TypedValue,
  end: TypedValue,
  onChosen: (begin: string | null, end: string | null) => void,
) {
  const [first, last] = [useTyping(begin), useTyping(end)];
  const { drop: dropFirst } = first;
  const { drop: dropLast } = last;
  const press = useCallback(() => {
    dropFirst();
    dropLast();
  }, [dropFirst, dropLast]);
  const typingOf = (side: unknown) => (side === 'end' ? last : first).typing;
  return {
    parts: useParts(press),
    choose: (from: string | null, to: string | null): void => {
      if ((first.typed.current || last.typed.current) && (from !== null || to !== null)) return;
      press();
      onChosen(from, to);
    },
    around: (calendar: ReactNode) => <TypingContext value={typingOf}>{calendar}</TypingContext>,
  };
}
