import type { FastifyInstance } from 'fastify';
import { LONGEST_MESSAGE } from '../../../engine/authoring/publishing/Publication.ts';
import { READ_SCREENS, WRITE_SCREENS } from '../../../engine/permissions/general.ts';
import { textField } from '../../http/body.ts';
import type { Context } from '../../http/Context.ts';
import { ok } from '../../http/envelope.ts';
import { BusinessError } from '../../http/errors.ts';
import { addRoute } from '../../http/route.ts';
import { changesIn } from '../publish/changesIn.ts';
import { commitRevised } from '../publish/publish.ts';
import { GitError } from './git.ts';
import { filesAt, repositoryOf } from './repository.ts';

const MOST_BYTES = 8 * 1024 * 1024;
const LONGEST_NAME = 100;

/** `/config/sources/git*`: the declarations of another revision, and publishing as a commit on a branch. */
export function gitRoutes(app: FastifyInstance, context: Context): void {
  const { screensDir } = context.settings;
  const access = { right: READ_SCREENS };
  addRoute(app, 'gitOfSources', { config: { access } }, async () => {
    const found = await repositoryOf(screensDir);
    return ok('why' in found ? found : { branch: found.branch });
  });
  addRoute(app, 'sourcesAt', { config: { access } }, async ({ query }) => {
    const { revision = '' } = query as { revision?: string };
    try {
      return ok(await filesAt(screensDir, revision.slice(0, LONGEST_NAME)));
    } catch (error) {
      throw error instanceof GitError ? new BusinessError(error.message) : error;
    }
  });
  const config = { access: { right: WRITE_SCREENS }, idempotent: true };
  addRoute(app, 'commitSources', { config, bodyLimit: MOST_BYTES }, async ({ body, actor, ip }) => {
    const message = textField(body, 'message', LONGEST_MESSAGE);
    if (message === '') throw new BusinessError('请写提交说明：改了什么，为什么');
    const branch = textField(body, 'branch', LONGEST_NAME);
    const commit = await commitRevised(context, actor, { message, branch, files: changesIn(body), address: ip });
    return ok({ commit }, '提交成功！');
  });
}
