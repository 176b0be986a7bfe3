import type { Problem } from '../../../engine/problems.ts';

/** As much of an open text as a marker needs: its lines, counted from 1. */
interface Lines {
  getLineCount(): number;
  getLineContent(line: number): string;
}

/** Monaco's own numbers, which it has only where it is loaded. */
interface Severities {
  Error: number;
  Warning: number;
}

/** What Monaco draws under a mistake: from its place to the end of the word or text that stands there. */
export function markerOf<S extends Severities>(
  severities: S,
  lines: Lines,
  { severity, line, column, message, fix, code }: Problem,
) {
  const rest = lines.getLineContent(Math.min(line, lines.getLineCount())).slice(column - 1);
  const [wrong = ''] = /^(?:"(?:[^"\\]|\\.)*"|[\w.-]+)/.exec(rest) ?? [];
  return {
    severity: severity === 'error' ? severities.Error : severities.Warning,
    message: `${message}\n${fix}`,
    code,
    startLineNumber: line,
    startColumn: column,
    endLineNumber: line,
    endColumn: column + Math.max(wrong.length, 1),
  };
}
