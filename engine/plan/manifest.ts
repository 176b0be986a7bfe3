import type { Plan } from './Plan.ts';

/** What `GET /config/manifest` lists. */
export interface ManifestEntry {
  id: string;
  code: string;
  type: Plan['type'];
  title: string;
  hash: string;
  /** Wire code of the model or report behind it, where that is another than its own. */
  source?: string;
  /** It shows rows page by page, and may be looked at in views. */
  rows?: true;
}
