import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fastifyMultipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Inferred } from '../../engine/authoring/inference/Inferred.ts';
import type { SourceBegun } from '../../engine/authoring/SourceBegun.ts';
import { createCompiler } from '../../engine/compile/compile.ts';
import { WRITE_SCREENS } from '../../engine/permissions/general.ts';
import type { Problem } from '../../engine/problems.ts';
import { HEADERS } from '../files/fileRoutes.ts';
import { LARGEST_FILE } from '../files/fileStore.ts';
import { textField } from '../http/body.ts';
import type { Context } from '../http/Context.ts';
import { ok } from '../http/envelope.ts';
import { ParamError } from '../http/errors.ts';
import { addRoute } from '../http/route.ts';
import { fileLimits } from '../records/limits.ts';
import { describeReports } from '../reports/describe.ts';
import { loadCompilePorts } from '../screens/compilePorts.ts';
import { readDeclarations } from '../screens/readFiles.ts';
import { draftsIn, withFiles } from '../screens/withFiles.ts';
import { csvText } from '../transfer/csvText.ts';
import { readTable } from '../transfer/import/readTable.ts';
import { TableError, tableType } from '../transfer/import/TableFile.ts';
import { inferModel } from './infer/inferModel.ts';
import { inferReport } from './infer/inferReport.ts';
import type { Note } from './jeecg/Draft.ts';
import { DumpError } from './jeecg/dump/Cursor.ts';
import { type Imported, importJeecg } from './jeecg/importJeecg.ts';
import { menuIcons } from './jeecg/menuIcons.ts';
import { carriedTables, gather, isEmpty } from './jeecg/Source.ts';

const ID = /^[a-z0-9][a-z0-9-]*\/[a-z0-9][a-z0-9-]*$/;
/** Characters of a statement; the compiler takes fewer. */
const LONGEST = 200_000;
const MOST_BYTES = 8 * 1024 * 1024;
const TOO_LARGE = `文件过大，一个文件最多 ${LARGEST_FILE / 1024 / 1024} MB；更大的请用命令行（npm run weft）`;

/**
 * POST `/config/sources/infer`: the report that a statement comes to among the files and drafts. POST
 * `/config/sources/begin` (multipart: `id` for a table, then `file`): the declarations that a table or a dump of a
 * JeecgBoot database comes to. They are the caller's to take; nothing is written.
 */
export async function scaffoldRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const config = { access: { right: WRITE_SCREENS } };
  addRoute(app, 'inferSource', { config, bodyLimit: MOST_BYTES }, async ({ body }) => ok(await ofSql(context, body)));
  await app.register(async (scope) => {
    await scope.register(fastifyMultipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: LARGEST_FILE + 1, files: 1, fields: 1, fieldSize: 1_000, parts: 2, ...HEADERS },
    });
    addRoute(scope, 'beginSources', { config }, async (request) => ok(await begin(context, request)));
  });
}

const NOTHING: SourceBegun = { files: [], decided: [], unclear: [], changed: [], lost: [], records: [] };

async function begin(context: Context, request: FastifyRequest): Promise<SourceBegun> {
  if (!request.isMultipart()) throw new ParamError('no multipart body');
  let id = '';
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      id = String(part.value);
      continue;
    }
    const { filename = '', file } = part;
    try {
      return filename.endsWith('.sql') ? await ofDump(context, file) : await ofTable(context, filename, id, file);
    } catch (error) {
      if (error instanceof TableError || error instanceof DumpError) return { ...NOTHING, refused: error.message };
      throw error;
    } finally {
      file.resume();
    }
  }
  throw new ParamError('file');
}

async function ofSql({ settings, screens, db }: Context, body: unknown): Promise<SourceBegun> {
  const [id, sql] = [textField(body, 'id', 200), textField(body, 'sql', LONGEST)];
  if (!ID.test(id)) throw new ParamError('id');
  const own = withFiles(await readDeclarations(settings.screensDir), draftsIn(body));
  const { parseSql } = await loadCompilePorts();
  const parts = { own, compile: screens.compile, parseSql, database: async () => db };
  const found = await inferReport({ id, sql: `${sql}\n`, ...parts });
  return typeof found === 'string' ? { ...NOTHING, refused: found } : ofInferred(found);
}

type Incoming = NodeJS.ReadableStream & AsyncIterable<Buffer> & { truncated?: boolean };

async function ofTable({ settings }: Context, name: string, id: string, source: Incoming): Promise<SourceBegun> {
  if (!ID.test(id)) throw new ParamError('id');
  const type = tableType(name);
  const folder = await mkdtemp(path.join(tmpdir(), 'weft-begin-'));
  try {
    const kept = path.join(folder, `table.${type}`);
    await pipeline(source, createWriteStream(kept));
    if (source.truncated) return { ...NOTHING, refused: TOO_LARGE };
    const own = await readDeclarations(settings.screensDir);
    const compile = createCompiler(await loadCompilePorts());
    const parts = readTable({ path: kept, type }, fileLimits);
    const found = await inferModel({ id, title: path.parse(name).name.slice(0, 60), parts, own, compile });
    return typeof found === 'string' ? { ...NOTHING, refused: found } : ofInferred(found);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const ofInferred = ({ files, decided, unclear, problems }: Inferred): SourceBegun => ({
  ...NOTHING,
  ...(problems.length > 0 ? { refused: said(problems) } : { files }),
  decided,
  unclear,
});

async function ofDump({ settings, db }: Context, source: Incoming): Promise<SourceBegun> {
  const dump = await gather(source);
  if (source.truncated) return { ...NOTHING, refused: TOO_LARGE };
  if (isEmpty(dump))
    return { ...NOTHING, refused: `里面没有 JeecgBoot 的表，应有其中一些：${carriedTables.join('、')}` };
  const own = await readDeclarations(settings.screensDir);
  const ports = await loadCompilePorts();
  const found = await importJeecg(dump, own, {
    compile: createCompiler(ports),
    parseSql: ports.parseSql,
    icons: menuIcons(),
    describe: async (compiled) => (compiled.reports.size === 0 ? [] : describeReports(db, compiled)),
  });
  return ofImported(found);
}

function ofImported({ refused, files, rules, notes, problems, warnings }: Imported): SourceBegun {
  const of = (kind: Note['kind']) =>
    notes.flatMap(({ kind: own, what, why, way, line }) => (own === kind ? [{ what, why, way, line }] : []));
  const wrong = refused ?? (problems.length > 0 ? said(problems) : undefined);
  const records = rules.map(({ model, name, headings, rows }) => ({
    name: `${name}.csv`,
    model,
    count: rows.length,
    csv: csvText([headings, ...rows]),
  }));
  return {
    ...NOTHING,
    ...(wrong === undefined ? { files, records } : { refused: wrong }),
    unclear: warnings.map(saidOf),
    changed: of('changed'),
    lost: of('lost'),
  };
}

type Told = Pick<Problem, 'file' | 'line' | 'message' | 'fix'>;

const said = (problems: readonly Told[]): string => problems.map(saidOf).join('\n');

const saidOf = ({ file, line, message, fix }: Told): string => `${file}:${line} ${message}；${fix}`;
