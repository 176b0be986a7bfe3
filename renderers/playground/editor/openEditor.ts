import type { Problem } from '../../../engine/problems.ts';
import { loadMonaco } from '../../cells/types/code/loadMonaco.ts';

type Parts = typeof import('./editorParts.ts');

/** Of JSON as declarations are written in. */
const DECLARATION = 'weft-declaration';

export interface EditorStart {
  onText(path: string, text: string): void;
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
export async function openEditor(element: HTMLElement, { onText }: EditorStart): Promise<SourceEditor> {
  await loadMonaco();
  const { editor, languages, MarkerSeverity, Range, Uri } = await import('./editorParts.ts');
  prepare({ languages, Range });
  const made = editor.create(element, OPTIONS);
  const models = new Map<string, ReturnType<typeof editor.createModel>>();
  const views = new Map<string, ReturnType<typeof made.saveViewState>>();
  let shown = '';
  // What is put in from outside is no typing.
  let putting = false;
  const modelOf = (path: string, text: string) => {
    const known = models.get(path);
    if (known) return known;
    const uri = Uri.parse(`weft:///${path}`);
    const model = editor.getModel(uri) ?? editor.createModel(text, path.endsWith('.sql') ? 'sql' : DECLARATION, uri);
    model.onDidChangeContent(() => putting || onText(path, model.getValue()));
    models.set(path, model);
    return model;
  };
  return {
    show(path, text) {
      const model = modelOf(path, text);
      putting = true;
      if (model.getValue() !== text)
        model.pushEditOperations([], [{ range: model.getFullModelRange(), text }], () => null);
      putting = false;
      if (path === shown) return;
      views.set(shown, made.saveViewState());
      shown = path;
      made.setModel(model);
      made.restoreViewState(views.get(path) ?? null);
    },
    mark(problems) {
      mends.clear();
      for (const [path, model] of models) {
        const own = problems.filter(({ file }) => file === path);
        mends.set(model.uri.toString(), own);
        editor.setModelMarkers(
          model,
          'weft',
          own.map((problem) => markerOf({ MarkerSeverity }, model, problem)),
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
      made.dispose();
      for (const model of models.values()) model.dispose();
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
  quickSuggestions: false,
  renderFinalNewline: 'on',
  scrollBeyondLastLine: false,
  tabSize: 2,
  wordBasedSuggestions: 'off',
} as const;

/** What is wrong in each open file, for the light bulb. */
const mends = new Map<string, readonly Problem[]>();

function markerOf(
  { MarkerSeverity }: Pick<Parts, 'MarkerSeverity'>,
  model: ReturnType<Parts['editor']['createModel']>,
  { severity, line, column, message, fix, code }: Problem,
) {
  const word = model.getWordAtPosition({ lineNumber: Math.min(line, model.getLineCount()), column });
  return {
    severity: severity === 'error' ? MarkerSeverity.Error : MarkerSeverity.Warning,
    message: `${message}\n${fix}`,
    code,
    startLineNumber: line,
    startColumn: column,
    endLineNumber: line,
    endColumn: Math.max(word?.endColumn ?? 0, column + 1),
  };
}

let prepared = false;

/** Languages and light bulbs belong to Monaco as a whole. */
function prepare({ languages, Range }: Pick<Parts, 'languages' | 'Range'>): void {
  if (prepared) return;
  prepared = true;
  languages.register({ id: DECLARATION });
  languages.setLanguageConfiguration(DECLARATION, {
    brackets: [
      ['{', '}'],
      ['[', ']'],
    ],
    autoClosingPairs: [
      { open: '{', close: '}' },
      { open: '[', close: ']' },
      { open: '"', close: '"', notIn: ['string'] },
    ],
    wordPattern: /"(?:[^"\\]|\\.)*"|[\w.-]+/,
  });
  languages.setMonarchTokensProvider(DECLARATION, {
    tokenizer: {
      root: [
        [/"(?:[^"\\]|\\.)*"(?=\s*:)/, 'type'],
        [/"(?:[^"\\]|\\.)*"/, 'string'],
        [/-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/, 'number'],
        [/\b(?:true|false|null)\b/, 'keyword'],
        [/[{}[\]]/, '@brackets'],
      ],
    },
  });
  const provideCodeActions = (
    model: { uri: { toString(): string }; getPositionAt(offset: number): { lineNumber: number; column: number } },
    range: { startLineNumber: number; endLineNumber: number },
  ) => {
    const near = (mends.get(model.uri.toString()) ?? []).filter(
      ({ line }) => line >= range.startLineNumber && line <= range.endLineNumber,
    );
    const actions = near.flatMap(({ mend }) => {
      if (!mend) return [];
      const edits = mend.edits.map(({ offset, length, text }) => {
        const [from, to] = [model.getPositionAt(offset), model.getPositionAt(offset + length)];
        const place = new Range(from.lineNumber, from.column, to.lineNumber, to.column);
        return { resource: model.uri as never, textEdit: { range: place, text }, versionId: undefined };
      });
      return [{ title: mend.title, kind: 'quickfix', isPreferred: true, edit: { edits } }];
    });
    return { actions, dispose: () => undefined };
  };
  for (const language of [DECLARATION, 'sql']) languages.registerCodeActionProvider(language, { provideCodeActions });
}
