import Input from 'antd/es/input/Input';
import { Suspense, useEffect, useState } from 'react';
import { Boundary } from '../../ui/Boundary.tsx';
import { CrashMark } from '../../ui/CrashMark.tsx';
import { fetchPart, isPartThere } from '../../ui/lazyComponent.tsx';
import type { Cell, EditorProps } from '../Cell.ts';
import { cellOf } from '../cellTypes.ts';
import { kindText } from '../drawing/kindText.ts';

const NOTHING_KNOWN = { dictionary: () => undefined };

/**
 * The editor of the column's type. One that has still to be fetched is, once the fields around it can be worked in; one
 * that breaks, or does not come, leaves the fields beside it alone.
 */
export function CellEditor(props: EditorProps) {
  const { Editor } = cellOf(props.column);
  const place = <EditorPlace {...props} />;
  const fetched = useFetchedAfterPaint(Editor);
  const autoFocus = useAutoFocus(props, fetched);
  if (!fetched) return place;
  return (
    <Boundary name={props.column.title} instead={(broken) => <CrashMark {...broken} name={props.column.title} />}>
      <Suspense fallback={place}>
        <Editor {...props} autoFocus={autoFocus} />
      </Suspense>
    </Boundary>
  );
}

/** An editor that comes late takes the keyboard from nobody who types elsewhere by then. */
function useAutoFocus({ autoFocus = false, onDone }: EditorProps, fetched: boolean): boolean {
  const [late] = useState(!fetched);
  const [taken, setTaken] = useState<boolean>();
  if (!autoFocus || !late || onDone) return autoFocus;
  if (!fetched) return false;
  // Asked once: by the next drawing the keyboard is in the editor itself.
  const free = taken ?? !isTypingElsewhere();
  if (taken === undefined) setTaken(free);
  return free;
}

function isTypingElsewhere(): boolean {
  const typing = 'input:not([readonly]), textarea, [contenteditable=true], [role=gridcell]';
  return (document.activeElement?.closest(typing) ?? null) !== null;
}

/** Fetches an editor after the frame it is missing in; true when it is to be drawn, or to say why it cannot be. */
function useFetchedAfterPaint(editor: Cell['Editor']): boolean {
  const [tried, setTried] = useState(false);
  const there = isPartThere(editor);
  useEffect(() => {
    if (there) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        const done = () => setTried(true);
        // A field beside it may have fetched it meanwhile.
        (fetchPart(editor) ?? Promise.resolve()).then(done, done);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [editor, there]);
  return there || tried;
}

/** The place of an editor that is still to come: as high as it, and for one line of text with the value to read. */
function EditorPlace({ column, value, dictionary }: EditorProps) {
  const height = cellOf(column).height?.(column);
  if (height !== undefined) return <div className="editor-place" style={{ height }} />;
  const known = dictionary ? { dictionary: () => dictionary } : NOTHING_KNOWN;
  return (
    <Input
      readOnly
      tabIndex={-1}
      value={column.kind === 'secret' ? '' : kindText(value, column, known)}
      placeholder={column.placeholder}
      aria-hidden
    />
  );
}
