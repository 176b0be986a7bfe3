import { createCompiler } from '../../engine/compile/compile.ts';
import type { ImportWorld } from '../../server/scaffold/jeecg/importJeecg.ts';
import { menuIcons } from '../../server/scaffold/jeecg/menuIcons.ts';
import { loadCompilePorts } from '../../server/screens/compilePorts.ts';
import type { Describe } from '../validate/database.ts';

/** The product's own compiler, and a database in memory that is only started for reports it does not know. */
export async function openAround(): Promise<ImportWorld & { close(): Promise<void> }> {
  const ports = await loadCompilePorts();
  let database: Describe | undefined;
  return {
    compile: createCompiler(ports),
    parseSql: ports.parseSql,
    icons: menuIcons(),
    async describe(compiled) {
      if (compiled.reports.size === 0) return [];
      const { createDescribe } = await import('../validate/database.ts');
      database ??= await createDescribe();
      return database.run(compiled);
    },
    close: async () => database?.close(),
  };
}
