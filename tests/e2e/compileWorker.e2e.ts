import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '../../engine/api/endpoints.ts';
import type { SourceFile } from '../../engine/compile/documents.ts';
import type { Problem } from '../../engine/problems.ts';
import { inProject } from '../../scripts/setup/checkout.mjs';
import { brokenFiles, compiler, shippedFiles } from '../declarations.ts';
import { openApi } from './api.ts';
import { prepareStage } from './browser.ts';

const stage = prepareStage();

/** What the database alone tells is told when one publishes. */
const OF_DATABASE = ['sql-database', 'output-type', 'figures-differ', 'figures-unread', 'source-unread'];
const codes = readdirSync(inProject('tests', 'broken')).filter((code) => !OF_DATABASE.includes(code));
/** All of them go through the worker's entry in `tests/conformance.test.tsx`; a browser runs as many as show the wire. */
const SEEN = codes.filter((_code, at) => at % 2 === 0);

let compile: Awaited<ReturnType<typeof compiler>>;
let shipped: SourceFile[];

beforeAll(async () => {
  compile = await compiler();
  shipped = await shippedFiles();
});

/** The built worker, started in a page of the product; its questions go to the server over the wire. */
async function openWorker(page: Page) {
  const [script, ...others] = readdirSync(inProject('dist', 'web', 'assets')).filter((file) =>
    /^compileWorker-.*\.js$/.test(file),
  );
  expect(others).toEqual([]);
  const api = await openApi(stage.product.address, 'admin');
  await page.exposeFunction('judge', async (questions: unknown) => {
    const { path, method } = ENDPOINTS.judgeSources;
    return (await api(method, path, questions)).result;
  });
  await page.goto(`${stage.product.address}/favicon.svg`);
  await page.evaluate((address) => {
    const worker = new Worker(address);
    const waiting = new Map<number, (message: object) => void>();
    const { judge } = window as unknown as { judge(questions: unknown): Promise<unknown> };
    worker.onmessage = async ({ data }) => {
      if ('judge' in data) worker.postMessage({ judged: data.judge, answers: await judge(data.questions) });
      else waiting.get(data.id)?.(data);
    };
    let last = 0;
    const call = (name: string, input: unknown) => {
      last += 1;
      const id = last;
      const answer = new Promise((resolve) => waiting.set(id, resolve));
      worker.postMessage({ call: name, id, input });
      return answer;
    };
    Object.assign(window, { call });
  }, `/assets/${script}`);
  return async (name: string, input: unknown): Promise<unknown> => {
    const answer = await page.evaluate(
      ([called, given]) =>
        (window as unknown as { call(n: unknown, i: unknown): Promise<unknown> }).call(called, given),
      [name, input],
    );
    expect(answer).not.toHaveProperty('failed');
    return (answer as { output: unknown }).output;
  };
}

test('the compiler of the page says of a mistake what the command line says, in a browser too', async () => {
  expect(SEEN.length).toBeGreaterThanOrEqual(60);
  const { page } = await stage.visit();
  const call = await openWorker(page);
  await call('open', shipped);
  const found = async () => ((await call('find', 'screens/menu.json')) as { problems: Problem[] }).problems;
  expect(await found()).toEqual([]);
  let before: readonly SourceFile[] = shipped;
  for (const code of SEEN) {
    const files = await brokenFiles(code, shipped);
    const texts = new Map(files.map(({ path, text }) => [path, text]));
    const known = new Map(before.map(({ path, text }) => [path, text]));
    // What could not be read has no text to change.
    if ([...files, ...before].some(({ unread }) => unread !== undefined)) await call('open', files);
    else
      for (const path of new Set([...known.keys(), ...texts.keys()]))
        if (known.get(path) !== texts.get(path)) await call('change', { path, text: texts.get(path) });
    before = files;
    const told = compile(files).problems;
    expect(told.map((problem) => problem.code)).toContain(code);
    expect(await found(), code).toEqual(told);
  }
  await call('open', shipped);
  expect(await found()).toEqual([]);
});
