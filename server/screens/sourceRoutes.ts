import type { FastifyInstance } from 'fastify';
import { isRecord } from '../../engine/api/envelope.ts';
import type { Answers, Questions } from '../../engine/authoring/Judging.ts';
import type { CompilePorts } from '../../engine/compile/CompilePorts.ts';
import { once } from '../../engine/once.ts';
import { READ_SCREENS } from '../../engine/permissions/general.ts';
import type { Context } from '../http/Context.ts';
import { ok } from '../http/envelope.ts';
import { ParamError } from '../http/errors.ts';
import { addRoute } from '../http/route.ts';
import { loadCompilePorts } from './compilePorts.ts';
import { readDeclarations } from './readFiles.ts';

/** Of all statements and schemas of a large installation. */
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_QUESTIONS = 5_000;
/** Characters of a statement; the compiler takes fewer. */
const LONGEST = 200_000;

/** `/config/sources*`: the declarations as files, and what a compiler outside of this process has to ask. */
export function sourceRoutes(app: FastifyInstance, { settings }: Context): void {
  const access = { right: READ_SCREENS };
  const ports = once(loadCompilePorts);
  addRoute(app, 'sources', { config: { access } }, async () =>
    ok({ files: await readDeclarations(settings.screensDir) }),
  );
  // It only reads: whoever previews another's rights may go on working.
  addRoute(app, 'judgeSources', { config: { access, inPreview: true }, bodyLimit: MOST_BYTES }, async ({ body }) =>
    ok(await judge(await ports(), questionsIn(body))),
  );
}

/** In pieces: other requests go on between two of them. */
async function judge({ parseSql, compileSchema }: CompilePorts, { sql, schemas }: Questions): Promise<Answers> {
  return { sql: await inTurn(sql, parseSql), schemas: await inTurn(schemas, compileSchema) };
}

async function inTurn<Q, A>(questions: readonly Q[], answer: (question: Q) => A): Promise<A[]> {
  const answers: A[] = [];
  for (const question of questions) {
    answers.push(answer(question));
    await new Promise(setImmediate);
  }
  return answers;
}

function questionsIn(body: unknown): Questions {
  const { sql = [], schemas = [] } = isRecord(body) ? body : {};
  if (!Array.isArray(sql) || !Array.isArray(schemas)) throw new ParamError('questions');
  if (sql.length + schemas.length > MOST_QUESTIONS) throw new ParamError('questions');
  if (!sql.every((text) => typeof text === 'string' && text.length <= LONGEST)) throw new ParamError('sql');
  if (!schemas.every(isRecord)) throw new ParamError('schemas');
  return { sql, schemas };
}
