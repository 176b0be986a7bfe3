import { allowable } from '../checkSentences.ts';
import { nearest } from '../nearest.ts';
import { type Problem, sentences } from '../problems.ts';
import { type Document, problemIn } from './documents.ts';

/** One line of `allow`: the warning's code, what it speaks of when only that is meant, and the reason. */
const ENTRY = /^([a-z-]+)(?: ([^:：]+))?[:：]/;

/** Leaves out the warnings whose reason stands in their file; a reason for none, or for an error, is told itself. */
export function withoutAllowed(documents: readonly Document[], problems: readonly Problem[]): Problem[] {
  const kept = new Set(problems);
  const told: Problem[] = [];
  for (const document of documents) {
    const { allow } = (document.valid ? document.value : {}) as { allow?: string[] };
    if (allow === undefined) continue;
    const own = problems.filter(({ file }) => file === document.file);
    for (const [index, entry] of allow.entries()) {
      const [, code = '', found] = ENTRY.exec(entry) ?? [];
      const at = ['allow', index];
      if (!allowable.some((each) => each === code)) {
        const sentence = sentences['not-in-list'](`"${code}"`, allowable, nearest(code, allowable));
        told.push(problemIn(document, 'not-in-list', sentence, at));
        continue;
      }
      const meant = own.filter((each) => each.code === code && (found === undefined || each.found === found.trim()));
      for (const each of meant) kept.delete(each);
      if (meant.length === 0) told.push(problemIn(document, 'allow-unused', sentences['allow-unused'](code), at));
    }
  }
  return [...kept, ...told];
}
