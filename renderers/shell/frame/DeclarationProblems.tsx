import { Suspense } from 'react';
import { useProblems } from '../../services/queries.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const ProblemBanner = lazyComponent('ProblemBanner', () =>
  import('./ProblemBanner.tsx').then((part) => part.ProblemBanner),
);

/** Tells an administrator of wrong declarations; while there are none, nothing of it is loaded. */
export function DeclarationProblems() {
  const errors = useProblems().filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ProblemBanner errors={errors} />
    </Suspense>
  );
}
