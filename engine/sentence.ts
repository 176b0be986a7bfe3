/** What a problem says, before it has a place. */
export interface Sentence {
  message: string;
  found?: string;
  expected?: string;
  /** What to do about it. */
  fix: string;
  /** The likeliest intended word. */
  suggestion?: string;
}

export const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`).join('、');

/** Words to choose from, as long as they are few enough to read. */
export const listed = (words: readonly string[], what: string) =>
  words.length > 12 ? `${what}的 ${words.length} 个之一` : quoted(words);

export const hint = (suggestion: string | undefined) => (suggestion === undefined ? {} : { suggestion });

/** The same, with what was likely meant in its words alone: it is not to be written unasked. */
export function inWords({ suggestion: _, ...said }: Sentence): Sentence {
  return said;
}

export const meant = (suggestion: string | undefined, otherwise: string) =>
  suggestion === undefined ? otherwise : `是不是想写 "${suggestion}"？`;

/** A stretch of a text that is written anew; offsets count UTF-16 units from 0. */
export interface Edit {
  offset: number;
  length: number;
  text: string;
}

/** What mends a problem: in words, and in edits of its own file. */
export interface Mend {
  title: string;
  edits: readonly Edit[];
}

export interface Mendable {
  /** Absent where a person has to decide. */
  mend?: Mend;
}
