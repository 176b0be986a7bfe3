import { theme } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { EditorProps } from '../../Cell.ts';
import { inputText } from '../../drawing/text.ts';
import { type CodeArea, createCodeArea } from './createCodeArea.ts';
import type { CodeLanguage } from './languages.ts';

type State = 'loading' | 'ready' | 'failed';

/** Monaco in `place`, kept in step with the value; until it is `ready` a plain text area must take its part. */
export function useCodeArea(props: EditorProps<'code'>, language: CodeLanguage) {
  const { value, column } = props;
  const { token } = theme.useToken();
  const place = useRef<HTMLDivElement>(null);
  const area = useRef<CodeArea | undefined>(undefined);
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);
  // Whatever is called later is what the latest drawing was given.
  const latest = useRef({ props, language });
  latest.current = { props, language };
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let gone = false;
    setState(attempt === 0 ? 'loading' : 'failed');
    const start = {
      text: inputText(latest.current.props.value),
      language: latest.current.language,
      label: column.title,
      placeholder: column.placeholder ?? '',
      onText: (text: string) => latest.current.props.onChange(text === '' ? null : text),
      onBlur: () => latest.current.props.onBlur?.(),
    };
    const show = (made: CodeArea) => {
      if (gone) return made.dispose();
      // What was typed meanwhile, and where.
      made.setText(inputText(latest.current.props.value));
      takeFocus(element, made, latest.current.props.autoFocus === true && attempt === 0);
      area.current = made;
      // Whoever sends the keyboard to the field means the text in it.
      element.onfocus = made.focus;
      setState('ready');
    };
    createCodeArea(element, start).then(show, () => gone || setState('failed'));
    return () => {
      gone = true;
      area.current?.dispose();
      area.current = undefined;
    };
  }, [column.title, column.placeholder, attempt]);
  useEffect(() => area.current?.setText(inputText(value)), [value]);
  useEffect(() => area.current?.setLanguage(language), [language]);
  useEffect(() => {
    if (state === 'ready') area.current?.setTheme(token);
  }, [state, token]);
  const focus = () => {
    const plain = place.current?.parentElement?.querySelector('textarea.code-plain');
    if (plain instanceof HTMLElement) plain.focus();
    else area.current?.focus();
  };
  return { place, state, retry: () => setAttempt((count) => count + 1), focus };
}

/** The caret goes over from the plain text area. */
function takeFocus(element: HTMLElement, area: CodeArea, wanted: boolean): void {
  const active = document.activeElement;
  const plain = active instanceof HTMLTextAreaElement && element.parentElement?.contains(active);
  if (plain) area.select(active.selectionStart, active.selectionEnd);
  if (plain || (wanted && active === document.body)) area.focus();
}
