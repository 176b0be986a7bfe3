import { lstat, mkdir, open, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { RevisedFile } from '../../../engine/authoring/publishing/Publication.ts';
import { BusinessError, ParamError } from '../../http/errors.ts';
import { placeIn } from '../readFiles.ts';

/** What a folder that cannot be written to says. */
const UNWRITABLE: Readonly<Record<string, string>> = {
  EACCES: '服务器的声明目录不可写',
  EPERM: '服务器的声明目录不可写',
  EROFS: '服务器的声明目录是只读的',
  ENOSPC: '服务器的磁盘已满',
};

/**
 * Writes all files below `directory`, or none: what was written before one fails is put back. Answers the way back.
 * Throws ParamError where a path leads out of the directory, BusinessError where it cannot be written to.
 */
export async function writeFiles(directory: string, files: readonly RevisedFile[]): Promise<() => Promise<void>> {
  const done: RevisedFile[] = [];
  const undo = async (): Promise<void> => {
    for (const { path: name, before } of done.toReversed()) await put(directory, name, before);
  };
  try {
    for (const file of files) {
      await put(directory, file.path, file.after);
      done.push(file);
    }
    return undo;
  } catch (error) {
    await undo();
    const said = UNWRITABLE[(error as NodeJS.ErrnoException).code ?? ''];
    throw said === undefined ? error : new BusinessError(`${said}，没有发布；请下载补丁，用它改声明的仓库`);
  }
}

/** A reader finds the file as it was or as it is to be, never a part of it. */
async function put(directory: string, name: string, text: string | null): Promise<void> {
  const target = placeIn(directory, name);
  await refuseOutside(directory, target);
  if (text === null) return rm(target, { force: true });
  await mkdir(path.dirname(target), { recursive: true });
  const beside = `${target}.writing`;
  try {
    const file = await open(beside, 'w');
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, target);
  } finally {
    await rm(beside, { force: true });
  }
}

/** A link among the folders, or in place of the file, is not followed. */
async function refuseOutside(directory: string, target: string): Promise<void> {
  const root = await realpath(directory);
  const parts = path.relative(directory, target).split(path.sep);
  let place = root;
  for (const part of parts) {
    place = path.join(place, part);
    const found = await lstat(place).catch(() => undefined);
    if (found?.isSymbolicLink()) throw new ParamError('path through a link');
  }
}
