import fs from 'node:fs';
import { expect, test } from 'vitest';
import { readEnvironment } from '../../server/config/environment.ts';
import { inProject } from '../setup/checkout.mjs';
import { lone } from './lone.ts';

const OWN = { dataDir: '/tmp/one', screens: '/work/screens', port: '4711' };

test('of what an operator may set a lone server is given nothing', () => {
  // The sample names every variable there is; the last ones are those of the tests.
  const text = fs.readFileSync(inProject('.env.example'), 'utf8');
  const names = [...text.matchAll(/^#([A-Z][A-Z0-9_]+)=/gm)]
    .flatMap(([, name]) => name ?? [])
    .filter((name) => !/^(?:TEST_\w+|CHROMIUM_PATH)$/.test(name));
  expect(names.length).toBeGreaterThan(20);
  const set = Object.fromEntries(names.map((name) => [name, 'https://example.com']));
  expect(Object.keys(lone({ ...set, PATH: '/bin' }, OWN)).toSorted()).toEqual(
    ['DATA_DIR', 'HOST', 'PATH', 'PORT', 'WEFT_DEMO', 'WEFT_SCREENS'].toSorted(),
  );
});

test('it answers on this machine alone, over the folder it is given, with the smallest demonstration', () => {
  const settings = readEnvironment(lone({ DATABASE_URL: 'postgres://db/weft', HOST: '0.0.0.0' }, OWN), '/srv');
  expect(settings).toMatchObject({ host: '127.0.0.1', port: 4711, dataDir: '/tmp/one', screensDir: '/work/screens' });
  expect([settings.databaseUrl, settings.demoSize]).toEqual([undefined, 'tiny']);
});
