import type { FileStore } from '../../files/fileStore.ts';
import { privateFolder } from '../../files/fileStore.ts';
import type { Actor, Context } from '../../http/Context.ts';
import { BusinessError, ParamError } from '../../http/errors.ts';
import type { Jobs } from '../../http/jobs/Jobs.ts';
import type { RecordParts } from '../../records/openRecords.ts';
import type { FileAtHand, ImportOutcome, ImportWork } from './importFiles.ts';
import type { ImportFile } from './importOrder.ts';
import { tableType } from './TableFile.ts';
import { writeErrorFile } from './writeErrorFile.ts';

/** What imports work with. */
export interface ImportParts extends RecordParts {
  files: FileStore;
  jobs: Jobs;
}

/** Where a person's files are on the disk. Throws ParamError for a file that is not theirs. */
export function storedFiles(
  store: FileStore,
  { tenant, userId }: Pick<Actor, 'tenant' | 'userId'>,
  files: readonly ImportFile[],
): FileAtHand[] {
  return files.map(({ name, path }) => {
    if (!path.startsWith(`${privateFolder(userId)}/`)) throw new ParamError('file');
    return { name, source: { path: store.pathOf(tenant, path), type: tableType(path) } };
  });
}

/** The same, of files that are still there. Throws BusinessError where one was imported, or kept for too long. */
export async function filesThere(
  store: FileStore,
  actor: Pick<Actor, 'tenant' | 'userId'>,
  files: readonly ImportFile[],
): Promise<FileAtHand[]> {
  const known = storedFiles(store, actor, files);
  for (const { path } of files) {
    const found = await store.open(actor.tenant, path);
    if (!found) throw new BusinessError('上传的文件已经导入过，或者已过期，请重新选择文件');
    await found.close();
  }
  return known;
}

export async function removeFiles(store: FileStore, tenant: string, files: readonly ImportFile[]): Promise<void> {
  for (const { path } of files) await store.remove(tenant, path);
}

/** As the file of errors is called: `订单-错误.xlsx`. */
export function errorFileName(files: readonly Pick<ImportFile, 'name'>[]): string {
  const [first] = files;
  return `${(first?.name ?? '导入').replace(/\.[^.]*$/, '').slice(0, 40)}-错误.xlsx`;
}

/** Keeps the file of errors for the person alone. */
export async function keepErrors(
  { context, files: store }: { context: Pick<Context, 'clock'>; files: FileStore },
  { tenant, userId }: Pick<Actor, 'tenant' | 'userId'>,
  work: Pick<ImportWork, 'files' | 'tables'>,
  outcome: ImportOutcome,
): Promise<ImportFile> {
  const name = errorFileName(work.files);
  const made = await store.make(name, (path) => writeErrorFile(path, work, outcome, context.clock()));
  try {
    return { name, path: await made.place(tenant, privateFolder(userId)) };
  } finally {
    await made.discard();
  }
}
