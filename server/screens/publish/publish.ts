import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { radiusOf } from '../../../engine/authoring/meaning/radius.ts';
import type { FileChange, RevisedFile } from '../../../engine/authoring/publishing/Publication.ts';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import { lockAdvisory } from '../../db/Database.ts';
import type { Actor, Context } from '../../http/Context.ts';
import { BusinessError, ConflictError } from '../../http/errors.ts';
import type { ScreensProblem } from '../../http/Screens.ts';
import { logWithin } from '../../http/securityLog.ts';
import { commitOnBranch } from '../git/commitOnBranch.ts';
import { hasErrors } from '../LiveScreens.ts';
import { readDeclarations } from '../readFiles.ts';
import { withFiles } from '../withFiles.ts';
import { keepRevision, type NewRevision } from './revisions.ts';
import { writeFiles } from './writeFiles.ts';

export interface Publication {
  message: string;
  files: readonly FileChange[];
  /** Whoever publishes was told what is lost and wants it. */
  confirmed: boolean;
  address: string;
}

export interface Published {
  id: string;
  /** Warnings. */
  problems: readonly ScreensProblem[];
}

/**
 * Puts changed files in force, all or none, and keeps who did it and why. Throws ConflictError with the paths that are
 * no longer as they were found, BusinessError with the problems while there are errors, or with the changes that lose
 * something where nobody has confirmed them.
 */
export async function publish(context: Context, actor: Actor, publication: Publication): Promise<Published> {
  for (;;) {
    const published = await attempt(context, actor, publication);
    if (published) return published;
  }
}

/**
 * Writes changed files as a commit on a branch: nothing comes into force, and so nothing that would be lost has to be
 * confirmed. Answers the commit; throws as `publish`.
 */
export async function commitRevised(
  context: Context,
  actor: Actor,
  { message, branch, files: changes, address }: Omit<Publication, 'confirmed'> & { branch: string },
): Promise<string> {
  const { screens, settings, db } = context;
  const files = await readDeclarations(settings.screensDir);
  const revised = revisedFiles(files, changes);
  refuseErrors((await screens.judge(withFiles(files, changes))).problems);
  const { userId, tenant, username, realname } = actor;
  const author = { name: realname || username, email: `${username}@localhost` };
  const commit = await commitOnBranch(settings.screensDir, { branch, message, author, files: revised });
  const paths = revised.map(({ path }) => path).join(' ');
  const detail = `${message}：提交到分支 ${branch} ${commit.slice(0, 12)}：${paths}`;
  await db.transaction((session) =>
    logWithin(session, context, { kind: 'screens_published', userId, tenant, detail, address }),
  );
  return commit;
}

function refuseErrors(problems: readonly ScreensProblem[]): void {
  if (!hasErrors(problems)) return;
  const errors = problems.filter(({ severity }) => severity === 'error');
  throw new BusinessError(`还有 ${errors.length} 个错误，没有发布`, { problems: errors });
}

/** Undefined: other files have changed since they were judged together. */
async function attempt(context: Context, actor: Actor, publication: Publication): Promise<Published | undefined> {
  const { screens, settings } = context;
  const files = await readDeclarations(settings.screensDir);
  const revised = revisedFiles(files, publication.files);
  const { compiled, problems } = await screens.judge(withFiles(files, publication.files));
  refuseErrors(problems);
  const { changes } = radiusOf(context.compiled(), compiled);
  const destructive = changes.filter((change) => change.destructive);
  if (destructive.length > 0 && !publication.confirmed)
    throw new BusinessError(`有 ${destructive.length} 处破坏性改动，请确认后再发布`, { changes: destructive });
  const revision = { message: publication.message, changes, files: revised };
  const id = await put(context, actor, { files, revision, address: publication.address });
  if (id === undefined) return undefined;
  await screens.reload();
  return { id, problems };
}

/**
 * Record, log and files together, where no other publication can come between; undefined where the files are not those
 * that were judged.
 */
async function put(
  context: Context,
  actor: Actor,
  { files, revision, address }: { files: readonly SourceFile[]; revision: NewRevision; address: string },
): Promise<string | undefined> {
  const { screensDir } = context.settings;
  let undo = async (): Promise<void> => undefined;
  try {
    return await context.db.transaction(async (session) => {
      await lockAdvisory(session, 'screens');
      if (!isDeepStrictEqual(await readDeclarations(screensDir), files)) return undefined;
      const id = await keepRevision(session, context, actor, revision);
      const paths = revision.files.map(({ path }) => path).join(' ');
      const { userId, tenant } = actor;
      const detail = `${revision.message}：${paths}`;
      await logWithin(session, context, { kind: 'screens_published', userId, tenant, detail, address });
      undo = await writeFiles(screensDir, revision.files);
      return id;
    });
  } catch (error) {
    await undo();
    throw error;
  }
}

/** The files as they are and as they are to be. Throws ConflictError where one is not as it was found. */
function revisedFiles(files: readonly SourceFile[], changes: readonly FileChange[]): RevisedFile[] {
  const known = new Map(files.map((file) => [file.path, file]));
  const moved = changes.filter(({ path, from }) => hashOf(known.get(path)) !== from).map(({ path }) => path);
  if (moved.length > 0) throw new ConflictError({ paths: moved }, '文件已被别人改过，没有发布');
  return changes.map(({ path, text }) => ({ path, before: known.get(path)?.text ?? null, after: text }));
}

/** A file that could not be read is not the one anybody has found. */
function hashOf(file: SourceFile | undefined): string | null {
  if (file === undefined) return null;
  return file.unread === undefined ? createHash('sha256').update(file.text).digest('hex') : file.unread;
}
