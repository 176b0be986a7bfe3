import { Alert, Button } from 'antd';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Problem } from '../../../engine/problems.ts';
import { useLayout } from '../../services/useLayout.ts';
import type { Assist } from './assistance.ts';
import { openEditor, type SourceEditor } from './openEditor.ts';

/** A place to go to; another object is another wish. */
export interface Target {
  line: number;
  column: number;
}

interface SourceAreaProps {
  path: string;
  text: string;
  problems: readonly Problem[];
  /** Tells of problems before they are drawn; answers how to end it. */
  hear: (hearer: (problems: readonly Problem[]) => void) => () => void;
  target: Target | undefined;
  assist: Assist;
  onText: (path: string, text: string) => void;
  onLine: (path: string, line: number) => void;
}

/** The text of a file in Monaco; a plain text area until that has come, and where it does not come. */
export function SourceArea(props: SourceAreaProps) {
  const { path, text, problems, hear, target } = props;
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<SourceEditor>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [{ dark }] = useLayout();
  const latest = useRef(props);
  latest.current = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another editor.
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let gone = false;
    let made: SourceEditor | undefined;
    // What helps is asked anew each time: the files change while the editor stays.
    const assist: Assist = {
      complete: (...place) => latest.current.assist.complete(...place),
      hover: (...place) => latest.current.assist.hover(...place),
      named: (...place) => latest.current.assist.named(...place),
      textOf: (file) => latest.current.assist.textOf(file),
      onGo: (place) => latest.current.assist.onGo(place),
      onRename: (...place) => latest.current.assist.onRename(...place),
    };
    openEditor(element, {
      assist,
      onText: (...change) => latest.current.onText(...change),
      onLine: (...place) => latest.current.onLine(...place),
    }).then(
      (opened) => {
        if (gone) return opened.dispose();
        made = opened;
        setFailed(false);
        setEditor(opened);
      },
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
      made?.dispose();
      setEditor(undefined);
    };
  }, [attempt]);
  // With the name above it: neither a click nor a key is for the file before, or undone by the way to a place.
  useLayoutEffect(() => editor?.show(path, text), [editor, path, text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file just opened is marked as well.
  useEffect(() => editor?.mark(problems), [editor, problems, path]);
  useEffect(() => editor && hear(editor.mark), [editor, hear]);
  useLayoutEffect(() => target && editor?.reveal(target.line, target.column), [editor, target]);
  useEffect(() => editor?.setDark(dark), [editor, dark]);
  return (
    <div className="playground-source">
      {failed && (
        <Alert
          banner
          type="warning"
          title="代码编辑器加载失败，可先在下面输入，内容不会丢失"
          action={
            <Button size="small" onClick={() => setAttempt(attempt + 1)}>
              重试
            </Button>
          }
        />
      )}
      <div ref={place} className="playground-monaco" hidden={editor === undefined} />
      {editor === undefined && (
        <textarea
          className="playground-plain"
          aria-label={path}
          value={text}
          spellCheck={false}
          onChange={(event) => latest.current.onText(path, event.target.value)}
        />
      )}
    </div>
  );
}
