import type { NewFiles } from '../../engine/authoring/newFiles.ts';
import { ENGLISH_FILE, type English } from '../types/english.ts';

/** The file of the English with what a new type says at first, by its Chinese. */
export function addEnglish(read: (file: string) => string, texts: English): NewFiles {
  const known: English = JSON.parse(read(ENGLISH_FILE));
  return { [ENGLISH_FILE]: `${JSON.stringify({ ...known, ...texts }, null, 2)}\n` };
}
