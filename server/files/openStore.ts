import { EnvironmentError } from '../config/environment.ts';
import { allRows } from '../db/Database.ts';
import { SELECT_FAR } from '../db/statements/files.ts';
import { SELECT_TENANTS } from '../db/statements/jobs.ts';
import type { Context } from '../http/Context.ts';
import { createFileStore, type FileStore, fileRoot } from './fileStore.ts';

type Parts = Pick<Context, 'db' | 'log' | 'settings'>;

/**
 * The store that uploads go to: the folder of files, or a bucket before it. Throws EnvironmentError for a bucket that is
 * not there or not ours; one that cannot be reached may come later.
 */
export async function openStore(context: Parts): Promise<FileStore> {
  const { log, settings } = context;
  const disk = createFileStore(fileRoot(settings));
  if (settings.s3 === undefined) {
    if (await hasFar(context)) log.warn('有些文件在对象存储里，没有 WEFT_S3_URL 就打不开');
    return disk;
  }
  const { createS3Client, S3Refusal } = await import('./s3/s3Client.ts');
  const { createS3Store } = await import('./s3/s3Store.ts');
  // Signatures are of the world's time, whatever the product's clock says.
  const bucket = createS3Client(settings.s3, () => new Date());
  try {
    await bucket.check();
  } catch (error) {
    if (!(error instanceof S3Refusal)) throw error;
    if (error.why === 'denied' || error.why === 'bucket')
      throw new EnvironmentError(`${error.message}（${error.said}）`);
    log.warn({ said: error.said }, error.message);
  }
  return createS3Store(disk, bucket);
}

async function hasFar({ db }: Parts): Promise<boolean> {
  for (const { id } of (await db.query<{ id: string }>(SELECT_TENANTS)).rows) {
    const { rows } = await db.withTenant(allRows(id), (session) => session.query<{ far: boolean }>(SELECT_FAR, [id]));
    if (rows[0]?.far) return true;
  }
  return false;
}
