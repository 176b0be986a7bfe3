import type { ForeignDatabase, ForeignSettings } from './ForeignDatabase.ts';
import { openForeignMysql } from './foreignMysql.ts';
import { openForeignPostgres } from './foreignPostgres.ts';

/** Another database by its kind; nothing is connected before something is read. */
export const openForeign = (settings: ForeignSettings): ForeignDatabase =>
  settings.kind === 'mysql' ? openForeignMysql(settings) : openForeignPostgres(settings);
