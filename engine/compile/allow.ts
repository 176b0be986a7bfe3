import { allowable } from '../checkSentences.ts';
import { nearest } from '../nearest.ts';
import { type Problem, type ProblemCode, sentences } from '../problems.ts';
import { type Document, problemIn } from './documents.ts';

/** The reasons that stand in the files for what would else be told. */
export interface Allowances {
  /** Whether a reason stands for this warning; then nobody needs to know its place. */
  covers(file: string, code: ProblemCode, found: string | undefined): boolean;
  /** Reasons for nothing, and those for what cannot be allowed. */
  problems(): Problem[];
}

/** One line of `allow`: the warning's code, what it speaks of when only that is meant, and the reason. */
const ENTRY = /^([a-z-]+)(?: ([^:：]+))?[:：]/;

interface Reason {
  document: Document;
  index: number;
  code: string;
  found: string | undefined;
  used: boolean;
}

/** Reads the reasons of all files that keep to their schemas. */
export function readAllowances(documents: readonly Document[]): Allowances {
  const byFile = new Map(
    documents.flatMap((document) => {
      const reasons = reasonsOf(document);
      return reasons.length === 0 ? [] : [[document.file, reasons] as const];
    }),
  );
  return {
    covers(file, code, found) {
      if (!isAllowable(code)) return false;
      const fitting = (byFile.get(file) ?? []).filter(
        (reason) => reason.code === code && (reason.found === undefined || reason.found === found),
      );
      for (const reason of fitting) reason.used = true;
      return fitting.length > 0;
    },
    problems: () => [...byFile.values()].flat().flatMap((reason) => (reason.used ? [] : [problemOf(reason)])),
  };
}

function reasonsOf(document: Document): Reason[] {
  const { allow = [] } = (document.valid ? document.value : {}) as { allow?: string[] };
  return allow.map((entry, index) => {
    const [, code = '', found] = ENTRY.exec(entry) ?? [];
    return { document, index, code, found: found?.trim(), used: false };
  });
}

const isAllowable = (code: string): boolean => allowable.some((each) => each === code);

function problemOf({ document, index, code }: Reason): Problem {
  const at = ['allow', index];
  if (isAllowable(code)) return problemIn(document, 'allow-unused', sentences['allow-unused'](code), at);
  const sentence = sentences['not-in-list'](`"${code}"`, allowable, nearest(code, allowable));
  return problemIn(document, 'not-in-list', sentence, at);
}
