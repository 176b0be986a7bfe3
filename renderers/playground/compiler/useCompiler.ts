import { useCallback, useEffect, useRef, useState } from 'react';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import type { Answers } from '../../../engine/authoring/Judging.ts';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import type { Problem } from '../../../engine/problems.ts';
import { useClient } from '../../services/services.ts';
import type { CallName, CompilerCalls } from './messages.ts';
import { type Compiler, openCompiler } from './openCompiler.ts';

/** What the compiler says of the files as they are. */
export interface Findings {
  problems: readonly Problem[];
  /** The first answer is still to come. */
  busy: boolean;
  /** Why there is none. */
  failed?: string;
}

/** Compiles whatever changes among the files; `show` asks what one of them comes to. */
export function useCompiler(files: readonly SourceFile[]) {
  const client = useClient();
  const [findings, setFindings] = useState<Findings>({ problems: [], busy: true });
  const compiler = useRef<Compiler | undefined>(undefined);
  const sent = useRef<ReadonlyMap<string, string>>(new Map());
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another compiler.
  useEffect(() => {
    const made = openCompiler((questions) =>
      client.post<Answers>(ENDPOINTS.judgeSources.path, questions, { silent: true }),
    );
    compiler.current = made;
    sent.current = new Map();
    return () => {
      made.close();
      compiler.current = undefined;
    };
  }, [client, attempt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another compiler is told everything anew.
  useEffect(() => {
    const made = compiler.current;
    const changes = changesTo(sent.current, files);
    if (!made || changes.length === 0) return;
    let old = false;
    const first = sent.current.size === 0;
    sent.current = new Map(files.map(({ path, text }) => [path, text]));
    const calls = first ? [made.call('open', files)] : changes.map((change) => made.call('change', change));
    Promise.all(calls).then(
      (all) => old || setFindings({ problems: all.at(-1) ?? [], busy: false }),
      (error: Error) => old || setFindings(({ problems }) => ({ problems, busy: false, failed: error.message })),
    );
    return () => {
      old = true;
    };
  }, [files, attempt]);
  /** Undefined while there is no compiler. */
  const ask = useCallback(
    async <Name extends CallName>(
      name: Name,
      input: CompilerCalls[Name]['input'],
    ): Promise<CompilerCalls[Name]['output'] | undefined> => compiler.current?.call(name, input),
    [],
  );
  const retry = useCallback(() => {
    setFindings({ problems: [], busy: true });
    setAttempt((count) => count + 1);
  }, []);
  return { findings, ask, retry };
}

function changesTo(before: ReadonlyMap<string, string>, files: readonly SourceFile[]) {
  const now = new Set(files.map(({ path }) => path));
  const gone = [...before.keys()].filter((path) => !now.has(path)).map((path) => ({ path, text: undefined }));
  return [
    ...gone,
    ...files.filter(({ path, text }) => before.get(path) !== text).map(({ path, text }) => ({ path, text })),
  ];
}
