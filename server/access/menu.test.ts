import { expect, test } from 'vitest';
import type { MenuNode } from '../../engine/plan/compiled.ts';
import { parseMenu } from '../../engine/routes/MenuItem.ts';
import { compiler, shippedFiles } from '../../tests/declarations.ts';
import { frameOrigins, permissionResult } from './menu.ts';
import { createRights } from './rights.ts';

function entry(url: string, more: Partial<MenuNode> = {}): MenuNode {
  return { id: url, title: url, path: '/x', url, frame: true, hidden: false, children: [], ...more };
}

test('frames may come from the origins of framed entries, at any depth, each once', () => {
  const menu = [
    entry('https://docs.example/a?b={{ tenantId }}'),
    entry('https://docs.example:8443/'),
    entry('http://other.example/x', { frame: false }),
    entry('', { url: undefined, children: [entry('https://docs.example/c'), entry('http://deep.example')] }),
  ];
  expect(frameOrigins(menu)).toEqual(['http://deep.example', 'https://docs.example', 'https://docs.example:8443']);
});

test.each([
  'https://{{ tenantId }}.example/',
  `https://\${host}/`,
  "https://a.example 'unsafe-inline'/",
  'https://a.example;script-src *',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
])('A094 %s allows no origin', (url) => {
  expect(frameOrigins([entry(url)])).toEqual([]);
});

test('what a menu says of a route reaches the browser, and pages are kept alive unless it says no', async () => {
  const compile = await compiler();
  const screen = 'system/user';
  const items = [
    { title: '聚合', path: '/all', alwaysShow: true, children: [{ screen, keepAlive: false }] },
    { title: '帮助', path: '/help', url: 'https://docs.example/', frame: true, hiddenHeaderContent: true },
  ];
  const shipped = (await shippedFiles()).filter(({ path }) => path !== 'screens/menu.json');
  const text = JSON.stringify({ $schema: '../schemas/menu.schema.json', items });
  const compiled = compile([...shipped, { path: 'screens/menu.json', text }]);
  expect(compiled.problems).toEqual([]);
  const actor = { userId: '1', username: 'a', realname: 'a', tenant: '1000', orgCode: '', admin: true };
  const nobody = { rows: 'all' as const, roles: [], menus: new Set<string>(), permissions: new Set<string>() };
  const { menu } = permissionResult(
    compiled,
    compiled.menu,
    { ...actor, ...nobody },
    createRights(() => compiled),
  );
  const [folder, help] = ['聚合', '帮助'].map((title) => parseMenu(menu).find(({ meta }) => meta.title === title));
  expect(folder).toMatchObject({ alwaysShow: true, children: [{ meta: { keepAlive: false } }] });
  expect(help).toMatchObject({ alwaysShow: false, meta: { hiddenHeaderContent: true, keepAlive: true } });
});
