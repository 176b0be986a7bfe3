import { readFile } from 'node:fs/promises';
import { createCompiler } from '../../engine/compile/compile.ts';
import { loadCompilePorts } from '../../server/screens/compilePorts.ts';
import { inProject } from '../setup/checkout.mjs';
import type { Describe } from '../validate/database.ts';
import type { ImportWorld } from './importJeecg.ts';

/** The product's own compiler, and a database in memory that is only started for reports it does not know. */
export async function openAround(): Promise<ImportWorld & { close(): Promise<void> }> {
  const ports = await loadCompilePorts();
  let database: Describe | undefined;
  return {
    compile: createCompiler(ports),
    parseSql: ports.parseSql,
    icons: await menuIcons(),
    async describe(compiled) {
      if (compiled.reports.size === 0) return [];
      const { createDescribe } = await import('../validate/database.ts');
      database ??= await createDescribe();
      return database.run(compiled);
    },
    close: async () => database?.close(),
  };
}

async function menuIcons(): Promise<ReadonlySet<string>> {
  const schema = JSON.parse(await readFile(inProject('schemas', 'menu.schema.json'), 'utf8')) as {
    $defs: { item: { properties: { icon: { enum: string[] } } } };
  };
  return new Set(schema.$defs.item.properties.icon.enum);
}
