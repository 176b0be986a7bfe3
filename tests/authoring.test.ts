import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { createWorkspace, type Workspace } from '../engine/authoring/Workspace.ts';
import type { CompilePorts } from '../engine/compile/CompilePorts.ts';
import { type Compiler, createCompiler } from '../engine/compile/compile.ts';
import type { SourceFile } from '../engine/compile/documents.ts';
import { applyEdits } from '../engine/compile/language/edits.ts';
import type { Problem } from '../engine/problems.ts';
import { loadCompilePorts } from '../server/screens/compilePorts.ts';
import { brokenFiles, shippedFiles } from './declarations.ts';

/** What the database alone tells is told when one publishes. */
const OF_DATABASE = ['sql-database', 'output-type', 'figures-differ', 'figures-unread', 'source-unread'];
const codes = readdirSync('tests/broken').filter((code) => !OF_DATABASE.includes(code));

let ports: CompilePorts;
let shipped: SourceFile[];
/** Goes on from what it has compiled last, which gives what compiling anew gives: `incremental.test.ts`. */
let compile: Compiler;
let workspace: Workspace;
let asked: number;

beforeAll(async () => {
  ports = await loadCompilePorts();
  compile = createCompiler(ports);
  shipped = await shippedFiles();
  workspace = createWorkspace({
    hash: ports.hash,
    judge: async ({ sql, schemas }) => {
      asked += 1;
      return { sql: sql.map(ports.parseSql), schemas: schemas.map(ports.compileSchema) };
    },
  });
  asked = 0;
  workspace.open(shipped);
  await workspace.read(({ problems }) => problems);
});

test('all the server’s parsers are asked for is asked in one go', async () => {
  expect(asked).toBe(1);
  const plans = await workspace.read(({ plans: made }) => [...made.values()].map(({ id, hash }) => [id, hash]));
  const whole = createCompiler(ports)(shipped);
  expect(plans).toEqual([...whole.plans.values()].map(({ id, hash }) => [id, hash]));
  expect(asked).toBe(1);
});

/** What is suggested is of another key than the place it is told at, or a bound: what was meant nobody can tell. */
const UNDECIDED = ['length-above-store', 'out-of-range'];
/** What stood behind the mistake and could not be told before it was mended. */
const HIDDEN = ['json-syntax', 'call-path', 'sql-file'];
/** What is suggested is the file's own name. */
const OF_NAMES = ['file-kind', 'file-name'];

describe.each(codes)('%s', (code) => {
  test('its fix, where it suggests one, takes away that problem and brings no other', async () => {
    const files = await brokenFiles(code, shipped);
    const before = compile(files).problems;
    const problem = before.find((each) => each.code === code);
    const file = files.find(({ path }) => path === problem?.file);
    if (problem?.suggestion === undefined || file === undefined || OF_NAMES.includes(code)) return;
    const { mend } = problem;
    expect(mend === undefined).toBe(UNDECIDED.includes(code));
    if (mend === undefined) return;
    const mended = { ...file, text: applyEdits(file.text, mend.edits) };
    const after = compile(files.map((each) => (each === file ? mended : each))).problems;
    const same = (one: Problem) => one.file === problem.file && one.code === code && one.line === problem.line;
    expect(after.filter(HIDDEN.includes(code) ? same : () => true)).toEqual([]);
  });
});
