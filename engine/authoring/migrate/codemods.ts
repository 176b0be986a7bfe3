import type { Document } from '../../compile/documents.ts';
import { respelled } from '../../compile/language/edits.ts';

/** What is said of one file that is written anew. */
export interface Rewriting {
  text: string;
  /** Words by those that take their place. */
  keys: readonly { written: string; own: string }[];
}

/** Takes a declaration to a version of the language from the one before it. */
export interface Codemod {
  version: number;
  title: string;
  /** Also what is written in the newest version is looked at: other names are taken in every version. */
  always?: boolean;
  rewrite(document: Document): Rewriting | undefined;
}

/** By version. A new one raises LANGUAGE_VERSION. */
export const codemods: readonly Codemod[] = [
  {
    version: 1,
    title: '别名改写成语言自己的键',
    always: true,
    rewrite: (document) =>
      document.spelled.length === 0
        ? undefined
        : {
            text: respelled(document),
            keys: document.spelled.map(({ written, own }) => ({ written, own })),
          },
  },
];
