// What completes the code cell's editor for writing declarations. Monaco's parts sign themselves on when imported.
import 'monaco-editor/features/codeAction/register';
import 'monaco-editor/features/gotoError/register';
import 'monaco-editor/features/hover/register';

export { editor, languages, MarkerSeverity, Range, Uri } from 'monaco-editor/editor';
