// What completes the code cell's editor for writing declarations. Monaco's parts sign themselves on when imported.
import 'monaco-editor/features/codeAction/register';
import 'monaco-editor/features/gotoError/register';
import 'monaco-editor/features/gotoSymbol/register';
import 'monaco-editor/features/hover/register';
import 'monaco-editor/features/referenceSearch/register';
import 'monaco-editor/features/snippet/register';
import 'monaco-editor/features/suggest/register';
// What these features are operated by signs itself on apart from them.
import 'monaco-editor/editor/contrib/gotoSymbol/browser/goToCommands';
import 'monaco-editor/editor/contrib/suggest/browser/suggestController';

export { editor, KeyCode, languages, MarkerSeverity, Range, Uri } from 'monaco-editor/editor';
