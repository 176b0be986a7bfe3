import { replaceEqualDeep } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import type { Answers } from '../../../engine/authoring/Judging.ts';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import type { Problem } from '../../../engine/problems.ts';
import { useClient } from '../../services/services.ts';
import { type Drafts, withDrafts } from '../files/drafts.ts';
import type { CallName, CompilerCalls, Shown } from './messages.ts';
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
  /** As they are in force. */
  published: readonly SourceFile[];
  drafts: Drafts;
  /** The file on show. */
  path: string;
}

const isWhole = (sources: Partial<Sources>): sources is Sources =>
  sources.published !== undefined && sources.drafts !== undefined && sources.path !== undefined;

/** Hears of problems before anything is drawn; the same list until they are others. */
type HearProblems = (problems: readonly Problem[]) => void;

const NOTHING: Findings = { problems: [], drafts: {}, busy: true };

/**
 * Compiles whatever changes. The compiler is told of every change at once and asked what it means one question at a
 * time: while somebody types faster than it answers, it is asked about the newest text alone. What it says is drawn
 * when there is time for it, and marked in the text before.
 */
export function useCompiler() {
  const client = useClient();
  const [findings, setFindings] = useState(NOTHING);
  const sources = useRef<Partial<Sources>>({});
  const asking = useRef<Asking | undefined>(undefined);
  const hearers = useRef(new Set<HearProblems>());
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another compiler.
  useEffect(() => {
    const compiler = openCompiler((questions) =>
      client.post<Answers>(ENDPOINTS.judgeSources.path, questions, { silent: true }),
    );
    const own = new Asking(compiler, {
      found: ({ problems, shown }, { path, drafts }) => {
        for (const hear of hearers.current) hear(problems);
        startTransition(() =>
          setFindings((before) => ({
            problems,
            // What says the same is the same: what is drawn of it stays as it is.
            shown: { path, value: before.shown?.path === path ? replaceEqualDeep(before.shown.value, shown) : shown },
            drafts,
            busy: false,
          })),
        );
      },
      failed: (failed, { drafts }) => setFindings((before) => ({ ...before, drafts, busy: false, failed })),
    });
    asking.current = own;
    if (isWhole(sources.current)) own.tell(sources.current);
    return () => {
      asking.current = undefined;
      compiler.close();
    };
  }, [client, attempt]);
  /** The rest stays as it was told last: what one types ahead of what is drawn, what is on show when it is drawn. */
  const tell = useCallback((changed: Partial<Sources>) => {
    const next = { ...sources.current, ...changed };
    sources.current = next;
    if (isWhole(next)) asking.current?.tell(next);
  }, []);
  const hear = useCallback((hearer: HearProblems) => {
    hearers.current.add(hearer);
    return () => void hearers.current.delete(hearer);
  }, []);
  /** Undefined while there is no compiler. */
  const ask = useCallback(
    async <Name extends CallName>(
      name: Name,
      input: CompilerCalls[Name]['input'],
    ): Promise<CompilerCalls[Name]['output'] | undefined> => asking.current?.compiler.call(name, input),
    [],
  );
  const retry = useCallback(() => {
    setFindings(({ drafts }) => ({ ...NOTHING, drafts }));
    setAttempt((count) => count + 1);
  }, []);
  return { findings, tell, hear, ask, retry };
}

interface Heard {
  found: (found: { problems: readonly Problem[]; shown: Shown }, of: Sources) => void;
  failed: (message: string, of: Sources) => void;
}

/** One compiler, told of changes and asked about the newest. */
class Asking {
  readonly compiler: Compiler;
  private readonly heard: Heard;
  private told: Sources | undefined;
  private files: readonly SourceFile[] = [];
  private problems: readonly Problem[] = [];
  private waiting = false;

  constructor(compiler: Compiler, heard: Heard) {
    this.compiler = compiler;
    this.heard = heard;
  }

  tell(sources: Sources): void {
    const before = this.told;
    const same = before?.published === sources.published && before.drafts === sources.drafts;
    if (same && before?.path === sources.path) return;
    this.told = sources;
    if (!same) {
      const files = withDrafts(sources.published, sources.drafts);
      if (before === undefined) this.say('open', files);
      else for (const change of changesTo(this.files, files)) this.say('change', change);
      this.files = files;
    }
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
      if (this.told === of) {
        this.problems = replaceEqualDeep(this.problems, found.problems);
        this.heard.found({ ...found, problems: this.problems }, of);
      }
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
