import { useMemo } from 'react';
import type { RevisedFile } from '../../../engine/authoring/publishing/Publication.ts';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import { StateNotice } from '../../ui/StateNotice.tsx';
import { hunksOf } from '../publishing/patch.ts';

interface TextsProps {
  before: readonly SourceFile[];
  after: readonly SourceFile[];
  /** What `before` is called. */
  from: string;
}

/** The differences of the texts themselves, line by line; they are told of files with mistakes, too. */
export function Texts({ before, after, from }: TextsProps) {
  const files = useMemo(() => revisedBetween(before, after), [before, after]);
  if (files.length === 0) return <StateNotice title="一字不差" text={`与${from}的声明一样。`} />;
  return (
    <div className="playground-changes">
      {files.map((file) => (
        <section key={file.path} aria-label={file.path}>
          <h4>
            {file.path.replace(/^screens\//, '')}
            {file.before === null ? '（新）' : file.after === null ? '（删除）' : ''}
          </h4>
          {hunksOf(file).map(({ oldStart, newStart, lines }) => (
            <pre key={`${oldStart} ${newStart}`} className="playground-patch">
              <small>第 {newStart} 行</small>
              {runsOf(lines).map(({ sign, start, text }) => (
                <span key={start} data-sign={sign}>
                  {text}
                </span>
              ))}
            </pre>
          ))}
        </section>
      ))}
    </div>
  );
}

/** The files that differ, by path. */
function revisedBetween(before: readonly SourceFile[], after: readonly SourceFile[]): RevisedFile[] {
  const [old, now] = [before, after].map((files) => new Map(files.map(({ path, text }) => [path, text])));
  const paths = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].sort();
  return paths
    .map((path) => ({ path, before: old?.get(path) ?? null, after: now?.get(path) ?? null }))
    .filter((file) => file.before !== file.after);
}

interface Run {
  sign: string;
  /** Which line of the stretch it begins with, 0-based. */
  start: number;
  text: string;
}

/** Lines of one kind together. */
function runsOf(lines: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (const [start, line] of lines.entries()) {
    const last = runs.at(-1);
    const sign = line.slice(0, 1);
    if (last?.sign === sign) last.text += `${line}\n`;
    else runs.push({ sign, start, text: `${line}\n` });
  }
  return runs;
}
