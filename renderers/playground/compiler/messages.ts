import type { Completion } from '../../../engine/authoring/assist/Completion.ts';
import type { Hover } from '../../../engine/authoring/assist/hover.ts';
import type { Named } from '../../../engine/authoring/assist/named.ts';
import type { Inferred } from '../../../engine/authoring/inference/Inferred.ts';
import type { SqlGiven } from '../../../engine/authoring/inference/reportOfSql.ts';
import type { Answers, Questions } from '../../../engine/authoring/Judging.ts';
import type { Radius } from '../../../engine/authoring/meaning/radius.ts';
import type { Origin } from '../../../engine/authoring/origins.ts';
import type { PagePlace } from '../../../engine/authoring/partAt.ts';
import type { Renamed, RenameRequest } from '../../../engine/authoring/renaming/rename.ts';
import type { RunParam } from '../../../engine/authoring/SourceRun.ts';
import type { Use } from '../../../engine/authoring/Use.ts';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import type { Dictionary, DictionaryItem } from '../../../engine/plan/compiled.ts';
import type { Plan } from '../../../engine/plan/Plan.ts';
import type { Problem } from '../../../engine/problems.ts';

/** What one file comes to. */
export interface Shown {
  /** Of the page that shows it; absent where there is none, or where it is wrong. */
  plan?: Plan;
  /** What its tab is called. */
  title?: string;
  /** Of the report that the file is, or whose SQL it is; absent where it is none, or wrong. */
  params?: RunParam[];
  /** The declared dictionaries that page names. */
  dictionaries: Dictionary[];
  /** What its sample rows choose from among records, by dictionary or picker. */
  recordItems?: Record<string, readonly DictionaryItem[]>;
  /** The file with every short form written out; absent where it is wrong. */
  normalized?: unknown;
}

/** What the files come to as they are. */
export interface Found {
  problems: Problem[];
  /** Of the file that was asked for. */
  shown: Shown;
}

interface Spot {
  file: SourceFile;
  offset: number;
}

/** What the compiler can be asked, by name: what goes in and what comes out. */
export interface CompilerCalls {
  /** Replaces all files. */
  open: { input: readonly SourceFile[]; output: undefined };
  /** One file; without a text it goes. Nothing is compiled until something is asked. */
  change: { input: { path: string; text: string | undefined }; output: undefined };
  /** What is wrong, and what the file of this path comes to. */
  find: { input: string; output: Found };
  /** What the files mean otherwise than these, and what that touches; nothing while there are errors among them. */
  compare: { input: readonly SourceFile[]; output: Radius | undefined };
  /** Every value of a page with its place; nothing where there is no such page. */
  origins: { input: string; output: readonly Origin[] | undefined };
  /** The part of a page that a line is about; undefined: none. */
  partAt: { input: { id: string; file: string; line: number }; output: PagePlace | undefined };
  /** Where a part of a page is written. */
  placeOf: { input: { id: string; part: PagePlace }; output: Pick<Problem, 'file' | 'line' | 'column'> | undefined };
  /** What may be written at an offset of a file, whose text may be newer than the one that was opened. */
  complete: { input: Spot; output: readonly Completion[] };
  hover: { input: Spot; output: Hover | undefined };
  named: { input: { path: string; offset: number }; output: Named | undefined };
  /** Every place that says a declaration's name. */
  uses: { input: { kind: string; name: string }; output: readonly Use[] };
  rename: { input: RenameRequest; output: Renamed };
  /** The report of a statement, as far as its text tells; or why there is none. */
  inferReport: { input: SqlGiven; output: Inferred | string };
}

export type CallName = keyof CompilerCalls;

/** From the page to the worker. */
export type ToWorker =
  | { [Name in CallName]: { call: Name; id: number; input: CompilerCalls[Name]['input'] } }[CallName]
  | { judged: number; answers: Answers }
  | { judged: number; failed: string };

/** From the worker to the page. */
export type FromWorker =
  | { id: number; output: unknown }
  | { id: number; failed: string }
  | { judge: number; questions: Questions };
