import { departments } from './departments.ts';
import type { Migration } from './Migration.ts';
import { systemTables } from './systemTables.ts';
import { walls } from './walls.ts';

/** In order; ids only ever grow. */
export const systemMigrations: readonly Migration[] = [systemTables, walls, departments];
