import type { SourceFile } from '../../engine/compile/documents.ts';
import { GitError } from '../../server/screens/git/git.ts';
import { filesAt as filesOf } from '../../server/screens/git/repository.ts';

/** The declarations of a revision, or why they cannot be had. */
export async function filesAt(revision: string, directory: string): Promise<SourceFile[] | string> {
  try {
    return (await filesOf(directory, revision)).files;
  } catch (error) {
    if (error instanceof GitError) return error.message;
    throw error;
  }
}
