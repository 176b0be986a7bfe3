import type { GlobalToken } from 'antd';
import { type CodeLanguage, languages } from './languages.ts';
import { loadMonaco } from './loadMonaco.ts';

/** What the editor begins with. */
export interface CodeAreaStart {
  text: string;
  language: CodeLanguage;
  label: string;
  placeholder: string;
  onText: (text: string) => void;
  onBlur: () => void;
}

/** Monaco over one text. */
export interface CodeArea {
  /** Puts another text in; the caret stays where it can. */
  setText(text: string): void;
  setLanguage(language: CodeLanguage): void;
  setTheme(token: GlobalToken): void;
  select(start: number, end: number): void;
  focus(): void;
  dispose(): void;
}

/** Opens Monaco in an element; rejects when it cannot be loaded. */
export async function createCodeArea(element: HTMLElement, start: CodeAreaStart): Promise<CodeArea> {
  const monaco = await loadMonaco();
  const editor = monaco.create(element, {
    value: start.text,
    language: languages[start.language].grammar,
    ariaLabel: `${start.label}，按 Ctrl+M 后 Tab 键离开编辑器`,
    placeholder: start.placeholder,
    tabSize: 2,
    detectIndentation: false,
    automaticLayout: true,
    fixedOverflowWidgets: true,
    fontSize: 13,
    fullwidthCharacterWidth: 'twoCells',
    lineNumbersMinChars: 3,
    minimap: { enabled: false },
    overviewRulerLanes: 0,
    padding: { top: 8, bottom: 8 },
    quickSuggestions: false,
    scrollBeyondLastLine: false,
    scrollbar: { alwaysConsumeMouseWheel: false },
    wordBasedSuggestions: 'off',
  });
  const model = editor.getModel();
  editor.onDidChangeModelContent(() => start.onText(editor.getValue()));
  editor.onDidBlurEditorWidget(start.onBlur);
  return {
    setText: (text) => {
      if (text === editor.getValue() || !model) return;
      const view = editor.saveViewState();
      model.pushEditOperations([], [{ range: model.getFullModelRange(), text }], () => null);
      if (view) editor.restoreViewState(view);
    },
    setLanguage: (language) => model && monaco.setModelLanguage(model, languages[language].grammar),
    setTheme: (token) => {
      monaco.defineTheme('weft', themeOf(token));
      monaco.setTheme('weft');
    },
    select: (from, to) => {
      if (!model) return;
      const [begin, end] = [model.getPositionAt(from), model.getPositionAt(to)];
      editor.setSelection({
        startLineNumber: begin.lineNumber,
        startColumn: begin.column,
        endLineNumber: end.lineNumber,
        endColumn: end.column,
      });
    },
    focus: () => editor.focus(),
    dispose: () => {
      model?.dispose();
      editor.dispose();
    },
  };
}

function themeOf(token: GlobalToken) {
  // antd's dark algorithm starts from black.
  const dark = token.colorBgBase === '#000';
  const colors = { 'editor.background': token.colorBgContainer, focusBorder: '#00000000' };
  return { base: dark ? ('vs-dark' as const) : ('vs' as const), inherit: true, rules: [], colors };
}
