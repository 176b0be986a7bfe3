import { allowable } from '../checkSentences.ts';
import { nearest } from '../nearest.ts';
import type { Exception } from '../plan/compiled.ts';
import { type Problem, type ProblemCode, sentences } from '../problems.ts';
import { type Document, placeOf, problemIn } from './documents.ts';

/** Something that a reason stands for: a warning, or an output of restricted fields. */
export interface Allowed {
  /** Kind and id of the declaration: what is told of its SQL may stand in a file of its own. */
  owner: string;
  code: ProblemCode | typeof OUTPUT;
  found: string | undefined;
}

/** The reasons that stand in the files for what would else be told. */
export interface Allowances {
  /** A reason was needed. */
  use(allowed: Allowed): void;
  /** Reasons by which somebody sees more of restricted fields than their permissions say. */
  exceptions(): Exception[];
  /** Reasons for nothing, and those for what cannot be allowed. */
  problems(): Problem[];
}

/** One line of `allow`: the warning's code, what it speaks of when only that is meant, and the reason. */
const ENTRY = /^([a-z-]+)(?: ([^:：]+))?[:：]/;

/** No warning: an output made of restricted fields is theirs to see who may see those, unless a reason stands here. */
const OUTPUT = 'restricted-output';

/** What lets restricted fields be seen. */
const opening: ReadonlySet<string> = new Set([OUTPUT, 'restricted-filter']);

interface Reason {
  text: string;
  document: Document;
  index: number;
  code: string;
  found: string | undefined;
  used: boolean;
}

/** Reads the reasons of all files that keep to their schemas. */
export function readAllowances(documents: readonly Document[]): Allowances {
  const byOwner = new Map(
    documents.flatMap((document) => {
      const reasons = reasonsOf(document);
      return reasons.length === 0 ? [] : [[ownerOf(document), reasons] as const];
    }),
  );
  return {
    use({ owner, code, found }) {
      for (const reason of byOwner.get(owner) ?? []) if (speaksOf(reason, code, found)) reason.used = true;
    },
    exceptions: () =>
      [...byOwner.values()]
        .flat()
        .flatMap((reason) => (reason.used && opening.has(reason.code) ? [exceptionOf(reason)] : [])),
    problems: () => [...byOwner.values()].flat().flatMap((reason) => (reason.used ? [] : [problemOf(reason)])),
  };
}

export const ownerOf = ({ kind, id }: Pick<Document, 'kind' | 'id'>): string => `${kind} ${id}`;

/** Whether a file gives a reason for a thing. */
export function allows(document: Document, code: Allowed['code'], found: string | undefined): boolean {
  return isAllowable(code) && reasonsOf(document).some((reason) => speaksOf(reason, code, found));
}

const speaksOf = (reason: Reason, code: string, found: string | undefined): boolean =>
  reason.code === code && (reason.found === undefined || reason.found === found);

function reasonsOf(document: Document): Reason[] {
  const { allow = [] } = (document.valid ? document.value : {}) as { allow?: string[] };
  return allow.map((entry, index) => {
    const [, code = '', found] = ENTRY.exec(entry) ?? [];
    return { text: entry, document, index, code, found: found?.trim(), used: false };
  });
}

function exceptionOf({ document, index, text }: Reason): Exception {
  const { line, column } = placeOf(document, ['allow', index]);
  return { file: document.file, line, column, text };
}

const known: readonly string[] = [...allowable, OUTPUT];
const isAllowable = (code: string): boolean => known.includes(code);

function problemOf({ document, index, code }: Reason): Problem {
  const at = ['allow', index];
  if (isAllowable(code)) return problemIn(document, 'allow-unused', sentences['allow-unused'](code), at);
  const sentence = sentences['not-in-list'](`"${code}"`, known, nearest(code, known));
  return problemIn(document, 'not-in-list', sentence, at);
}
