import { isRecord } from '../../api/envelope.ts';

/** The version of the language spoken here; the newest codemod of `engine/authoring/migrate` leads to it. */
export const LANGUAGE_VERSION = 1;

/** What a project is written in that does not say. */
const UNSAID = 1;

/** The version that app.json says. */
export function versionIn(app: unknown): number {
  const said = isRecord(app) ? app.schemaVersion : undefined;
  return typeof said === 'number' && Number.isInteger(said) ? said : UNSAID;
}
