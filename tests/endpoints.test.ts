import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ENDPOINTS, type Endpoint, routeOf } from '../engine/api/endpoints.ts';
import { apiAddresses, FAMILY_ENDPOINTS } from '../engine/api/familyEndpoints.ts';
import { inProject } from '../scripts/setup/checkout.mjs';
import { shippedTables, startProductServer } from '../server/testing/productServer.ts';
import { openTestPglite } from '../server/testing/testDatabase.ts';

const TABLES = ['engine/api/endpoints.ts', 'engine/api/familyEndpoints.ts'];
const API = apiAddresses();
/** Most sources spell none and need not be parsed. */
const SOMEWHERE = new RegExp(API.source.replace('^', '').replace(/\(\?:\[.*$/, ''));

/** Sources below the folders that are no tests and no tables. */
function sourcesOf(...folders: string[]): string[] {
  return folders
    .flatMap((folder) => readdirSync(inProject(folder), { recursive: true }).map((name) => `${folder}/${String(name)}`))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.tsx?$|^server\/testing\//.test(file))
    .filter((file) => !TABLES.includes(file));
}

/** Texts of a source that are addresses of the wire, whole or begun. */
function wirePaths(file: string, text: string): string[] {
  if (!SOMEWHERE.test(text)) return [];
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const holds = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node);
    if ((holds || ts.isTemplateTail(node)) && API.test(node.text)) found.push(`${file}: ${node.text}`);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

test('a path of the wire is found wherever it is spelled', () => {
  expect(wirePaths('a.ts', "app.get('/sys/login', x)")).toEqual(['a.ts: /sys/login']);
  expect(wirePaths('a.ts', 'const url = `/online/cgform/api/form/${code}`;')).toHaveLength(1);
  expect(wirePaths('a.ts', 'const url = `${base}/vxeSocket/${user}`;')).toHaveLength(1);
  expect(wirePaths('a.tsx', 'const a = <img src="/sys/common/static/a.png" />;')).toHaveLength(1);
  expect(wirePaths('a.ts', "// '/sys/login'\nconst page = '/online/cgformList/demo';")).toEqual([]);
});

test('paths of the wire are spelled in the tables alone', () => {
  const files = sourcesOf('engine', 'renderers', 'server', 'scripts');
  expect(files.length).toBeGreaterThan(900);
  expect(files.flatMap((file) => wirePaths(file, readFileSync(inProject(file), 'utf8')))).toEqual([]);
});

const listOf = (tables: Record<string, Endpoint>): string[] =>
  Object.values(tables).map((endpoint) => `${endpoint.method} ${routeOf(endpoint)}`);

test('the server registers the tables, all of them and nothing else', async () => {
  const routes: string[] = [];
  const server = await startProductServer(await openTestPglite({ filled: shippedTables }), {
    routes: (app) => {
      app.addHook('onRoute', ({ method, url }) => {
        for (const each of [method].flat()) if (each !== 'HEAD') routes.push(`${each} ${url}`);
      });
    },
  });
  await server.close();
  // The pages' own, which is no part of the wire.
  const pages = ['GET /*'];
  const expected = [...listOf(ENDPOINTS), ...listOf(FAMILY_ENDPOINTS), ...pages];
  expect(routes.toSorted()).toEqual(expected.toSorted());
});

test('no name and no route stands in both tables', () => {
  const names = [...Object.keys(ENDPOINTS), ...Object.keys(FAMILY_ENDPOINTS)];
  expect(new Set(names).size).toBe(names.length);
  const routes = [...listOf(ENDPOINTS), ...listOf(FAMILY_ENDPOINTS)];
  expect(new Set(routes).size).toBe(routes.length);
});

test('every endpoint is an address of the interface; pages are not', () => {
  for (const { path } of [...Object.values(ENDPOINTS), ...Object.values(FAMILY_ENDPOINTS)]) expect(path).toMatch(API);
  for (const path of ['/sys', '/sys/nothing?a=1', '/online/cgform/api/x', '/vxeSocket/1/2', '/healthz?a'])
    expect(path).toMatch(API);
  for (const path of ['/', '/online/cgformList/demo', '/online', '/healthzz', '/system/user', '/configuration'])
    expect(path).not.toMatch(API);
});

/** What the browser's code names: a table that it does not need is one it would load all the same. */
test('the browser asks for every endpoint of its table', () => {
  const files = sourcesOf('engine', 'renderers').filter((file) => !file.startsWith('engine/compile/'));
  const texts = files.map((file) => readFileSync(inProject(file), 'utf8')).join('\n');
  const named = new Set([...texts.matchAll(/\bENDPOINTS\.(\w+)/g)].map(([, name]) => name));
  expect(Object.keys(ENDPOINTS).filter((name) => !named.has(name))).toEqual([]);
});
