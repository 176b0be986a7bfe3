import { replaceEqualDeep } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import type { Answers } from '../../../engine/authoring/Judging.ts';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import type { Problem } from '../../../engine/problems.ts';
import { useClient } from '../../services/services.ts';
import type { Drafts } from '../files/drafts.ts';
import type { CallName, CompilerCalls, Found, Shown } from './messages.ts';
import { type Compiler, openCompiler } from './openCompiler.ts';

/** What the compiler says of the files as they were when it was asked; the same object until it has said something else. */
export interface Findings {
  problems: readonly Problem[];
  /** What the file on show comes to. */
  shown?: { path: string; value: Shown };
  /** The drafts among the files. */
  drafts: Drafts;
  /** The first answer is still to come. */
  busy: boolean;
  /** Why there is none. */
  failed?: string;
}

/** What is compiled. */
interface Sources {
  files: readonly SourceFile[];
  drafts: Drafts;
  /** The file on show. */
  path: string;
}

/**
 * Compiles whatever changes. The compiler is told of every change at once and asked what it means one question at a
 * time: while somebody types faster than it answers, it is asked about the newest text alone.
 */
export function useCompiler(sources: Sources) {
  const client = useClient();
  const [findings, setFindings] = useState<Findings>({ problems: [], drafts: sources.drafts, busy: true });
  const asking = useRef<Asking | undefined>(undefined);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another compiler.
  useEffect(() => {
    const compiler = openCompiler((questions) =>
      client.post<Answers>(ENDPOINTS.judgeSources.path, questions, { silent: true }),
    );
    asking.current = new Asking(compiler, {
      found: (found, { path, drafts }) =>
        setFindings(({ problems, shown }) => ({
          // What says the same is the same: what is drawn of it stays as it is.
          problems: replaceEqualDeep(problems, found.problems),
          shown: { path, value: shown?.path === path ? replaceEqualDeep(shown.value, found.shown) : found.shown },
          drafts,
          busy: false,
        })),
      failed: (failed, { drafts }) => setFindings((before) => ({ ...before, drafts, busy: false, failed })),
    });
    return () => {
      asking.current = undefined;
      compiler.close();
    };
  }, [client, attempt]);
  const { files, drafts, path } = sources;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another compiler is told everything anew.
  useEffect(() => asking.current?.tell({ files, drafts, path }), [files, drafts, path, client, attempt]);
  /** Undefined while there is no compiler. */
  const ask = useCallback(
    async <Name extends CallName>(
      name: Name,
      input: CompilerCalls[Name]['input'],
    ): Promise<CompilerCalls[Name]['output'] | undefined> => asking.current?.compiler.call(name, input),
    [],
  );
  const retry = useCallback(() => {
    setFindings(({ drafts: own }) => ({ problems: [], drafts: own, busy: true }));
    setAttempt((count) => count + 1);
  }, []);
  return { findings, ask, retry };
}

interface Heard {
  found: (found: Found, of: Sources) => void;
  failed: (message: string, of: Sources) => void;
}

/** One compiler, told of changes and asked about the newest. */
class Asking {
  readonly compiler: Compiler;
  private readonly heard: Heard;
  private told: Sources | undefined;
  private waiting = false;

  constructor(compiler: Compiler, heard: Heard) {
    this.compiler = compiler;
    this.heard = heard;
  }

  tell(sources: Sources): void {
    const before = this.told;
    this.told = sources;
    if (before === undefined) this.say('open', sources.files);
    else if (before.files !== sources.files)
      for (const change of changesTo(before.files, sources.files)) this.say('change', change);
    if (!this.waiting) void this.ask(sources);
  }

  /** Whoever asks what it means hears of a compiler that is gone. */
  private say<Name extends 'open' | 'change'>(name: Name, input: CompilerCalls[Name]['input']): void {
    this.compiler.call(name, input).catch(() => undefined);
  }

  private async ask(of: Sources): Promise<void> {
    this.waiting = true;
    try {
      const found = await this.compiler.call('find', of.path);
      if (this.told === of) this.heard.found(found, of);
    } catch (error) {
      if (this.told === of) this.heard.failed(error instanceof Error ? error.message : String(error), of);
    }
    this.waiting = false;
    if (this.told !== undefined && this.told !== of) void this.ask(this.told);
  }
}

/** Files keep their place in the list and their identity while nobody writes in them. */
function changesTo(before: readonly SourceFile[], files: readonly SourceFile[]) {
  const known = new Map(before.map((file) => [file.path, file]));
  const changed = files.filter((file) => {
    const own = known.get(file.path);
    known.delete(file.path);
    return own !== file && own?.text !== file.text;
  });
  const gone = [...known.keys()].map((path) => ({ path, text: undefined }));
  return [...gone, ...changed.map(({ path, text }) => ({ path, text }))];
}
