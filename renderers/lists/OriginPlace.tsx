import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { type AskFigure, FigureProvider } from '../grid/edit/figureAsking.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';

const FormFigureWindow = lazyComponent('FormFigureWindow', () =>
  import('./FormFigureWindow.tsx').then((part) => part.FormFigureWindow),
);

/** A page whose forms tell where the figures below their rows come from. */
export function OriginPlace({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Parameters<AskFigure>>();
  const ask = useCallback<AskFigure>((...given) => setQuestion(given), []);
  return (
    <FigureProvider value={ask}>
      {children}
      {question && (
        <Suspense fallback={null}>
          <FormFigureWindow question={question} onClose={() => setQuestion(undefined)} />
        </Suspense>
      )}
    </FigureProvider>
  );
}
