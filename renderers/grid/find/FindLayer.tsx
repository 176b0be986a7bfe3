import { Suspense } from 'react';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import type { FindSource } from './FindSource.ts';
import type { Finding } from './useFindKey.ts';

const FindBar = lazyComponent('FindBar', async () => (await import('./FindBar.tsx')).FindBar);

/** The bar of finding above a grid, once it was asked for; fetched then. */
export function FindLayer({ source, finding }: { source: FindSource | null; finding: Finding }) {
  if (!source || finding.asked === 0) return null;
  return (
    <Suspense>
      <FindBar source={source} asked={finding.asked} onClose={finding.close} />
    </Suspense>
  );
}
