import type { Problem } from '../problems.ts';
import type { Plan } from './Plan.ts';

/** What `GET /config/manifest` tells. */
export interface Manifest {
  /** Those the asker may open. */
  screens: ManifestEntry[];
  /** These are all there are. */
  complete?: boolean;
  /** Told to administrators only. */
  problems?: Problem[];
}

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

/** What the event `changed` tells of new declarations, for a manifest from before to follow. */
export interface ManifestChange {
  /** Ids of screens that went. */
  removed: string[];
  /** Screens that came or differ, as they are now. */
  screens: ManifestEntry[];
  /** Menu and app are others: which screens there are for whom is asked anew. */
  menu: boolean;
}

/** The manifest after a change, in its order; what came stands at the end. */
export function changedManifest(manifest: Manifest, { removed, screens }: ManifestChange): Manifest {
  const now = new Map(manifest.screens.map((entry) => [entry.id, entry]));
  for (const id of removed) now.delete(id);
  for (const entry of screens) now.set(entry.id, entry);
  return { ...manifest, screens: [...now.values()] };
}
