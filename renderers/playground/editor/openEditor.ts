import type { Problem } from '../../../engine/problems.ts';
import { loadMonaco } from '../../cells/types/code/loadMonaco.ts';
import { type Assist, addressOf, assistBy, languageOf, mendBy, prepareLanguage, SCHEME } from './assistance.ts';
import { markerOf } from './markerOf.ts';

export interface EditorStart {
  assist: Assist;
  onText(path: string, text: string): void;
  /** The cursor stands in another line; 1-based. */
  onLine(path: string, line: number): void;
}

/** Monaco over many files; each keeps its own undo. */
export interface SourceEditor {
  show(path: string, text: string): void;
  mark(problems: readonly Problem[]): void;
  /** 1-based. */
  reveal(line: number, column: number): void;
  setDark(dark: boolean): void;
  dispose(): void;
}

/** Opens the editor in an element; rejects when it cannot be loaded. */
export async function openEditor(element: HTMLElement, { assist, onText, onLine }: EditorStart): Promise<SourceEditor> {
  await loadMonaco();
  const { editor, KeyCode, languages, MarkerSeverity, Range, Uri } = await import('./editorParts.ts');
  const parts = { editor, languages, Range, Uri };
  prepareLanguage(parts);
  assistBy(assist);
  const made = editor.create(element, OPTIONS);
  const models = new Map<string, ReturnType<typeof editor.createModel>>();
  const views = new Map<string, ReturnType<typeof made.saveViewState>>();
  let shown = '';
  // What was typed comes back as the text to show, and by then there may be more of it.
  const told = new Map<string, string[]>();
  // What is put in from outside is no typing.
  let putting = false;
  let marked: { problems?: readonly Problem[]; files: number } = { files: 0 };
  const modelOf = (path: string, text: string) => {
    const known = models.get(path);
    if (known) return known;
    const uri = addressOf(parts, path);
    const model = editor.getModel(uri) ?? editor.createModel(text, languageOf(path), uri);
    model.onDidChangeContent(() => {
      if (putting) return;
      const typed = model.getValue();
      told.set(path, [...(told.get(path) ?? []), typed]);
      onText(path, typed);
    });
    models.set(path, model);
    return model;
  };
  let line = 0;
  made.onDidChangeCursorPosition(({ position: { lineNumber } }) => {
    if (lineNumber === line) return;
    line = lineNumber;
    onLine(shown, line);
  });
  made.addAction({
    id: 'weft.rename',
    label: '改名…',
    keybindings: [KeyCode.F2],
    contextMenuGroupId: '1_modification',
    run: () => {
      const [model, position] = [made.getModel(), made.getPosition()];
      if (model && position) assist.onRename(shown, model.getOffsetAt(position));
    },
  });
  return {
    show(path, text) {
      const model = modelOf(path, text);
      const typed = told.get(path) ?? [];
      const own = typed.lastIndexOf(text);
      told.set(path, typed.slice(own + 1));
      putting = true;
      if (own < 0 && model.getValue() !== text)
        model.pushEditOperations([], [{ range: model.getFullModelRange(), text }], () => null);
      putting = false;
      if (path === shown) return;
      views.set(shown, made.saveViewState());
      shown = path;
      line = 0;
      made.setModel(model);
      made.restoreViewState(views.get(path) ?? null);
    },
    mark(problems) {
      // Marks are drawn for both who hears of problems at once and who is given them later.
      if (marked.problems === problems && marked.files === models.size) return;
      marked = { problems, files: models.size };
      const byFile = new Map([...models.keys()].map((path) => [path, problems.filter(({ file }) => file === path)]));
      mendBy(byFile);
      for (const [path, model] of models) {
        const own = byFile.get(path) ?? [];
        editor.setModelMarkers(
          model,
          'weft',
          own.map((problem) => markerOf(MarkerSeverity, model, problem)),
        );
      }
    },
    reveal(line, column) {
      made.setPosition({ lineNumber: line, column });
      made.revealPositionInCenterIfOutsideViewport({ lineNumber: line, column });
      made.focus();
    },
    setDark: (dark) => editor.setTheme(dark ? 'vs-dark' : 'vs'),
    dispose() {
      assistBy(undefined);
      made.dispose();
      // Those that were only led to, too.
      for (const model of editor.getModels()) if (model.uri.scheme === SCHEME) model.dispose();
    },
  };
}

const OPTIONS = {
  ariaLabel: '声明文件，按 Ctrl+M 后 Tab 键离开编辑器',
  automaticLayout: true,
  detectIndentation: false,
  fixedOverflowWidgets: true,
  fontSize: 13,
  fullwidthCharacterWidth: 'twoCells',
  lineNumbersMinChars: 3,
  minimap: { enabled: false },
  model: null,
  padding: { top: 8, bottom: 8 },
  quickSuggestions: { strings: true, other: true, comments: false },
  suggest: { showWords: false, snippetsPreventQuickSuggestions: false },
  renderFinalNewline: 'on',
  renderWhitespace: 'none',
  scrollBeyondLastLine: false,
  tabSize: 2,
  wordBasedSuggestions: 'off',
} as const;
