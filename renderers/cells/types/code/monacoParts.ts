// Monaco's parts sign themselves on when they are imported: the editor, what a short text needs, and twelve languages.
import 'monaco-editor/features/codeEditor/register';
import 'monaco-editor/features/codicon/register';
import 'monaco-editor/features/bracketMatching/register';
import 'monaco-editor/features/clipboard/register';
import 'monaco-editor/features/comment/register';
import 'monaco-editor/features/contextmenu/register';
import 'monaco-editor/features/cursorUndo/register';
import 'monaco-editor/features/find/register';
import 'monaco-editor/features/folding/register';
import 'monaco-editor/features/indentation/register';
import 'monaco-editor/features/lineSelection/register';
import 'monaco-editor/features/linesOperations/register';
import 'monaco-editor/features/multicursor/register';
import 'monaco-editor/features/placeholderText/register';
import 'monaco-editor/features/readOnlyMessage/register';
import 'monaco-editor/features/smartSelect/register';
import 'monaco-editor/features/toggleTabFocusMode/register';
import 'monaco-editor/features/tokenization/register';
import 'monaco-editor/features/wordHighlighter/register';
import 'monaco-editor/features/wordOperations/register';
// Services are gathered once, when the first editor opens: those the playground's features ask for have to be known by then,
// whichever editor is the first.
import 'monaco-editor/editor/contrib/gotoError/browser/markerNavigationService';
import 'monaco-editor/editor/contrib/gotoSymbol/browser/symbolNavigation';
import 'monaco-editor/editor/contrib/inlayHints/browser/inlayHintsController';
import 'monaco-editor/editor/contrib/peekView/browser/peekView';
import 'monaco-editor/editor/contrib/suggest/browser/suggestMemory';
import 'monaco-editor/languages/definitions/css/register';
import 'monaco-editor/languages/definitions/html/register';
import 'monaco-editor/languages/definitions/java/register';
import 'monaco-editor/languages/definitions/javascript/register';
import 'monaco-editor/languages/definitions/markdown/register';
import 'monaco-editor/languages/definitions/objective-c/register';
import 'monaco-editor/languages/definitions/python/register';
import 'monaco-editor/languages/definitions/r/register';
import 'monaco-editor/languages/definitions/shell/register';
import 'monaco-editor/languages/definitions/sql/register';
import 'monaco-editor/languages/definitions/swift/register';
import { editor } from 'monaco-editor/editor';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';

/** The editor's own interface, all that is used of it loaded. */
export const monaco: typeof editor = editor;

/** Where its background work runs. */
export function createWorker(): Worker {
  return new EditorWorker();
}
