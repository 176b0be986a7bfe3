import { expect, test } from 'vitest';
import { sampleCompiled } from '../testing/sampleCompiled.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';
import { fixedScreens, startTestServer } from '../testing/testServer.ts';
import { checkRegisterRole } from './registration.ts';

test.each(await openTestDatabases())(
  'a role to register with that nobody has made is told at the start on $kind',
  async ({ open }) => {
    const server = await startTestServer(await open(), { screens: fixedScreens(sampleCompiled()) });
    try {
      const told: string[] = [];
      const { db, settings } = server.context;
      for (const registerRole of [undefined, 'operator', 'visitor'])
        await checkRegisterRole({
          db,
          settings: { ...settings, registerRole },
          log: { warn: (text) => told.push(text) },
        });
      expect(told).toEqual([expect.stringContaining('WEFT_REGISTER_ROLE 的角色“visitor”还没有')]);
    } finally {
      await server.close();
    }
  },
);
