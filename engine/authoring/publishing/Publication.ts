import type { Change } from '../meaning/compare.ts';

/** One file of a publication. */
export interface FileChange {
  /** `screens/market/order.screen.json`. */
  path: string;
  /** Null: it goes. */
  text: string | null;
  /** SHA-256 in hex of the file it was written over; null: there was none. */
  from: string | null;
}

const PATH = /^screens(?:\/[A-Za-z0-9][A-Za-z0-9_-]*){0,8}\/[A-Za-z0-9][A-Za-z0-9._-]*\.(?:json|sql)$/;
const LONGEST_PATH = 200;

/** A declaration's place among others: it leads nowhere else. */
export const isDeclarationPath = (name: string): boolean => name.length <= LONGEST_PATH && PATH.test(name);

/** Characters of a message. */
export const LONGEST_MESSAGE = 200;

/** What was put in force at once. */
export interface Revision {
  id: string;
  message: string;
  username: string;
  realname: string;
  /** `2026-11-20 10:00:00`. */
  time: string;
  paths: string[];
  changes: Change[];
}

/** A file before and after it; null: there was none. */
export interface RevisedFile {
  path: string;
  before: string | null;
  after: string | null;
}
